/// A box in a text, in place of the character U+FFFC, with an image.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/nstextattachment
///
/// Labels and drawn texts draw the image; templates have the color of the text.
open class NSTextAttachment: AttributeObject, @unchecked Sendable {
  /// The character whose place an attachment takes.
  public static let character = 0xFFFC

  /// The box, in points. The origin is at the baseline and the left edge, y increases upward, and a
  /// negative y lowers the box. While it is empty, the box has the size of the image. The default
  /// is an empty rectangle at zero.
  open var bounds = CGRect.zero
  /// The image, stretched to the box; `nil`, the default, for the one in ``contents``.
  open var image: UIImage?
  /// The bytes of a file, such as an image. The default is `nil`.
  open var contents: Data? { didSet { contentsImage = contents.flatMap { UIImage(data: $0) } } }
  /// The uniform type identifier of ``contents``. The default is `nil`.
  open var fileType: String?
  private var contentsImage: UIImage?

  /// The image that is drawn.
  var drawnImage: UIImage? { image ?? contentsImage }

  /// Creates an attachment with the bytes of a file; without any, one without a size.
  ///
  /// - Parameters:
  ///   - contentData: The bytes of the file.
  ///   - uti: The uniform type identifier of the file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    contentsImage = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Creates an attachment without a size.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The box in a line of text: ``bounds``, with the size of the image while they are empty. A
  /// symbol stands on the baseline of the line.
  var boundsInLine: CGRect {
    guard bounds.isEmpty, let image = drawnImage else { return bounds }
    let baseline = image.content.baselineOffset ?? 0
    return CGRect(
      x: bounds.minX, y: bounds.minY - baseline, width: image.size.width, height: image.size.height)
  }
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
