// A delegate has several methods of one name, which its labels tell apart.
protocol PlayerDelegate: AnyObject {
  func player(_ player: Int, progress: Double)
  func player(_ player: Int, failed error: String)
}
extension PlayerDelegate {
  func player(_ player: Int, progress: Double) {}
  func player(_ player: Int, failed error: String) {}
}
final class Screen: PlayerDelegate {
  func player(_ player: Int, progress: Float) {}  // expect: witness_near_miss
  func player(_ player: Int, failed error: String) {}
}
final class Mixer: PlayerDelegate {
  func player(_ player: Int, progress: Float) {}
  func player(_ player: Int, progress: Int) {}
}
