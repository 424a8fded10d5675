// The clients of a type that others see are others, who do not see what is internal.
public class Bellows {
  /// Clients do not call this directly, but blow into the pipe.
  func fill() {}
  /// Do not call this directly.
  func empty() {}
}
class Pipe {
  /// Users should not call this directly.
  func sound() {}
}
struct Organ {
  func blow(_ bellows: Bellows, _ pipe: Pipe) {
    bellows.fill()
    bellows.empty()  // expect: protected_member_called
    pipe.sound()  // expect: protected_member_called
  }
}
