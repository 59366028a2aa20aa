/// The text field of a search bar, with a magnifying glass at its leading edge.
///
/// The positions of the glass and of the text are chosen.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let height: CGFloat = 36
  private static let edge: CGFloat = 8
  private static let gap: CGFloat = 6

  /// The search bar that the field is part of.
  weak var searchBar: UISearchBar?

  /// Creates a search field with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search field of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    leftView = MagnifyingGlassView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  // MARK: Tokens

  /// The tokens before the text. The default is none. Setting them does not call the delegate.
  open var tokens: [UISearchToken] = [] {
    didSet { if !tokens.elementsEqual(oldValue, by: ===) { tokensDidChange() } }
  }
  /// The color behind the tokens. The default, which setting `nil` restores, is
  /// `secondarySystemFill`: chosen.
  open var tokenBackgroundColor: UIColor! {
    get { ownTokenColor ?? .secondarySystemFill }
    set {
      ownTokenColor = newValue
      for view in tokenViews { view.color = tokenBackgroundColor }
    }
  }
  private var ownTokenColor: UIColor?
  /// A Boolean value that indicates whether the user can remove tokens. The default is `true`.
  ///
  /// With the caret before the text, the delete key selects the last token, and removes it when it
  /// is pressed again. The clear button removes all tokens.
  open var allowsDeletingTokens = true
  var tokenViews: [SearchTokenView] = []

  private func tokensDidChange() {
    updateTokenViews()
    setNeedsLayoutOfSides()
    searchBar?.owner?.searchBarDidChange()
  }

  /// Removes the selection or the character before the caret, or else the last token, which it
  /// selects before.
  open override func deleteBackward() {
    if selection == NSRange(location: 0, length: 0), allowsDeletingTokens, !tokens.isEmpty {
      deleteLastToken()
    } else {
      super.deleteBackward()
    }
  }

  package override var documentStart: Int { -tokens.count }

  package override func removeTokens(in range: NSRange) {
    tokens.removeSubrange(tokenIndexes(in: range))
  }

  override var hasContent: Bool { super.hasContent || (!tokens.isEmpty && allowsDeletingTokens) }

  override var showsPlaceholder: Bool { super.showsPlaceholder && tokens.isEmpty }

  override func removeContent() {
    if hasText { super.removeContent() }
    if allowsDeletingTokens { tokens = [] }
  }

  package override func contentDidChange() {
    for view in tokenViews { view.isSelected = false }
    super.contentDidChange()
  }

  // MARK: Layout

  /// Rounds the ends of the field, as on iOS 26, or its corners, as before.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = traitCollection.metrics.searchBar.cornerRadius ?? bounds.height / 2
    guard !tokenViews.isEmpty else { return }
    for view in tokenViews { view.font = font ?? view.font }
    placeTokens(in: roomForTokens(isEditing: isEditing))
  }

  /// Returns the rectangle of the tokens and the text, as in a layout from left to right.
  private func roomForTokens(isEditing: Bool) -> CGRect {
    let rect =
      isEditing ? super.editingRect(forBounds: bounds) : super.textRect(forBounds: bounds)
    return leading(rect, in: bounds)
  }

  /// Returns the rectangle of the left view, 8 points from the leading edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = leftView else { return .zero }
    return placed(sideSize(of: view), in: bounds, trailing: Self.edge).mirrored(in: bounds)
  }

  /// Returns the rectangle of the text while the user does not edit.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    padded(super.textRect(forBounds: bounds), in: bounds)
  }

  /// Returns the rectangle of the text while the user edits.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    padded(super.editingRect(forBounds: bounds), in: bounds)
  }

  private func padded(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rect = leading(rect, in: bounds)
    let tokens = tokensWidth(in: rect.width)
    rect.origin.x += tokens
    rect.size.width = max(0, rect.width - tokens)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  /// Returns a rectangle with the distances from the glass and the edge, as in a layout from left
  /// to right.
  private func leading(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rect = isRightToLeft ? rect.mirrored(in: bounds) : rect
    let end = min(rect.maxX, bounds.maxX - Self.edge)
    rect.origin.x += Self.gap
    rect.size.width = max(0, end - rect.minX)
    return rect
  }

  /// The width of the text with the glass, and 36 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + 2 * Self.edge + Self.gap
        + tokensWidth(in: .greatestFiniteMagnitude),
      height: Self.height)
  }

  /// Returns the intrinsic size, whatever the offered size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: The search bar

  override var isSearch: Bool { true }

  override func shouldBeginEditing() -> Bool {
    if let searchBar, !(searchBar.delegate?.searchBarShouldBeginEditing(searchBar) ?? true) {
      return false
    }
    guard super.shouldBeginEditing() else { return false }
    searchBar?.owner?.searchBarWillBeginEditing()
    return true
  }

  override func userDidBeginEditing() {
    if let searchBar { searchBar.delegate?.searchBarTextDidBeginEditing(searchBar) }
    super.userDidBeginEditing()
  }

  package override func allows(_ change: TextChange) -> Bool {
    if let searchBar,
      !(searchBar.delegate?.searchBar(
        searchBar, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true)
    {
      return false
    }
    return super.allows(change)
  }

  package override func userDidChangeText() {
    if let searchBar {
      searchBar.delegate?.searchBar(searchBar, textDidChange: text ?? "")
      searchBar.owner?.searchBarDidChange()
    }
    super.userDidChangeText()
  }

  override func userDidReturn() {
    if let searchBar { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
    super.userDidReturn()
  }

  override func shouldEndEditing() -> Bool {
    if let searchBar, !(searchBar.delegate?.searchBarShouldEndEditing(searchBar) ?? true) {
      return false
    }
    return super.shouldEndEditing()
  }

  override func userDidEndEditing() {
    if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    super.userDidEndEditing()
  }

  // MARK: Accessibility

  /// The texts of the tokens and of the field.
  override var standardAccessibilityValue: String? {
    guard !tokens.isEmpty else { return super.standardAccessibilityValue }
    return (tokens.map(\.text) + (hasText ? [shownText] : [])).joined(separator: ", ")
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.searchField)
  }
}
