import ProfileFeature
import SwiftUI

// What nobody here knows is hardly Apple's where Apple's classes are not known either.
struct ProfileScreen: View {
  @StateObject private var presenter = ProfileAssembly.presenter()
  @Injected(\.tracker) private var tracker
  var body: some View {
    Text("x").onAppear { presenter.viewDidLoad() }.onDisappear { tracker.viewDidDisappear(true) }
  }
}

func draw(_ request: Request) {
  request.view.draw(.zero)
  engine.recognizer.state = .listening
  pool.borrow { recognizer in recognizer.reset() }
  page.contentView.draw(request.frame)
  window.subviews.forEach { $0.layoutSubviews() }
}
