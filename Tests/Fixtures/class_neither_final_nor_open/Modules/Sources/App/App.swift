import Shelf

final class OakBoard: Board {}
class Service {}

// Two modules have one: a file may be part of both.
class Tool {}
