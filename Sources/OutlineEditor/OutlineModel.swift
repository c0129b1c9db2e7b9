public import Observation
public import OutlineDocument
public import OutlineTree
internal import OutlineXML

/// The model of an outliner's window: a document, the rows to be shown of it, undo and redo.
///
/// It reads no file and knows no screen. An app opens it with a file's bytes, shows ``rows``, calls
/// the edits by what the user does, and writes ``encoded()`` where it likes:
///
/// ```swift
/// struct OutlineView: View {
///   @Bindable var model: OutlineModel
///
///   var body: some View {
///     List {
///       ForEach(model.rows) { row in
///         Text(row.title).padding(.leading, 16 * Double(row.depth - 1))
///           .onTapGesture { try? model.setFolded(!row.isFolded, [row.id]) }
///       }
///       .onMove { try? model.move(fromOffsets: $0, toOffset: $1) }
///       .onDelete { offsets in try? model.delete(offsets.map { model.rows[$0].id }) }
///     }
///     .searchable(text: $model.filter.text)
///   }
/// }
/// ```
///
/// A terminal draws ``rows`` itself and redraws what ``difference`` names.
///
/// **P**: an edit that is refused throws, changes nothing and leaves nothing to be undone; undoing an
/// edit brings back the bytes from before it. Each step that can be undone keeps the document as it
/// was, some 60 bytes for each of its nodes; the text as read is kept once for all.
@Observable @MainActor
public final class OutlineModel {
  /// The outline as it stands. Read all that rows do not show here; edits go through the model.
  public internal(set) var document: OutlineDocument

  /// What is to be seen of the document: no row lies below a folded one, and the filter leaves all.
  public internal(set) var rows: OutlineRows

  /// Which rows are to be seen, beside what is folded. It never edits and is not undone.
  public var filter = OutlineFilter() {
    didSet { showRows() }
  }

  /// A number that stays the same only as long as the document does; undoing brings the old one back.
  public internal(set) var revision = 0

  var savedRevision = 0
  var history: EditHistory
  @ObservationIgnored var lastRevision = 0
  private var earlierRows: OutlineRows

  /// A model of a document.
  ///
  /// - Parameter undoLimit: How many edits can be undone; with more, the oldest become final.
  public init(_ document: OutlineDocument, undoLimit: Int = 100) {
    self.document = document
    history = EditHistory(limit: undoLimit)
    let rows = OutlineRows(of: document, filter: OutlineFilter())
    (self.rows, earlierRows) = (rows, rows)
  }

  /// What changed in ``rows`` by the last edit, undoing, folding or filtering; empty at first.
  ///
  /// O(rows) where they are much the same; computed when it is asked for.
  public var difference: RowsDifference {
    RowsDifference(from: earlierRows.visible, to: rows.visible)
  }

  /// Makes the rows anew, as the document or the filter has changed.
  func showRows() {
    earlierRows = rows
    rows = OutlineRows(of: document, filter: filter)
  }
}
