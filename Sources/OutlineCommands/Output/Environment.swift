#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What the environment says that concerns this program.
struct Environment: Sendable {
  /// Whether a terminal may be sent colours (https://no-color.org).
  let wantsColour: Bool

  /// The environment of this process.
  static var ofProcess: Environment {
    let noColour = value(of: "NO_COLOR") ?? ""
    return Environment(wantsColour: noColour.isEmpty && value(of: "TERM") != "dumb")
  }

  private static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
