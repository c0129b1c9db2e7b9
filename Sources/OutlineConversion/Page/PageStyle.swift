/// How a page looks.
enum PageStyle {
  /// What stands in its `<style>`.
  static let text = #"""

    :root {
      color-scheme: light dark;
      --paper: #fdfdfc; --ink: #1d1d1f; --dim: #64646c; --line: #d9d9de; --edge: #8d8d96;
      --field: #fff; --link: #0b57b8; --focus: #2f6fde; --done: #1a7f4b; --gap: .15rem;
    }
    @media (pointer: coarse) { :root { --gap: .3rem; } }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #18191b; --ink: #e8e8ea; --dim: #a0a1a9; --line: #3d3e45; --edge: #6f7079;
        --field: #222327; --link: #8ab8ff; --focus: #7aa8ff; --done: #5bc98c;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 7rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      max-width: 48rem; margin: 0 auto; padding: clamp(1rem, 4vw, 2rem) clamp(.75rem, 4vw, 2rem) 4rem;
      background: var(--paper); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { margin: 0 .3rem .75rem; font-size: 1.6rem; line-height: 1.25; text-wrap: balance; }
    a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .15em; }
    :focus-visible { outline: 2px solid var(--focus); border-radius: .3rem; }

    .tools {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center;
      gap: .5rem .75rem; margin: 0 0 .75rem; padding: .6rem .3rem;
      background: var(--paper); border-bottom: 1px solid var(--line);
    }
    @media (max-height: 30rem) { .tools { position: static; } }
    .tools label { flex: 1 1 14rem; display: flex; align-items: center; gap: .6rem; }
    .tools input { flex: 1; min-width: 0; }
    .tools div { flex: 0 1 auto; display: flex; align-items: center; gap: .5rem; }
    .tools output { margin-inline-end: auto; }
    @media (max-width: 36rem) { .tools div { flex: 1 1 100%; } }
    .tools input, .tools button {
      min-height: 2.25rem; padding: .2rem .7rem; border: 1px solid var(--edge);
      border-radius: .4rem; background: var(--field); color: inherit; font: inherit;
    }
    .tools button { cursor: pointer; white-space: nowrap; }
    .tools button:hover { border-color: var(--ink); }
    .tools output { color: var(--dim); font-variant-numeric: tabular-nums; white-space: nowrap; }

    ul { margin: 0; padding: 0; list-style: none; }
    ul ul {
      margin-inline-start: .8rem; padding-inline-start: .5rem;
      border-inline-start: 1px solid var(--line);
    }
    @media (max-width: 36rem) { ul ul { padding-inline-start: .15rem; } }
    ul ul ul ul ul ul ul ul { margin-inline-start: .3rem; padding-inline-start: .2rem; }
    ul ul ul ul ul ul ul ul ul ul ul ul ul ul ul ul {
      margin-inline-start: 0; padding-inline-start: .1rem; border: 0;
    }
    p, summary {
      position: relative; display: block; margin: 0; padding: var(--gap) .3rem var(--gap) 1.6rem;
      border-radius: .3rem;
    }
    .task { padding-inline-start: 3rem; }
    summary { cursor: pointer; list-style: none; outline-offset: -2px; }
    summary::-webkit-details-marker { display: none; }
    summary:hover { background: color-mix(in srgb, var(--dim) 12%, transparent); }
    p::before, summary::before { content: ""; position: absolute; border-color: var(--dim); }
    p::before {
      inset-inline-start: .65rem; top: calc(var(--gap) + .6rem);
      border-style: solid; border-width: .15rem; border-radius: 50%;
    }
    summary::before {
      inset-inline-start: .5rem; top: calc(var(--gap) + .5rem); width: .45rem; height: .45rem;
      border-style: solid; border-width: 0 2px 2px 0; transform: rotate(-45deg);
    }
    [open] > summary::before { top: calc(var(--gap) + .4rem); transform: rotate(45deg); }
    p[data-level]::before {
      content: attr(data-level); position: static; margin-inline: -1.2rem .5rem; border: 0;
      color: var(--dim); font-size: .75rem;
    }
    i[role] {
      position: absolute; inset-inline-start: 1.65rem; top: calc(var(--gap) + .27rem);
      width: .95rem; height: .95rem; border: 1.5px solid var(--dim); border-radius: .2rem;
    }
    i.done { border-color: var(--done); }
    i.done::after {
      content: ""; position: absolute; left: .25rem; top: .02rem; width: .3rem; height: .6rem;
      border: solid var(--done); border-width: 0 2px 2px 0; transform: rotate(45deg);
    }
    i.done + span { color: var(--dim); }
    p [dir], summary [dir] { white-space: pre-wrap; }
    [dir]:empty::before { content: "\2014"; color: var(--dim); }
    .note {
      padding: 0 .3rem .25rem 1.6rem; color: var(--dim); font-size: .9rem; white-space: pre-wrap;
    }
    .task + .note { padding-inline-start: 3rem; }
    .address { margin-inline-start: .5rem; font-size: .8rem; color: var(--dim); }
    .off { --ink: var(--dim); --link: var(--dim); color: var(--dim); font-style: italic; }
    sub, sup { line-height: 0; }
    code, kbd, samp { font-family: ui-monospace, monospace; font-size: .9em; }
    code {
      padding: 0 .25em; border-radius: .25em;
      background: color-mix(in srgb, var(--dim) 14%, transparent);
    }
    mark { background: #ffe58a; color: #1d1d1f; }
    .filtered li:not(.found) > p, .filtered li:not(.found) > details > summary {
      --link: var(--dim); color: var(--dim);
    }

    @media print {
      :root {
        --paper: #fff; --ink: #000; --dim: #555; --line: #bbb; --link: #000; --done: #000;
      }
      body { max-width: none; padding: 0; font-size: 10.5pt; }
      .tools, .address { display: none !important; }
      a { text-decoration-color: var(--line); }
      details::details-content { content-visibility: visible; block-size: auto; }
      summary::before { top: calc(var(--gap) + .4rem); transform: rotate(45deg); }
      p, summary { break-inside: avoid; }
      h1, summary { break-after: avoid; }
    }

    """#

  /// The SHA-256 of ``text``, by which the page allows this style and no other.
  static let hash = "/5ES7w/rSxc9cJ5I5r0ptOBQYNz9D367oJMEXSP9I3M="
}
