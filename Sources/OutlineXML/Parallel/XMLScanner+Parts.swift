extension XMLScanner {
  /// Goes through a document on several threads, each parsing parts of it.
  ///
  /// A part is parsed behind the start tags that are open there, by a parser that has so come to the state
  /// in which one pass would be. That they are open there the parser of the part before has shown. So
  /// together the parts have shown what one pass would, and the events are those of one pass.
  ///
  /// - Returns: Whether all went well. If not, the receiver is as it was, and only one pass can tell what is
  ///   wrong, if anything is.
  borrowing func scanParts<Receiver: XMLReceiver>(
    of source: XMLSource, as plan: PartPlan, into receiver: inout Receiver
  ) -> Bool {
    if Receiver.self is AnyObject.Type { return false }
    return source.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes.dropLast())
      guard LongTags.fault(in: text) == nil,
        let finder = PartFinder(text, partSize: plan.partSize)
      else { return false }
      let work = PartWork(source, watching: attributes, finder, nameBytes: names.byteCount)
      work.start(helpers: plan.helpers)
      let fresh = receiver
      let names = NameTable(over: names)
      let isWhole = work.finish { $0.tell(&receiver, names: names) }
      if !isWhole { receiver = fresh }
      return isWhole
    }
  }
}
