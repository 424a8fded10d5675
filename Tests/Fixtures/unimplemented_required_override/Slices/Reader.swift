final class ShortSlice: Slice {}  // expect: unimplemented_required_override "'length()'"
func read() -> UInt { ThinSlice().twice() + ShortSlice().twice() }
