protocol SessionModel: AnyObject {
  var receipt: String? { get set }  // expect: protocol_setter_leaked "anyone can set it; require { get }"
  var count: Int { get set }  // expect: protocol_setter_leaked "and the types can make their setters private"
  func pay()
}

final class CardSession: SessionModel {
  var receipt: String?
  var count = 0
  func pay() { count += 1 }
}
