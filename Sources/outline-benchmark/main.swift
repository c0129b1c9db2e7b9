#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// outline-benchmark [NODES [RUNS]]: all measurements, with inputs made in the folder TMPDIR.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let nodes = numbers.first ?? 500_000
let runs = numbers.dropFirst().first ?? 5
let programs = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
  .dropLast().joined(separator: "/")
let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"

measureWholeProcesses(
  nodes: nodes, runs: runs, programs: programs.isEmpty ? "." : programs, folder: folder)
measureTreeMoves(nodes: nodes)
