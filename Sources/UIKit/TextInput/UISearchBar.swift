/// A field in which the user types a search text.
///
///     let searchBar = UISearchBar(frame: .zero)
///     searchBar.placeholder = "Name"
///     searchBar.delegate = self      // searchBar(_:textDidChange:)
///
/// It is 56 points high, as in UIKit. In the browser the user types into it; a test does so with
/// `HostedScreen.type(_:into:)`.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  private static let height: CGFloat = 56
  private static let margin: CGFloat = 8

  private let ground = UIView(frame: .zero)
  private let glass = MagnifyingGlassView(frame: .zero)
  package let field = TextField(frame: .zero)

  /// Creates a search bar with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar of size zero; this library reads no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 10
    field.font = .systemFont(ofSize: 17)
    for view in [ground, glass, field] { addSubview(view) }
    field.handlers.shouldBegin = { [weak self] in
      self.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? false
    }
    field.handlers.began = { [weak self] in
      self.map { $0.delegate?.searchBarTextDidBeginEditing($0) }
    }
    field.handlers.shouldChange = { [weak self] range, text in
      self.map {
        $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: text) ?? true
      } ?? false
    }
    field.handlers.changed = { [weak self] in
      self.map { $0.delegate?.searchBar($0, textDidChange: $0.field.content) }
    }
    field.handlers.submitted = { [weak self] in
      self.map { $0.delegate?.searchBarSearchButtonClicked($0) }
    }
    field.handlers.shouldEnd = { [weak self] in
      self.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }
    field.handlers.ended = { [weak self] in
      self.map { $0.delegate?.searchBarTextDidEndEditing($0) }
    }
  }

  /// The delegate of the search bar, which is not retained.
  open weak var delegate: UISearchBarDelegate?

  /// The search text. The default is empty. Setting it does not call the delegate.
  open var text: String? {
    get { field.content }
    set { field.content = newValue ?? "" }
  }

  /// The placeholder, displayed in a fainter color if there is no text. The default is `nil`.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// A Boolean value that indicates whether this search bar receives the user's keyboard input.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Touches

  /// A touch that is lifted beside the text begins to edit, too.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, ground.frame.contains(touch.location(in: self)) {
      becomeFirstResponder()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = bounds.shrunk(dx: Self.margin, dy: max(0, (bounds.height - 36) / 2))
    ground.frame = box
    let side: CGFloat = 16
    let start: CGFloat = 8
    let gap: CGFloat = 6
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let glassX = isMirrored ? box.maxX - start - side : box.minX + start
    glass.frame = CGRect(x: glassX, y: box.midY - side / 2, width: side, height: side)
    let textStart = start + side + gap
    let width = max(0, box.width - textStart - start)
    field.frame = CGRect(
      x: isMirrored ? box.minX + start : box.minX + textStart, y: box.minY, width: width,
      height: box.height)
  }
}
