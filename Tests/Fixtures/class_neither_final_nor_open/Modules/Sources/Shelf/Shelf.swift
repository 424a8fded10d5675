open class Shelf {}  // expect: class_neither_final_nor_open "only 'Shelf' itself"
final class TopShelf: Shelf {}  // related: class_neither_final_nor_open "'TopShelf'"
open class Board {}
open class Peg {}  // expect: class_neither_final_nor_open
class Tool {}
