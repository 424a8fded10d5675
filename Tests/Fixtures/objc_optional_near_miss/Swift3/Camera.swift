// module: swift3
import AVFoundation
import UIKit

// What Swift 3 called these is not what it is today.
final class Camera: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate, UIScrollViewDelegate {
  func captureOutput(_ output: AVCaptureOutput!, didOutputSampleBuffer buffer: CMSampleBuffer!, from connection: AVCaptureConnection!) {}
  func scrollViewDidScroll(scrollView: UIScrollView) {}  // expect: objc_optional_near_miss
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, _ decelerate: Bool) {}  // expect: objc_optional_near_miss
}
