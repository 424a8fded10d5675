import UIKit

final class PageModel {
  func viewDidLoad() {}
  func viewDidAppear(_ animated: Bool) {}
  func layoutSubviews() {}
}
struct Shell {
  let model = PageModel()
  func show(_ stranger: Stranger) {
    model.viewDidLoad()
    model.viewDidAppear(true)
    model.layoutSubviews()
    stranger.page.viewDidLoad()
    find().viewDidAppear(true)
    contentView.layoutSubviews()
    find().layoutSubviews()
  }
}
