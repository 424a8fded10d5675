import Kit

// Whether there is a tide where this is built nobody can say.
final class Beach: Shore {
  override var wind: Int { 2 }
}
final class Cliff: Shore {}  // expect: unimplemented_required_override "'wind'"
