internal import Scenes

/// The lines of a text view, which scroll with its content.
///
/// A host with a keyboard displays its own control in place of the lines, and reports the user's
/// changes to this view.
final class TextContentView: UIView {
  weak var textView: UITextView?
  /// The part of the content that was drawn last, along y.
  private(set) var drawnPart: ClosedRange<CGFloat>?

  init(of textView: UITextView) {
    super.init(frame: .zero)
    self.textView = textView
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    guard let textView else { return node }
    let height = max(textView.bounds.height, 1)
    let top = textView.bounds.minY
    let part = top - 2 * height...top + 3 * height
    drawnPart = part
    textView.drawContent(in: &node, part: part)
    return node
  }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    guard let textView else { return }
    accessibility.label = textView.accessibilityLabel
    accessibility.hint = textView.accessibilityHint
  }

  /// Marks the lines as needing to be redrawn if the visible part comes close to the end of the
  /// drawn ones.
  func visiblePartDidChange(to part: CGRect) {
    guard let drawnPart else { return }
    if part.minY - part.height < drawnPart.lowerBound
      || part.maxY + part.height > drawnPart.upperBound
    {
      noteDrawingChange()
    }
  }

  package override func handle(_ event: HostEvent) -> Bool {
    textView?.handleInput(event) ?? false
  }
}
