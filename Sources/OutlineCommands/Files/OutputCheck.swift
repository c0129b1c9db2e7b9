/// Refuses what would be written over what is read, or over something else that is written.
///
/// Files are told apart by what the system knows of them: by whatever paths, links and, where that does
/// not count, in whatever letter case they are named.
struct OutputCheck {
  private var inputs: [FileIdentity: FilePath] = [:]

  /// For a run that reads these.
  init(_ list: [Input]) {
    for path in list.compactMap(\.path) {
      if let status = try? FileStatus(of: path) { inputs[status.stamp.identity] = path }
    }
  }

  /// Refuses two inputs for one output, and an output that is an input.
  ///
  /// - Parameter hint: What to do where an output is an input.
  func check(_ jobs: [OutputPlan.Job], hint: String) throws(UsageError) {
    var outputs: [FilePath: FilePath] = [:]
    var spellings: [String: (path: FilePath, input: FilePath)] = [:]
    var resolver = PathResolver()
    for job in jobs {
      guard let path = job.destination.otherFile else { continue }
      let resolved = resolver.resolve(path)
      var other = outputs.updateValue(job.input.name, forKey: resolved)
      let near = spellings.updateValue((path, job.input.name), forKey: resolved.withoutCase)
      if other == nil, let near, path.isWhereCaseDoesNotCount { other = near.input }
      if let other {
        throw UsageError(
          "\(other.shown) and \(job.input.name.shown) would both be written to \(path.shown)")
      }
      if let input = input(at: path) {
        throw UsageError("the output \(path.shown) is the input \(input.shown)", hint: hint)
      }
    }
  }

  /// Refuses a report in the place of an input or an output.
  func check(report path: FilePath, _ jobs: [OutputPlan.Job]) throws(UsageError) {
    if let input = input(at: path) {
      throw UsageError("the report \(path.shown) would replace the input \(input.shown)")
    }
    var resolver = PathResolver()
    let report = resolver.resolve(path)
    for output in jobs.compactMap(\.destination.otherFile)
    where resolver.resolve(output) == report {
      throw UsageError("the report and an outline would both be written to \(path.shown)")
    }
  }

  private func input(at path: FilePath) -> FilePath? {
    (try? FileStatus(of: path)).flatMap { inputs[$0.stamp.identity] }
  }
}
