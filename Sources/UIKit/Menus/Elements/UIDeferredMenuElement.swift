/// Elements that a closure provides when a menu is displayed.
///
/// The menu displays a row with a turning wheel until the closure has called its completion. The
/// completion may be called later, once: further calls have no effect (chosen).
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// The elements, or `nil` before they are provided.
  private(set) var provided: [UIMenuElement]?

  private let provider: (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  /// The number of the latest call of the closure. Completions of earlier ones have no effect.
  private var request = 0
  private var isWaiting = false
  private var handlers: [() -> Void] = []

  /// Creates an element whose closure is called once, when the menu is displayed for the first
  /// time.
  ///
  /// - Parameter elementProvider: A closure that calls its parameter with the elements.
  public required init(
    _ elementProvider: @escaping (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose closure is called each time the menu is displayed.
  public class func uncached(
    _ elementProvider: @escaping (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = Self(elementProvider)
    element.isCached = false
    return element
  }

  /// Discards elements that are to be provided for each display, because a display begins.
  func prepareForDisplay() {
    handlers = []
    guard !isCached else { return }
    provided = nil
    isWaiting = false
    request += 1
  }

  /// Calls the closure, unless the elements are provided or on their way.
  ///
  /// - Parameter handler: A closure called when the elements arrive later, and not if they are
  ///   provided on return.
  func provide(_ handler: @escaping () -> Void) {
    guard provided == nil else { return }
    let isLater = isWaiting
    if !isWaiting {
      isWaiting = true
      request += 1
      let number = request
      provider { [weak self] elements in
        guard let self, isWaiting, request == number else { return }
        isWaiting = false
        provided = elements
        let waiting = handlers
        handlers = []
        for handler in waiting { handler() }
      }
    }
    if isLater || provided == nil { handlers.append(handler) }
  }
}
