import Shelf

final class OakBoard: Board {}
class Service {}
