internal import OutlineConversion
internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree

/// Makes one outline of each input and brings it to where the command line says.
struct OutlineEditing: Sendable {
  /// What is made of a document.
  typealias Edit = @Sendable (consuming OutlineDocument) throws(EditFailure) -> EditOutcome

  private let command: String
  private let inputs: InputOptions
  private let writing: WritingOptions

  /// For the command of that name.
  init(_ command: String, _ inputs: InputOptions, _ writing: WritingOptions) {
    self.command = command
    self.inputs = inputs
    self.writing = writing
  }

  /// Edits all inputs, past those that fail.
  ///
  /// - Parameters:
  ///   - prepare: Makes the edit, once it is known where everything goes and before any outline is read.
  ///   - note: What is said of a changed outline under `--verbose`, besides that.
  func run(
    on console: Console, _ prepare: () throws(FileFailure) -> Edit,
    note: @escaping @Sendable (EditOutcome) -> String = { _ in "" }
  ) -> ExitCode {
    let list = inputs.list(on: console)
    let plan: OutputPlan
    let edit: Edit
    do throws(UsageError) {
      plan = try OutputPlan(list, writing, ending: writing.format?.fileExtensions.first)
    } catch {
      return console.report(error, in: command)
    }
    do throws(FileFailure) {
      edit = try prepare()
    } catch {
      return console.report(error)
    }
    return plan.run(list, inputs, on: console) { job, console throws(FileFailure) in
      let (document, origin) = try job.open(on: console)
      let before = document.outline.count
      let outcome: EditOutcome
      do throws(EditFailure) {
        // Given away, so that editing it copies nothing.
        outcome = try edit(consume document)
      } catch {
        throw FileFailure(error, in: origin.name)
      }
      console.report(outcome.document.warnings, in: origin.name)
      for warning in outcome.warnings {
        console.report(.warning, warning.message, in: origin.name, at: warning.position)
      }
      let writing = OutlineWriting(options: writing, console: console)
      return try writing.result(
        try writing.content(outcome.document, origin, to: job.destination), origin,
        to: job.destination,
        changed: "changed" + note(outcome), edits: outcome.edits,
        nodes: .init(before: before, after: outcome.document.outline.count))
    }
  }
}

extension Origin {
  /// Does something with the document, and names its file where that fails.
  func explaining<Value>(
    _ work: () throws(EditFailure) -> Value
  ) throws(FileFailure) -> Value {
    do throws(EditFailure) {
      return try work()
    } catch {
      throw FileFailure(error, in: name)
    }
  }
}
