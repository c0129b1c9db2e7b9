internal import LibC

/// What the environment says that concerns this program.
struct Environment: Sendable {
  /// Whether a terminal may be sent colours (https://no-color.org).
  let wantsColour: Bool
  /// Whether a terminal can go back to the start of a line and clear it.
  let movesCursor: Bool

  /// The environment of this process.
  static var ofProcess: Environment {
    let noColour = value(of: "NO_COLOR") ?? ""
    let movesCursor = value(of: "TERM") != "dumb"
    return Environment(wantsColour: noColour.isEmpty && movesCursor, movesCursor: movesCursor)
  }

  private static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
