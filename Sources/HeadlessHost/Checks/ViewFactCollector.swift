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
    /// The word for the controls of the bar around the view; `nil` without a bar, and in one that
    /// something covers.
    var barWord: String?
  }

  private mutating func visit(_ view: UIView, _ around: Surroundings) {
    guard !view.isHidden, view.alpha > 0 else { return }
    var own = around
    if view === frontmost { own.isSystemPart = false }
    if !own.isSystemPart { own.barWord = Self.wordForControls(ofBar: view) }
    if view is UISearchBar { own.barWord = nil }
    if Self.isSystemView(view) { own.isSystemPart = true }
    if own.barWord != nil, around.barWord == nil, let controller = Self.controller(ofBar: view) {
      own.owner = controller
      own.ownerPathLength = own.path.count
    }
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
      fact.scrolling?.isAtStart = abs(list.contentOffset.y + inset.top) < 1
    }
    fact.hidesTexts = Self.hidesTexts(view)
    let box = view.convert(view.bounds, to: nil)
    if let label = view as? UILabel { fact.text = Self.text(of: label) }
    fact.typedText = Self.typedText(of: view)
    if !own.isInControl {
      fact.control =
        own.barWord.flatMap { barControl(view, word: $0, box: box) }
        ?? control(view, box: box, reach: own.reach)
      fact.control?.imageName = Self.imageName(in: view)
      fact.control?.isNamedBeside =
        view is UIControl && (view.accessibilityLabel ?? "").isEmpty
        && (view as? UITextField)?.placeholder == nil
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
      || view is UIPickerView || view is UIDatePicker || view is UICalendarView
      || view is UISearchBar || view is UIRefreshControl || view is IndexTitleBar
      || !isOfApp(view) && !String(reflecting: Swift.type(of: view)).hasPrefix("UIKit.")
      || view.next is UIAlertController
  }

  /// Returns whether texts behind a view cannot be read, whatever color it has.
  private static func hidesTexts(_ view: UIView) -> Bool {
    view is UITabBar || view is UIToolbar
      || (view as? UIVisualEffectView)?.effect is UIBlurEffect
  }

  /// Returns whether a cell makes a view for an accessory. Views of custom accessories have public
  /// classes.
  private static func isAccessory(_ view: UIView) -> Bool {
    guard let cell = view.superview as? UICollectionViewListCell else { return false }
    return view !== cell.contentView && !isOfApp(view) && !"\(type(of: view))".hasPrefix("UI")
  }

  /// Returns whether the class of an object is the app's.
  static func isOfApp(_ object: AnyObject) -> Bool {
    let name = String(reflecting: Swift.type(of: object))
    return !systemModules.contains(String(name.prefix { $0 != "." }))
  }

  /// The modules whose views the system has.
  private static let systemModules: Set<String> = [
    "UIKit", "SystemScreens", "SafariServices", "PhotosUI", "MessageUI", "WebKit",
    "AuthenticationServices", "StoreKit", "AVKit", "LocalAuthentication", "CoreLocation",
    "UserNotifications",
  ]

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

  private static func typedText(of view: UIView) -> ViewFacts.TypedText? {
    switch view {
    case let field as UITextField where !field.adjustsFontSizeToFitWidth:
      guard let font = field.font else { return nil }
      let text = field.text ?? ""
      return ViewFacts.TypedText(
        string: text.isEmpty ? field.placeholder ?? "" : text, fontSize: Double(font.pointSize))
    case let field as UITextView:
      let font =
        field.attributedText.length > 0
        ? field.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : field.font
      return font.map {
        ViewFacts.TypedText(string: field.text ?? "", fontSize: Double($0.pointSize))
      }
    default: return nil
    }
  }

  /// Returns whether a label has a color of the system for texts of less importance, for links, for
  /// buttons or for destructive actions.
  private static func hasSystemColor(_ label: UILabel) -> Bool {
    guard let color = label.textColor else { return false }
    if let button = label.superview as? UIButton, let configuration = button.configuration,
      configuration.baseForegroundColor == nil, configuration.baseBackgroundColor == nil,
      button.tintColor?.resolvedColor(with: label.traitCollection)
        == UIColor.systemBlue.resolvedColor(with: label.traitCollection)
    {
      return true
    }
    let traits = label.traitCollection
    let resolved = color.resolvedColor(with: traits)
    return [
      UIColor.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
      // The details of the system's cells were gray before iOS 13, as files of that time have it.
      .systemGray, .systemRed, label.tintColor,
    ].contains { $0?.resolvedColor(with: traits) == resolved }
  }
}
