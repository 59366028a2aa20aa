internal import ScreenChecking
import UIKit

/// One traversal of the views of a window that collects the facts which rules need.
@MainActor
struct ViewFactCollector {
  private let window: UIWindow
  /// The views that a user reaches without closing another one first.
  private let frontmost: UIView
  /// The facts by the identities of the views.
  private(set) var facts: [Int: ViewFacts] = [:]
  /// The names of the properties that contain views, by the objects with the properties.
  private var members: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]
  /// The classes of the cells of sections whose estimates are known.
  private var explained: Set<String> = []

  init(_ window: UIWindow) {
    self.window = window
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    frontmost = controller?.viewIfLoaded ?? window
  }

  mutating func collect() {
    visit(window, Surroundings(path: "", isSystemPart: frontmost !== window))
  }

  /// The facts that a view inherits from the views around it.
  private struct Surroundings {
    var path: String
    var isSystemPart: Bool
    /// The nearest view or view controller of the app.
    var owner: AnyObject?
    /// The number of characters of the path of the owner's view.
    var ownerPathLength = 0
    /// The area in which touches reach the view, in the coordinates of the window.
    var reach: CGRect = .infinite
    /// A Boolean value that indicates whether the view is part of a control that is checked as one.
    var isInControl = false
  }

  private mutating func visit(_ view: UIView, _ around: Surroundings) {
    guard !view.isHidden, view.alpha > 0 else { return }
    var own = around
    if view === frontmost { own.isSystemPart = false }
    if Self.isSystemView(view) { own.isSystemPart = true }
    if Self.isOfApp(view) {
      own.owner = view
      own.ownerPathLength = own.path.count
    } else if let controller = view.next as? UIViewController, Self.isOfApp(controller) {
      own.owner = controller
      own.ownerPathLength = own.path.count
    }
    let type = "\(Swift.type(of: view))"
    var fact = ViewFacts(
      type: type, path: own.path, pathInOwner: String(own.path.dropFirst(own.ownerPathLength)),
      owner: own.owner.map { "\(Swift.type(of: $0))" },
      member: view === own.owner ? nil : own.owner.flatMap { member(of: $0, containing: view) },
      isSystemPart: own.isSystemPart, isAmbiguous: view.hasAmbiguousLayout)
    if let list = view as? UIScrollView {
      let inset = list.adjustedContentInset
      fact.scrolling = ViewFacts.Scrolling(
        isHorizontal: list.contentSize.width + inset.left + inset.right > list.bounds.width + 0.5
          && list.isScrollEnabled,
        isVertical: list.contentSize.height + inset.top + inset.bottom > list.bounds.height + 0.5
          && list.isScrollEnabled)
    }
    let box = view.convert(view.bounds, to: nil)
    if let label = view as? UILabel { fact.text = Self.text(of: label) }
    if !own.isInControl {
      fact.control = control(view, box: box, reach: own.reach)
      if view is UIControl { own.isInControl = true }
      // The system draws the parts of the controls whose size it chooses.
      if fact.control?.isSizedByApp == false { own.isSystemPart = true }
    }
    if let cell = view as? UICollectionViewCell, let list = view.superview as? UICollectionView {
      addEstimate(of: cell, in: list, to: &fact)
    }
    fact.pages = pages(of: view)
    facts[view.sceneID] = fact
    own.reach = view is UIScrollView ? .infinite : own.reach.intersection(box)
    var counts: [String: Int] = [:]
    for child in view.subviews {
      let name = "\(Swift.type(of: child))"
      counts[name, default: 0] += 1
      var inner = own
      // The elements of a list with one class are one cause.
      let number = child is UICollectionReusableView || child is UITableViewCell ? 1 : counts[name]!
      inner.path += "/\(name)" + (number > 1 ? "#\(number)" : "")
      visit(child, inner)
    }
  }

  /// Inserts a key of a cell. Returns `false` if it was inserted before.
  mutating func isFirst(_ key: String) -> Bool { explained.insert(key).inserted }

  /// Returns whether the system makes a view with what is in it.
  private static func isSystemView(_ view: UIView) -> Bool {
    isAccessory(view) || view is UINavigationBar || view is UIToolbar || view is UITabBar
      || view is UIPickerView || view is UIDatePicker
      || view is UISearchBar || view is UIRefreshControl || view is IndexTitleBar
      || view.next is UIAlertController
  }

  /// Returns whether a cell makes a view for an accessory. Views of custom accessories have public
  /// classes.
  private static func isAccessory(_ view: UIView) -> Bool {
    guard let cell = view.superview as? UICollectionViewListCell else { return false }
    return view !== cell.contentView && !isOfApp(view) && !"\(type(of: view))".hasPrefix("UI")
  }

  /// Returns whether the class of an object is the app's.
  private static func isOfApp(_ object: AnyObject) -> Bool {
    !String(reflecting: Swift.type(of: object)).hasPrefix("UIKit.")
  }

  /// Returns the name of the property of an object that contains a view; `nil` if there is none.
  private mutating func member(of object: AnyObject, containing view: UIView) -> String? {
    let id = ObjectIdentifier(object)
    if members[id] == nil { members[id] = Self.members(of: object) }
    return members[id]?[ObjectIdentifier(view)]
  }

  /// Returns the names of the properties of an object that contain views, by the views.
  private static func members(of object: AnyObject) -> [ObjectIdentifier: String] {
    var members: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, !String(reflecting: level.subjectType).hasPrefix("UIKit.") {
      for child in level.children {
        guard let view = child.value as? UIView, let label = child.label else { continue }
        let id = ObjectIdentifier(view)
        let isLazy = label.hasPrefix(lazyPrefix)
        members[id] = members[id] ?? (isLazy ? String(label.dropFirst(lazyPrefix.count)) : label)
      }
      mirror = level.superclassMirror
    }
    return members
  }

  /// The beginning of the names of the storage of lazy properties.
  private static let lazyPrefix = "$__lazy_storage_$_"
}

extension ViewFactCollector {
  private static func text(of label: UILabel) -> ViewFacts.Text? {
    guard let string = label.text, !string.isEmpty else { return nil }
    let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    return ViewFacts.Text(
      string: string, fontSize: Double(label.font.pointSize),
      neededHeight: Double(label.sizeThatFits(room).height), lineLimit: label.numberOfLines,
      shrinks: label.adjustsFontSizeToFitWidth, hasSystemColor: hasSystemColor(label))
  }

  /// Returns whether a label has a color of the system for texts of less importance, for links, for
  /// buttons or for destructive actions.
  private static func hasSystemColor(_ label: UILabel) -> Bool {
    guard let color = label.textColor else { return false }
    let traits = label.traitCollection
    let resolved = color.resolvedColor(with: traits)
    return [
      UIColor.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
      .systemRed, label.tintColor,
    ].contains { $0?.resolvedColor(with: traits) == resolved }
  }

  /// Returns the facts about a control; `nil` for other views, and for parts of the system's views.
  private func control(_ view: UIView, box: CGRect, reach: CGRect) -> ViewFacts.Control? {
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
      $0 is UITapGestureRecognizer && $0.isEnabled && isOfApp(view)
    }
    return taps ? "view with a tap" : nil
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
