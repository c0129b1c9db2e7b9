/// Wants to know nothing but whether there is a fault.
struct NoReceiver: XMLReceiver {
  func startElement(_ element: borrowing XMLStartElement) {}
  func endElement(end: Int) {}
  func text() {}
}
