import Foundation
import Testing

/// A browser that opens a page without a window, if one is installed.
enum Browser {
  /// What it is called; nil: there is none. Tests/set-up looks for the same ones.
  static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    let names = [
      environment["CHROMIUM"] ?? "chromium", "chromium-browser", "google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ]
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    for name in names {
      let paths = name.contains("/") ? [name] : folders.map { $0 + "/" + name }
      if let path = paths.first(where: FileManager.default.isExecutableFile) { return path }
    }
    return nil
  }()

  /// Opens a page in a frame, runs a script beside it, and gives the lines that this says.
  ///
  /// - Parameters:
  ///   - page: The name of a file in the folder.
  ///   - runsScript: Whether the page's own script runs.
  ///   - script: What is done: `page` is its document, `view` its window, `say(text)` says a line.
  static func lines(
    from page: String, in scratch: Scratch, runsScript: Bool = true, by script: String
  ) throws -> [String] {
    let rights = runsScript ? "" : "sandbox=\"allow-same-origin\""
    try scratch.write(
      """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <iframe src="\(page)" width="800" height="600" \(rights)></iframe>
      <pre></pre>
      <script>
      addEventListener("load", () => {
        const view = document.querySelector("iframe").contentWindow;
        const page = view.document;
        const said = [];
        const say = (text) => said.push(text);
        try { \(script) } catch (error) { say(String(error)); }
        document.querySelector("pre").textContent = encodeURIComponent(said.join("\\n"));
      });
      </script>
      """, to: "frame.html")
    let result = try scratch.run(
      """
      exec '\(try #require(program))' --headless --no-sandbox --disable-gpu --disable-dev-shm-usage \
      --no-first-run --user-data-dir="$PWD/profile" --allow-file-access-from-files \
      --virtual-time-budget=10000 --dump-dom "file://$PWD/frame.html"
      """)
    let answer = try #require(
      result.text.firstMatch(of: /<pre>([^<]+)<\/pre>/)?.output.1, "\(result.errorText)")
    return try #require(String(answer).removingPercentEncoding)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
