/// Jobs that work on the files themselves: each file once, however often and by whatever paths it is
/// named, so that a second edit does not build on the first and no backup is lost.
///
/// Files are told apart by their paths without links. Hard links are files of their own, as one that is
/// replaced is parted from the other.
struct DistinctFiles: Sendable {
  /// The jobs in their order; those for a file that came before say so.
  private(set) var jobs: [OutputPlan.Job] = []
  /// The first name of each file, by its path without links.
  private var names: [FilePath: FilePath] = [:]

  init(_ planned: [OutputPlan.Job]) {
    // One file can be in the way of no other.
    guard planned.count > 1 else {
      jobs = planned
      return
    }
    var resolver = PathResolver()
    for var job in planned {
      if let path = job.input.path {
        let resolved = resolver.resolve(path)
        job.first = names[resolved]
        if job.first == nil { names[resolved] = path }
      }
      jobs.append(job)
    }
  }

  /// Refuses a backup that would take the place of an input, be it a link.
  func check(backupSuffix suffix: String) throws(UsageError) {
    var inputs = names
    for path in jobs.compactMap(\.input.path) {
      inputs[path.directory.resolved.appending(path.name)] = path
    }
    for (file, name) in names.sorted(by: { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }) {
      guard let input = inputs[file.addingSuffix(suffix)] else { continue }
      throw UsageError(
        "the backup of \(name.shown) would replace the input \(input.shown)",
        hint: "choose another suffix than \(suffix)")
    }
  }
}
