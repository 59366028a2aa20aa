/// The edit menu of a text field or a text view.
@MainActor
final class TextEditMenu: NSObject {
  /// The closures of a text that the menu calls.
  struct Source {
    /// Returns the menu for a range and suggested actions; `nil` for those alone.
    var menu: (NSRange, [UIMenuElement]) -> UIMenu?
    /// Returns the rectangle of a range, in the coordinates of the view.
    var rect: (NSRange) -> CGRect
    var willPresent: (any UIEditMenuInteractionAnimating) -> Void
    var willDismiss: (any UIEditMenuInteractionAnimating) -> Void
  }

  private weak var input: (any EditingView)?
  private let source: Source
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

  init(of input: any EditingView, _ source: Source) {
    self.input = input
    self.source = source
    super.init()
  }

  /// A Boolean value that indicates whether the menu is displayed.
  var isPresented: Bool { interaction.overlay != nil }

  /// Displays the menu for the selection.
  func present() {
    guard let input, input.isFirstResponder else { return }
    if interaction.view !== input { input.addInteraction(interaction) }
    let rect = source.rect(input.selection)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
  }

  func dismiss() {
    if isPresented { interaction.dismissMenu() }
  }

  /// Handles a tap at a point of the view that was edited already: a double tap selects a word, and
  /// a tap on the caret displays or removes the menu.
  func userDidTap(at point: CGPoint, count: Int) {
    guard let input, input.isFirstResponder else { return }
    if count == 2 {
      input.userDidSelect(input.wordRange(at: input.unit(at: point)))
      return present()
    }
    guard count == 1, input.selection.length == 0, !wasDismissedByTouch,
      source.rect(input.selection).insetBy(dx: -12, dy: -8).contains(point)
    else { return }
    present()
  }

  /// A Boolean value that indicates whether the present touch has dismissed the menu.
  private var wasDismissedByTouch: Bool {
    guard let time = interaction.touchDismissal, let clock = input?.window?.animationClock else {
      return false
    }
    return clock.now - time < 0.5
  }

  /// Handles the end of a long press, which moves the caret, or selects a word in a text that is
  /// not editable.
  func userDidPress(at point: CGPoint) {
    guard let input, input.becomeFirstResponder() else { return }
    if input.selection.length == 0 {
      let unit = input.unit(at: point)
      input.userDidSelect(
        input.acceptsEdits ? NSRange(location: unit, length: 0) : input.wordRange(at: unit))
    }
    present()
  }
}

extension TextEditMenu: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let input else { return nil }
    return source.menu(input.selection, suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { input.map { source.rect($0.selection) } ?? .zero }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { source.willPresent(animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { source.willDismiss(animator) }
}

/// The recognizer of the long press that displays the edit menu of a text.
final class TextPressGestureRecognizer: UILongPressGestureRecognizer {
  private var input: (any EditingView)? { attachedView as? any EditingView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // A view at a side of a field has its own touches.
    if !touches.allSatisfy({ $0.view === attachedView || $0.view is TextContentView }) {
      state = .failed
    }
  }

  override func mayBegin() -> Bool { input?.acceptsMenus ?? false }

  override func willSendActions(in state: State) {
    super.willSendActions(in: state)
    if state == .ended { input?.userDidPress(at: location(in: attachedView)) }
  }
}

extension EditingView {
  /// The recognizers of taps and long presses of the text.
  var textRecognizers: [UIGestureRecognizer] {
    let press = TextPressGestureRecognizer(target: nil, action: nil)
    press.cancelsTouchesInView = false
    return [EditingTapGestureRecognizer(target: nil, action: nil), press]
  }
}
