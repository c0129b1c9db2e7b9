import LibC

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

var rows: [Row] = []
if isForFiles {
  rows += measureManyFiles(
    files: numbers.first ?? 10_000, runs: runs, programs: place, folder: folder)
} else {
  rows += measureWholeProcesses(nodes: nodes, runs: runs, programs: place, folder: folder)
  rows += measurePeers(nodes: nodes, runs: runs, programs: place, folder: folder)
  rows += measureCommands(nodes: nodes, runs: runs, programs: place, folder: folder)
  rows += measureManyFiles(files: 10_000, runs: runs, programs: place, folder: folder)
  rows += measureTreeMoves(nodes: nodes)
  rows += measureGrowth(runs: runs, programs: place, folder: folder)
}
printTable(rows)
