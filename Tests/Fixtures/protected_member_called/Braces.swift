// A brace on a line of its own is the body's after a condition, and else a closure's, for whatever stands before it.
class Lantern
{
  /// - Protected: what the keeper's assistants do
  func trim() -> Int { 0 }
  var all: [Lantern] = []
}
struct Tower
{
  let lanterns: [Lantern]
  let last: Lantern?

  func check()
  {
    _ = lanterns.map
    {
      $0.trim()  // expect: protected_member_called
    }
    lanterns.forEach
    { lantern in
      _ = lantern.trim()  // expect: protected_member_called
    }
    _ = lanterns.filter
    {
      $0.trim() > 1  // expect: protected_member_called
    }.map
    {
      $0.trim()  // expect: protected_member_called
    }
    for lantern in lanterns
    {
      _ = lantern.trim()  // expect: protected_member_called
    }
    if let last
    {
      _ = last.trim()  // expect: protected_member_called
    }
    guard let first = lanterns.first else
    {
      return
    }
    _ = first.trim()  // expect: protected_member_called
    switch last
    {
    case let some?: _ = some.trim()  // expect: protected_member_called
    default: break
    }
    do
    {
      _ = first.trim()  // expect: protected_member_called
    }
  }

  var sum: Int
  {
    lanterns.reduce(0)
    {
      $0 + $1.all.count
    }
  }
}
