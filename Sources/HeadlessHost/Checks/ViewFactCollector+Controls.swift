internal import ScreenChecking
import UIKit

/// The facts about controls.
extension ViewFactCollector {
  /// Returns the word for the controls of a bar; `nil` for another view.
  static func wordForControls(ofBar view: UIView) -> String? {
    switch view {
    case is UINavigationBar, is UIToolbar: "bar item"
    case is UITabBar: "tab"
    default: nil
    }
  }

  /// Returns the view controller of the app whose items a bar displays; `nil` for none.
  static func controller(ofBar view: UIView) -> UIViewController? {
    var responder = view.next
    while let next = responder, !(next is UIViewController) { responder = next.next }
    let navigation = responder as? UINavigationController
    let controller = navigation?.topViewController ?? responder as? UIViewController
    return controller.flatMap { isOfApp($0) ? $0 : nil }
  }

  /// Returns the facts about a control; `nil` for other views, and for parts of the system's views.
  func control(_ view: UIView, box: CGRect, reach: CGRect) -> ViewFacts.Control? {
    guard view.isUserInteractionEnabled, let word = Self.word(for: view) else { return nil }
    let area = Self.touchArea(of: view, box: box)
    let isSizedByApp =
      !(view is UISwitch || view is UISlider || view is UIStepper || view is UIPageControl
      || view is UISegmentedControl)
    return ViewFacts.Control(
      word: word, isPlainView: !(view is UIControl),
      isEnabled: (view as? UIControl)?.isEnabled ?? true,
      isSizedByApp: isSizedByApp, touchArea: area,
      isReachable: reach.contains(CGPoint(x: box.midX, y: box.midY)))
  }

  /// Returns the facts about a control of a bar, whose size and position the system chooses; `nil`
  /// for other views, and for a control without an enabled action.
  func barControl(_ view: UIView, word: String, box: CGRect) -> ViewFacts.Control? {
    guard let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled,
      control.isAccessibilityElement
    else { return nil }
    var fact = ViewFacts.Control(
      word: word, isPlainView: false, isEnabled: true, isSizedByApp: false, touchArea: box,
      isReachable: true)
    fact.isInBar = true
    return fact
  }

  /// Returns the name of the file of the image in a view; `nil` for none, and for a symbol.
  static func imageName(in view: UIView) -> String? {
    let images = ([view] + view.subviews).compactMap { ($0 as? UIImageView)?.image }
    return images.first { !$0.isSymbolImage }?.accessibilityLabel
  }

  private static func word(for view: UIView) -> String? {
    switch view {
    case is UITextField: return "field"
    case is UIButton: return "button"
    case is UISwitch: return "switch"
    case is UISlider: return "slider"
    case is UIStepper: return "stepper"
    case is UIPageControl: return "page control"
    case is UISegmentedControl: return "segmented control"
    case is UIControl: return isOfApp(view) ? "control" : nil
    default: break
    }
    // A background that ends editing with a tap is not a control.
    guard !(view is UIScrollView), !(view is UIWindow), !(view.next is UIViewController) else {
      return nil
    }
    let taps = (view.gestureRecognizers ?? []).contains {
      $0 is UITapGestureRecognizer && $0.isEnabled
    }
    if taps, view is UIImageView { return "image with a tap" }
    return taps && isOfApp(view) ? "view with a tap" : nil
  }

  /// Returns the area that takes touches: the box, or the larger one of an override of
  /// `point(inside:with:)`.
  private static func touchArea(of view: UIView, box: CGRect) -> CGRect {
    var area = box
    let bounds = view.bounds
    func takes(_ x: CGFloat, _ y: CGFloat) -> Bool {
      view.point(inside: CGPoint(x: x, y: y), with: nil)
    }
    let horizontal = (44 - bounds.width) / 2
    if horizontal > 0, takes(bounds.minX - horizontal + 0.5, bounds.midY),
      takes(bounds.maxX + horizontal - 0.5, bounds.midY)
    {
      area = area.insetBy(dx: -horizontal, dy: 0)
    }
    let vertical = (44 - bounds.height) / 2
    if vertical > 0, takes(bounds.midX, bounds.minY - vertical + 0.5),
      takes(bounds.midX, bounds.maxY + vertical - 0.5)
    {
      area = area.insetBy(dx: 0, dy: -vertical)
    }
    return area
  }
}
