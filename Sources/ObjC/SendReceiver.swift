import Facts

/// Who gets a message, as far as the text around it tells.
struct SendReceiver {
  var kind: SendFact.Receiver
  var type: String?
  /// A word of which the text does not tell what it stands for: it may be a variable of the class.
  var name: String?
  /// Where the message or the property stands that gives the receiver.
  var base: Int?

  init(_ kind: SendFact.Receiver, type: String? = nil, name: String? = nil, base: Int? = nil) {
    self.kind = kind
    self.type = type
    self.name = name
    self.base = base
  }
}
