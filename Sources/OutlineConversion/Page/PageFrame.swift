/// What every page has around its title and its nodes.
enum PageFrame {
  /// From the beginning to the title. The page loads nothing, sends nothing and runs nothing but its own
  /// script. In what language it is, is not known.
  static let start = """
    <!DOCTYPE html>
    <html lang="">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'sha256-\(PageStyle.hash)'; script-src 'sha256-\(PageScript.hash)'; \
    base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">

    """

  /// From behind the title to the body.
  static let style = """
    <style>\(PageStyle.text)</style>
    </head>
    <body>

    """

  /// The field and the buttons, which only the script shows.
  static let tools = """
    <div class="tools" lang="en" hidden>
    <label>Filter <input type="search" autocomplete="off" spellcheck="false"></label>
    <div><output></output><button type="button">Expand all</button> \
    <button type="button">Collapse all</button></div>
    </div>

    """

  /// From behind the nodes to the end.
  static let end = """
    <script>\(PageScript.text)</script>
    </body>
    </html>

    """
}
