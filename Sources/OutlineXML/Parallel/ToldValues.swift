/// The watched values of one start tag, in the form in which libxml2 hands over attributes.
struct ToldValues: ~Copyable {
  private let text: UnsafeBufferPointer<UInt8>
  private let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>
  private let placeOfNumber: UnsafeMutablePointer<UInt16>
  private var count = 0

  init(in text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    fields = .allocate(capacity: WatchedNames.most * AttributeList.fieldsEach)
    fields.initialize(repeating: nil, count: WatchedNames.most * AttributeList.fieldsEach)
    placeOfNumber = .allocate(capacity: WatchedNames.most)
    placeOfNumber.initialize(repeating: 0, count: WatchedNames.most)
  }

  deinit {
    fields.deallocate()
    placeOfNumber.deallocate()
  }

  mutating func clear() {
    count = 0
    placeOfNumber.update(repeating: 0, count: WatchedNames.most)
  }

  /// - Parameter range: Where the value lies in the text; `nil` if it is coded.
  mutating func add(_ range: Range<Int>?, for number: Int) {
    let base = text.baseAddress
    let field = fields + count * AttributeList.fieldsEach
    field[3] = range.flatMap { range in base.map { $0 + range.lowerBound } }
    field[4] = range.flatMap { range in base.map { $0 + range.upperBound } }
    count += 1
    placeOfNumber[number] = UInt16(count)
  }

  var attributes: AttributeList { AttributeList(fields: fields, count: count, source: text) }

  var places: UnsafeBufferPointer<UInt16> {
    UnsafeBufferPointer(start: placeOfNumber, count: WatchedNames.most)
  }
}
