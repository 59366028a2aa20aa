/// An element for assistive technology without a view, such as a part of a drawing.
///
/// The container lists it among its ``UIResponder/accessibilityElements``:
///
///     let bar = UIAccessibilityElement(accessibilityContainer: chart)
///     bar.accessibilityLabel = "May"
///     bar.accessibilityValue = "12 mm"
///     bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 0, width: 8, height: 120)
///     chart.accessibilityElements = [bar]
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view, or the element, that contains the element. It is not retained.
  open weak var accessibilityContainer: AnyObject? {
    didSet { accessibilityDidChange() }
  }

  private var frameInContainer: CGRect?

  /// A number that is unique among views and elements, and constant.
  package let sceneID = UIView.makeSceneID()

  /// Creates an element in a container: a view, or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The frame in the coordinates of the container, which it follows. The default is the frame that
  /// was set in the coordinates of the screen.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      frameInContainer ?? containingView?.convert(accessibilityFrame, from: nil)
        ?? accessibilityFrame
    }
    set {
      frameInContainer = newValue
      accessibilityDidChange()
    }
  }

  /// The frame in the coordinates of the screen. The default is
  /// ``accessibilityFrameInContainerSpace``.
  open override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  override var standardAccessibilityFrame: CGRect {
    guard let frameInContainer else { return .zero }
    return containingView?.convert(frameInContainer, to: nil) ?? frameInContainer
  }

  /// The view that the element lies in, directly or in another element.
  var containingView: UIView? {
    (accessibilityContainer as? UIView)
      ?? (accessibilityContainer as? UIAccessibilityElement)?.containingView
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var standardIsAccessibilityElement: Bool { true }

  override func accessibilityDidChange() { containingView?.accessibilityDidChange() }
}
