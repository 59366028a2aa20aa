/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the kind.
  public let rawValue: String

  /// Creates a kind from Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content fades out over the new one.
  public static let fade = Self(rawValue: "fade")
  /// The new content moves in over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content pushes the old one out.
  public static let push = Self(rawValue: "push")
  /// The old content moves out over the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// The side that the content of a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the side.
  public let rawValue: String

  /// Creates a side from Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")

  /// The direction that the content comes from.
  var direction: CGPoint {
    switch self {
    case .fromRight: CGPoint(x: 1, y: 0)
    case .fromTop: CGPoint(x: 0, y: -1)
    case .fromBottom: CGPoint(x: 0, y: 1)
    default: CGPoint(x: -1, y: 0)
    }
  }
}

/// A transition from the content of a view's layer before a change to the content after it.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/catransition
///
///     let transition = CATransition()
///     transition.type = .push
///     transition.subtype = .fromRight
///     label.layer.add(transition, forKey: kCATransition)
///     label.text = "Next"
///
/// `moveIn` is displayed like `push`: the old content is in front of a layer here. On a layer that
/// is not a view's, only the time passes.
open class CATransition: CAAnimation {
  /// The kind. The default is `fade`.
  open var type = CATransitionType.fade
  /// The side that the content comes from; `nil`, the default, for the left.
  open var subtype: CATransitionSubtype?
  /// The fraction at which the transition begins. It has no effect here. The default is 0.
  open var startProgress: Float = 0
  /// The fraction at which the transition ends. It has no effect here. The default is 1.
  open var endProgress: Float = 1

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// Displays the current content of a view, and its transition to the next content.
  @MainActor
  func begin(in view: UIView) {
    view.layoutIfNeeded()
    let snapshot = ContentSnapshot(of: view)
    let size = view.bounds.size
    let direction = (subtype ?? .fromLeft).direction
    let way = CGPoint(x: direction.x * size.width, y: direction.y * size.height)
    view.addDissolving(snapshot)
    if type == .push || type == .moveIn {
      snapshot.changeGeometry { $0.origin = $0.origin - way }
    }
    let context = AnimationContext(
      group: AnimationGroup { [weak view] _ in view?.removeDissolving(snapshot) },
      duration: timing.duration, delay: 0, curve: timingFunction?.curve ?? .standard,
      options: .allowUserInteraction)
    AnimationContext.run(context) {
      switch type {
      case .push, .moveIn: view.layer.animate(.position, from: .point(view.layer.position + way))
      case .reveal: snapshot.center = snapshot.center - way
      default: snapshot.alpha = 0
      }
    }
    context.group.close()
  }
}

/// The key of transitions.
public let kCATransition = "transition"
/// The action for a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The action for a layer that becomes invisible.
public let kCAOnOrderOut = "onOrderOut"
