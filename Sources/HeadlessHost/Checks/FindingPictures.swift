internal import ScreenChecking
import UIKit

/// The pictures of the findings in one layout.
@MainActor
struct FindingPictures {
  let screen: HostedScreen

  /// Returns the picture of a finding: the view is on the screen if scrolling brings it there.
  func picture(of finding: Finding) -> FindingPicture {
    var offsets: [(view: UIScrollView, offset: CGPoint)] = []
    var frame = finding.frame
    if let view = view(of: finding, in: screen.window) {
      var ancestor = view.superview
      while let next = ancestor {
        if let list = next as? UIScrollView {
          offsets.append((list, list.contentOffset))
          list.scrollRectToVisible(view.convert(view.bounds, to: list), animated: false)
        }
        ancestor = next.superview
      }
      screen.layOut()
      frame = Self.numbers(view.convert(view.bounds, to: nil))
    }
    let picture = FindingPicture(
      svg: screen.svg(), size: [Double(screen.size.width), Double(screen.size.height)],
      frame: frame)
    for (list, offset) in offsets where list.contentOffset != offset { list.contentOffset = offset }
    screen.layOut()
    return picture
  }

  /// Returns the view of a finding: the first one of its class with its frame; `nil` for none.
  private func view(of finding: Finding, in view: UIView) -> UIView? {
    if "\(type(of: view))" == finding.type,
      Self.numbers(view.convert(view.bounds, to: nil)) == finding.frame
    {
      return view
    }
    return view.subviews.lazy.compactMap { self.view(of: finding, in: $0) }.first
  }

  private static func numbers(_ box: CGRect) -> [Double] {
    [box.minX, box.minY, box.width, box.height].map { (Double($0) * 10).rounded() / 10 }
  }
}
