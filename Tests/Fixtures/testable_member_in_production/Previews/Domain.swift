// The name of the main file's is only how this one's ends.
#Preview("larder") {
  show { Larder.filled() }
}
