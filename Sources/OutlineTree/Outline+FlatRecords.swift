extension Outline {
  /// The nodes as rows of a table, in document order.
  ///
  /// - Parameter name: What a node is called outside, different for each.
  /// - Complexity: O(*n*).
  public func flatRecords<ID>(identifiedBy name: (NodeID) -> ID) -> [FlatRecord<ID>] {
    var records: [FlatRecord<ID>] = []
    records.reserveCapacity(count)
    var path: [(node: NodeID, name: ID?, children: Int)] = [(.root, nil, 0)]
    var next = next(after: .root, within: .root)
    while let node = next, let parent = parent(of: node) {
      while path[path.count - 1].node != parent { path.removeLast() }
      let level = path.count - 1
      let id = name(node)
      records.append(
        FlatRecord(id: id, parent: path[level].name, sortNumber: path[level].children))
      path[level].children += 1
      path.append((node, id, 0))
      next = self.next(after: node, within: .root)
    }
    return records
  }

  /// The nodes as rows of a table, called by their own ids, in document order. O(*n*).
  public func flatRecords() -> [FlatRecord<NodeID>] {
    flatRecords { $0 }
  }

  /// An outline of the rows of a table.
  ///
  /// - Parameter records: The rows in any order. Those with one parent stand by rising sort number,
  ///   where numbers are equal as they are given.
  /// - Returns: The outline, and the node that each record has become.
  /// - Throws: ``FlatRecordError`` for a record that fits nowhere.
  /// - Complexity: O(*n* log *n*).
  public static func assembled<ID>(
    from records: some Sequence<FlatRecord<ID>>
  ) throws(FlatRecordError<ID>) -> (outline: Outline, nodes: [ID: NodeID]) {
    let table = try RecordTable(Array(records))
    var builder = OutlineBuilder(reserving: table.records.count)
    var nodes: [ID: NodeID] = [:]
    nodes.reserveCapacity(table.records.count)
    // What is still to be opened, last first; `nil` closes the node opened last.
    var rest: [Int?] = table.tops.reversed()
    while let step = rest.popLast() {
      guard let row = step else {
        builder.close()
        continue
      }
      nodes[table.records[row].id] = builder.open()
      rest.append(nil)
      rest.append(contentsOf: table.children[row].reversed())
    }
    if nodes.count < table.records.count { throw .cycle(table.cycle { nodes[$0] != nil }) }
    return (builder.finish(), nodes)
  }
}

/// Records with what lies below each.
private struct RecordTable<ID: Hashable & Sendable> {
  let records: [FlatRecord<ID>]
  /// The rows of the records without parent, in order.
  private(set) var tops: [Int] = []
  /// For each record the rows of those below it, in order.
  private(set) var children: [[Int]]
  private var rows: [ID: Int] = [:]

  init(_ records: [FlatRecord<ID>]) throws(FlatRecordError<ID>) {
    self.records = records
    children = [[Int]](repeating: [], count: records.count)
    for (row, record) in records.enumerated() {
      guard rows.updateValue(row, forKey: record.id) == nil else { throw .repeatedID(record.id) }
    }
    // Equal numbers keep the order in which they are given: the rows decide.
    let order = records.indices.sorted {
      (records[$0].sortNumber, $0) < (records[$1].sortNumber, $1)
    }
    for row in order {
      guard let parent = records[row].parent else {
        tops.append(row)
        continue
      }
      guard let above = rows[parent] else {
        throw .unknownParent(parent, record: records[row].id)
      }
      children[above].append(row)
    }
  }

  /// A cycle among records of which some are known to hang on a top one; the others do not.
  func cycle(hangs: (ID) -> Bool) -> [ID] {
    guard var record = records.first(where: { !hangs($0.id) }) else { return [] }
    var places: [ID: Int] = [:]
    var path: [ID] = []
    while places.updateValue(path.count, forKey: record.id) == nil {
      path.append(record.id)
      guard let parent = record.parent, let row = rows[parent] else { return [] }
      record = records[row]
    }
    // The last step came back to a record of the path; what is before it only leads there.
    return Array(path[(path.lastIndex(of: record.id) ?? 0)...])
  }
}
