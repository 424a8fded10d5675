final class Letters {
  var bag = Bag()
  func add() { bag.posts.append(Letter()) }
  func run() {
    for post in bag.posts {
      post.deliver()
      post.sort()
    }
  }
  private final class Letter: Post {
    override func deliver() { print("letter") }
    override func sort() { print("letter") }
    override func stamp() { print("letter") }
  }
}
