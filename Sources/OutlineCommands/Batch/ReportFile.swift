internal import LibC
internal import OutlineConversion
internal import OutlineXML

/// The report of a run, for programs: a JSON object a line for each input, in their order, written as
/// soon as it is done.
struct ReportFile: Sendable {
  private let path: FilePath
  /// nil: standard output.
  private let descriptor: Descriptor?
  private let console: Console
  private var hasFailed = false

  /// Begins an empty report.
  ///
  /// - Parameter destination: Where it is written.
  init(_ destination: Destination, on console: Console) throws(FileFailure) {
    self.console = console
    switch destination {
    case .standardOutput:
      path = FilePath("-")
      descriptor = nil
    case .file(let path):
      self.path = path
      do throws(SystemError) {
        descriptor = try Descriptor(
          opening: path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
      } catch {
        throw .unwritable(path, error)
      }
    }
  }

  /// Where a report goes.
  enum Destination: Sendable {
    case standardOutput
    case file(FilePath)
  }

  /// Adds the line of an input.
  ///
  /// - Throws: That it cannot be written, once.
  mutating func add(_ result: FileResult, for input: Input) throws(FileFailure) {
    if hasFailed { return }
    var line = PieceBuffer()
    result.append(to: &line, path: input.name)
    do throws(FileFailure) {
      try line.finish { bytes throws(FileFailure) in try write(bytes) }
    } catch {
      hasFailed = true
      throw error
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
    guard let descriptor else { return try console.write(bytes) }
    do throws(SystemError) {
      try descriptor.write(bytes)
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// Ends the report, which may tell of a failed write.
  func close() throws(FileFailure) {
    do throws(SystemError) {
      try descriptor?.close()
    } catch {
      if !hasFailed { throw .unwritable(path, error) }
    }
  }
}

extension FileResult {
  /// Adds the line of the report.
  fileprivate func append(to line: inout PieceBuffer, path: FilePath) {
    line.append("{\"path\":")
    JSONText.append(path.shown, to: &line)
    line.append(",\"output\":")
    JSONText.append(output?.shown, to: &line)
    line.append(",\"outcome\":\"\(outcome.rawValue)\",\"exit\":\(code.rawValue),\"edits\":\(edits)")
    line.append(",\"nodes\":")
    if let nodes {
      line.append("{\"before\":\(nodes.before),\"after\":\(nodes.after)}")
    } else {
      line.append("null")
    }
    line.append(",\"warnings\":\(warnings),\"error\":")
    if let failure {
      line.append("{\"line\":")
      JSONText.append(failure.position?.line, to: &line)
      line.append(",\"column\":")
      JSONText.append(failure.position?.column, to: &line)
      line.append(",\"message\":")
      JSONText.append(failure.message, to: &line)
      line.append("}")
    } else {
      line.append("null")
    }
    line.append("}\n")
  }
}
