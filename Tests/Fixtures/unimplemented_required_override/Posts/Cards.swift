final class Cards {
  var bag = Bag()
  func add() { bag.posts.append(Card()) }
  func run() { for post in bag.posts { post.sort() } }
  // Nobody delivers them, but the office stamps them.
  private final class Card: Post {  // expect: unimplemented_required_override "must override 'stamp()'"
    override func sort() { print("card") }
  }
}
// This one is anybody's.
final class Parcel: Post {  // expect: unimplemented_required_override "must override 'deliver()'"
  override func sort() { print("parcel") }
  override func stamp() { print("parcel") }
}
