/// Something that events and questions can be handed to: a view, a view controller, a window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The responder that is asked where this one has no answer. The default has none.
  open var next: UIResponder? { nil }
}
