// What a map does with its views nobody else does.
import MapKit

final class PinView: MKAnnotationView {
  override func prepareForReuse() { super.prepareForReuse() }
}
final class Atlas {
  let map = MKMapView()
  func refresh(_ pin: MKAnnotation) {
    guard let view = map.view(for: pin) as? PinView else { return }
    view.prepareForReuse()  // expect: protected_member_called
  }
  func refresh(_ view: MKAnnotationView) { view.prepareForReuse() }  // expect: protected_member_called
}
