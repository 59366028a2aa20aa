// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import SystemScreens
import UIKit

/// The content of a web view, which scrolls: the text of a document, a picture, or the placeholder
/// of a page that is not loaded.
final class WebContentView: UIScrollView, UITextViewDelegate {
  /// Called with the address of a link that the user tapped.
  var didTapLink: ((URL) -> Void)?
  /// Called with the address of a page that the user opens outside of the app.
  var didOpen: ((URL) -> Void)?

  private let placeholder = WebPagePlaceholder()
  private let text = UITextView()
  private let picture = UIImageView()
  private var page: WebPage?

  init() {
    super.init(frame: .zero)
    alwaysBounceVertical = true
    text.isEditable = false
    text.isScrollEnabled = false
    text.backgroundColor = .clear
    text.textContainerInset = UIEdgeInsets(top: 8, left: 3, bottom: 8, right: 3)
    text.delegate = self
    picture.contentMode = .scaleAspectFit
    for view in [text, picture, placeholder] { addSubview(view) }
    placeholder.didOpen = { [weak self] in self?.didOpen?($0) }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: WebContentView, _) in
      view.update()
    }
    update()
  }

  required init?(coder: NSCoder) {
    fatalError("WebContentView cannot be decoded; create a WKWebView.")
  }

  /// Displays a page, from its beginning.
  func show(_ page: WebPage) {
    self.page = page
    update()
    let start = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    if contentOffset != start { contentOffset = start }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = adjustedContentInset
    let room = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    // A placeholder fills the view, and scrolls itself in large sizes of text.
    placeholder.frame = CGRect(
      x: -insets.left, y: -insets.top, width: bounds.width, height: bounds.height)
    picture.frame = CGRect(origin: .zero, size: room)
    let height = text.sizeThatFits(CGSize(width: room.width, height: .infinity)).height
    text.frame = CGRect(x: 0, y: 0, width: room.width, height: max(height, room.height))
    let size = CGSize(width: room.width, height: isText ? height : room.height)
    if contentSize != size { contentSize = size }
  }

  private var isText: Bool { placeholder.isHidden && picture.isHidden }

  private func update() {
    placeholder.address = nil
    text.attributedText = nil
    picture.image = nil
    switch page?.content {
    case .remote: placeholder.address = page?.address
    case .document(let document, let base):
      text.attributedText = document.attributed(base: base, in: traitCollection)
    case .text(let plain):
      text.attributedText = NSAttributedString(
        string: plain,
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection),
          .foregroundColor: UIColor.label,
        ])
    case .image(let image): picture.image = image
    case nil: break
    }
    placeholder.isHidden = placeholder.address == nil
    picture.isHidden = picture.image == nil
    text.isHidden = !isText
    setNeedsLayout()
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    didTapLink?(URL)
    return false
  }
}
