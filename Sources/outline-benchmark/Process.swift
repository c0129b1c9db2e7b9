import LibC

/// What one run of a program took.
struct ProcessCost {
  /// User and system time, in seconds.
  var processor: Double
  /// In seconds.
  var wall: Double
  /// The largest resident set, in bytes.
  var peak: Int
}

/// Runs a program to its end, with nothing to read and its output thrown away.
///
/// - Returns: What it took; nil where it could not be started or did not exit with 0.
func cost(of command: [String]) -> ProcessCost? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor: Int32 in 0...2 {
    let mode = descriptor == 0 ? O_RDONLY : O_WRONLY
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
  }
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  let began = seconds()
  guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
    return nil
  }
  var status: Int32 = 0
  var usage = rusage()
  guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
  return ProcessCost(
    processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), wall: seconds() - began,
    peak: Int(usage.ru_maxrss) * 1024)
}

/// What a program writes to standard output; nil where it could not be run.
func outputOf(_ command: [String]) -> String? {
  let path = "\(folder)/outline-output-\(getpid())"
  defer { unlink(path) }
  let quoted = command.map {
    "'"
      + $0.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
  guard cost(of: ["sh", "-c", quoted.joined(separator: " ") + " > '\(path)'"]) != nil,
    let file = fopen(path, "rb")
  else { return nil }
  defer { fclose(file) }
  var buffer = [UInt8](repeating: 0, count: 4096)
  let count = fread(&buffer, 1, buffer.count, file)
  return String(decoding: buffer[..<count], as: UTF8.self)
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
}

/// Seconds on a clock that only goes forward.
func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
