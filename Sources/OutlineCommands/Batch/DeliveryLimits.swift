#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// How much may wait for the disk at a time.
enum DeliveryLimits {
  /// Bytes in temporary files.
  static let bytes = 64 << 20

  /// Files; each is open, and twice as many are being made.
  static let files: Int = {
    var limit = rlimit()
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    guard getrlimit(kind, &limit) == 0 else { return 16 }
    return min(128, max(1, (Int(clamping: limit.rlim_cur) - 64) / 4))
  }()
}
