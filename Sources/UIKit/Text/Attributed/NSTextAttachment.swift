/// A box in a text, in place of the character U+FFFC.
///
/// The box has the size of ``bounds``. Nothing is drawn in it.
open class NSTextAttachment: AttributeObject, @unchecked Sendable {
  /// The character whose place an attachment takes.
  public static let character = 0xFFFC

  /// The box, in points. The origin is at the baseline and the left edge, y increases upward, and a
  /// negative y lowers the box. The default is an empty rectangle at zero.
  open var bounds = CGRect.zero

  /// Creates an attachment without a size.
  public override init() { super.init() }

  /// The box in a line of text: ``bounds``. An attachment with content of its own returns the size
  /// of the content while the bounds are empty.
  var boundsInLine: CGRect { bounds }
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
