#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// outline-benchmark [NODES [RUNS]]: all measurements, with inputs made in the folder TMPDIR.
// outline-benchmark files [FILES [RUNS]]: those of many files only.
let isForFiles = CommandLine.arguments.dropFirst().first == "files"
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let nodes = numbers.first ?? 500_000
let runs = numbers.dropFirst().first ?? 5
let programs = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
  .dropLast().joined(separator: "/")
let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"

let place = programs.isEmpty ? "." : programs

if isForFiles {
  measureManyFiles(files: numbers.first ?? 10_000, runs: runs, programs: place, folder: folder)
} else {
  measureWholeProcesses(nodes: nodes, runs: runs, programs: place, folder: folder)
  measureManyFiles(files: 10_000, runs: runs, programs: place, folder: folder)
  measureTreeMoves(nodes: nodes)
}
