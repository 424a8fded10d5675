extension UInt8 {
  /// Whether it is one of the letters that a type's name begins with.
  @inlinable
  package var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
