// Nobody meant the class for a base, but its methods let others change what it builds on.
// prints: 0
class Sum {
  var parts: [Int] = []
  func add(_ part: Int) { parts.append(part) }
  func addAll(_ more: [Int]) { more.forEach { add($0) } }
}

class SilentSum: Sum {  // expect: class_neither_final_nor_open
  override func add(_ part: Int) {}
}

let sum = SilentSum()
sum.addAll([1, 2])
print(sum.parts.count)
