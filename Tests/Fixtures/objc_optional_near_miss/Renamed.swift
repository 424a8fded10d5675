// Swift 3 called these what their selectors say; no label is lost, but the name is another now.
import AVFoundation
import UIKit

final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate, AVCaptureVideoDataOutputSampleBufferDelegate {
  func captureOutput(  // expect: objc_optional_near_miss "'metadataOutput(_:didOutput:from:)'"
    _ output: AVCaptureOutput!, didOutputMetadataObjects objects: [Any]!, from connection: AVCaptureConnection!
  ) {}
  func captureOutput(  // expect: objc_optional_near_miss "'captureOutput(_:didOutput:from:)'"
    _ output: AVCaptureOutput!, didOutputSampleBuffer buffer: CMSampleBuffer!, from connection: AVCaptureConnection!
  ) {}
}

// Called, the name of today, or of something else.
final class Reader: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {
    captureOutput(output, didOutputMetadataObjects: objects, from: connection)
  }
  func captureOutput(_ output: AVCaptureOutput, didOutputMetadataObjects objects: [Any], from connection: AVCaptureConnection) {}
  func captureOutput(_ output: AVCaptureOutput, didStop reason: Int) {}
}
final class Tray: UIViewController, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, target: Int) {}
}
