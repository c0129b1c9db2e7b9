internal import CLibXML2

/// References to characters in HTML.
package enum HTMLReference {
  /// The scalar that a reference stands for, given as what is between its `&` and `;`: a name of HTML 4, or
  /// `#` and a number.
  package static func scalar(_ name: some Collection<UInt8>) -> Unicode.Scalar? {
    let bytes = Array(name)
    if bytes.first == UInt8(ascii: "#") {
      return bytes.withUnsafeBufferPointer { XMLReference.scalar($0) }
    }
    guard bytes.count < 10, let entity = htmlEntityLookup(bytes + [0]) else { return nil }
    return Unicode.Scalar(entity.pointee.value)
  }
}
