/// What filters a page, and opens and folds all of it.
enum PageScript {
  /// What stands in its `<script>`.
  static let text = #"""

    "use strict";
    {
      const tools = document.querySelector(".tools");
      const list = document.querySelector("main");
      const field = tools.querySelector("input");
      const count = tools.querySelector("output");
      const [expand, collapse] = tools.querySelectorAll("button");

      // Each scalar by itself to one in lower case, as "contains" of the program has it.
      const folded = (text) => text
        .replace(/\P{ASCII}/gu, (c) => String.fromCodePoint(c.toLowerCase().codePointAt(0)))
        .toLowerCase();

      // All nodes in document order; texts are read when the first filter asks for them.
      const nodes = [];
      const known = new Map();
      const path = [];
      for (const item of list.querySelectorAll("li")) {
        const first = item.firstElementChild;
        const section = first.localName === "details" ? first : null;
        const row = section ? section.firstElementChild : first;
        const over = known.get(item.parentElement.closest("li"));
        const level = Number(row.dataset.level) || (over ? over.level + 1 : 1);
        const node = { item, section, row, level, above: path[level - 1], isWay: false };
        path[level] = node;
        known.set(item, node);
        nodes.push(node);
      }
      known.clear();

      const read = (node) => {
        const note = node.row.nextElementSibling;
        node.title = folded(node.row.querySelector("span").textContent);
        node.note = note?.className === "note" ? folded(note.textContent) : "";
      };

      const setOpen = (isOpen) => {
        for (const { section } of nodes) if (section) section.open = isOpen;
      };

      let isFiltered = false;
      const show = () => {
        const wanted = folded(field.value);
        const keeps = isFiltered;
        isFiltered = wanted !== "";
        list.classList.toggle("filtered", isFiltered);
        let found = 0;
        // From the last to the first: what is below a node has told it by then that it is the way.
        for (let index = nodes.length - 1; index >= 0; index -= 1) {
          const node = nodes[index];
          const { item, section, above, isWay } = node;
          if (isFiltered && node.title === undefined) read(node);
          if (section && !keeps) node.wasOpen = section.open;
          const isNoted = isFiltered && node.note.includes(wanted);
          const isFound = isNoted || (isFiltered && node.title.includes(wanted));
          if (isFound) found += 1;
          item.hidden = isFiltered && !isFound && !isWay;
          item.classList.toggle("found", isFound);
          if (section) section.open = node.wasOpen || isWay || isNoted;
          if (above && (isFound || isWay)) above.isWay = true;
          node.isWay = false;
        }
        count.textContent = isFiltered ? `${found} of ${nodes.length}` : "";
      };

      field.addEventListener("input", show);
      field.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || field.value === "") return;
        event.preventDefault();
        field.value = "";
        show();
      });
      expand.addEventListener("click", () => setOpen(true));
      collapse.addEventListener("click", () => setOpen(false));

      // Paper cannot be unfolded.
      let printed = [];
      addEventListener("beforeprint", () => {
        printed = nodes.filter(({ section }) => section && !section.open);
        for (const { section } of printed) section.open = true;
      });
      addEventListener("afterprint", () => {
        for (const { section } of printed) section.open = false;
      });
      tools.hidden = false;
    }

    """#

  /// The SHA-256 of ``text``, by which the page allows this script and no other.
  static let hash = "AhWahG4dxrYDmIC0aFVdcudgC1DD+KmX1GUD6B4XMns="
}
