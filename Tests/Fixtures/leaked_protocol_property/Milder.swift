// Types that read the property themselves have some use of it: said more softly.
protocol Observable: AnyObject {
  var observers: Observers<Self> { get }  // expect: leaked_protocol_property "'Observable' (1 place) and by types that conform, but 2 types must declare it and anyone can read it"
  func tell()
}

extension Observable {
  func tell() { observers.tell(self) }
}

final class Observers<Subject> { func tell(_ subject: Subject) {} }

final class Dial: Observable {
  let observers = Observers<Dial>()
  func turn() { observers.tell(self) }  // related: leaked_protocol_property "a type that conforms uses it here"
}

final class Knob: Observable {
  let observers = Observers<Knob>()
}
