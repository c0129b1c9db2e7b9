/// References to characters in HTML.
package enum HTMLReference {
  /// The scalar that a reference stands for, given as what is between its `&` and `;`: a name of HTML that
  /// means one scalar, or `#` and a number.
  package static func scalar(_ name: some Collection<UInt8>) -> Unicode.Scalar? {
    let bytes = Array(name)
    if bytes.first == UInt8(ascii: "#") {
      return bytes.withUnsafeBufferPointer { XMLReference.scalar($0) }
    }
    let text = HTMLNames.text(of: String(decoding: bytes, as: UTF8.self))
    guard let scalars = text?.unicodeScalars, scalars.count == 1 else { return nil }
    return scalars.first
  }
}
