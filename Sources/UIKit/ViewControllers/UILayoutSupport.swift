/// An area at the top or the bottom of a view controller's view that bars cover.
///
/// The safe area of the view has taken its place in iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the area, in points.
  var length: CGFloat { get }
  /// The top of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area.
  var heightAnchor: NSLayoutDimension { get }
}

/// The layout guide of an area that bars cover.
@MainActor
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  /// A Boolean value that indicates whether the area is at the top.
  private let isAtTop: Bool

  /// Creates the guide, and adds it to a view.
  init(in view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safe.topAnchor : view.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = storedOwner?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The area at the top of the view that bars cover: from the top of the view to the safe area.
  /// Reading it loads the view.
  public var topLayoutGuide: any UILayoutSupport { barGuide(at: \.top) }

  /// The area at the bottom of the view that bars cover: from the safe area to the bottom of the
  /// view. Reading it loads the view.
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(at: \.bottom) }

  private func barGuide(at edge: WritableKeyPath<BarGuides, BarLayoutGuide?>) -> BarLayoutGuide {
    let view: UIView = view
    // Another view has guides of its own.
    if let known = barGuides[keyPath: edge], known.owningView === view { return known }
    let made = BarLayoutGuide(in: view, isAtTop: edge == \.top)
    barGuides[keyPath: edge] = made
    return made
  }
}

/// The layout guides of the areas that bars cover, which are created when they are read.
struct BarGuides {
  var top: BarLayoutGuide?
  var bottom: BarLayoutGuide?
}
