internal import LibC

/// How much may wait for the disk at a time.
enum DeliveryLimits {
  /// Bytes in temporary files.
  static let bytes = 64 << 20

  /// Files. Each is open, and twice as many can be in the making.
  static let files = min(512, max(1, (openFiles - 64) / 4))

  /// How many files the program may have open: more than usual, where the system lets it.
  private static let openFiles: Int = {
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0 else { return 128 }
    let wanted = min(limit.rlim_max, 4096)
    if limit.rlim_cur < wanted {
      var raised = limit
      raised.rlim_cur = wanted
      if setrlimit(kind, &raised) == 0 { limit = raised }
    }
    return Int(clamping: limit.rlim_cur)
  }()
}
