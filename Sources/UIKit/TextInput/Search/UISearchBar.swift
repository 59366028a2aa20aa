/// A field in which the user types a search text.
///
///     let searchBar = UISearchBar(frame: .zero)
///     searchBar.placeholder = "Name"
///     searchBar.delegate = self      // searchBar(_:textDidChange:)
///
/// It is 56 points high, as in UIKit. In the browser the user types into it; a test does so with
/// `HostedScreen.type(_:into:)`.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  private static let height: CGFloat = 56
  private static let margin: CGFloat = 8

  package let field = UISearchTextField(frame: .zero)

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
    field.searchBar = self
    addSubview(field)
  }

  /// The delegate of the search bar, which is not retained.
  open weak var delegate: UISearchBarDelegate?

  /// The text field of the search bar.
  open var searchTextField: UISearchTextField { field }

  /// The search text. The default is empty. Setting it does not call the delegate.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
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

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.shrunk(dx: Self.margin, dy: max(0, (bounds.height - 36) / 2))
  }
}
