// module: open
open class Frame {}
public class Panel {}
class Border {}  // expect: class_neither_final_nor_open
public struct Outline {
  class Corner {}  // expect: class_neither_final_nor_open
}
