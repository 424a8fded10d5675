// module: open
import UIKit

// Clients may call these; a wrong letter is nobody's name.
open class Shed: NSObject, UIScrollViewDelegate, UITabBarControllerDelegate, UIPageViewControllerDataSource, UITableViewDelegate {
  open func tableView(_ view: UITableView, _ path: IndexPath) {}
  open func scrollViewDidEndDragging(_ view: UIScrollView) {}
  open func scrollViewEndDecelerating(_ view: UIScrollView) {}
  open func tabBarController(_ bar: UITabBarController, viewController: UIViewController) -> Bool { true }
  open func presentationCont(for pages: UIPageViewController) -> Int { 1 }  // expect: objc_optional_near_miss
  open func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { nil }
  open func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { nil }
}
