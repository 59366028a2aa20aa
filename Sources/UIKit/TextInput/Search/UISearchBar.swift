internal import Scenes

/// A field in which the user types a search text, with a cancel button and scopes.
///
///     let searchBar = UISearchBar(frame: .zero)
///     searchBar.placeholder = "Name"
///     searchBar.delegate = self      // searchBar(_:textDidChange:)
///
/// It is 64 points high, and 111 with scopes, as recorded on iOS 26; on a device with an earlier
/// system 56. In the browser the user types
/// into it; a test does so with `HostedScreen.type(_:into:)`.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  package let field = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(configuration: .gray())
  private var scopeControl: UISegmentedControl?
  /// The search controller of the bar; `nil` for a bar of the app's own.
  weak var owner: (any SearchBarOwner)? { didSet { setNeedsLayout() } }
  /// The distance of the field from the sides, in points.
  var sideMargin: CGFloat {
    get { storedSideMargin ?? metrics.margin }
    set {
      storedSideMargin = newValue
      setNeedsLayout()
    }
  }
  private var storedSideMargin: CGFloat?
  /// A Boolean value that indicates whether the bar is a part of a navigation bar.
  var isInNavigationBar = false {
    didSet {
      guard isInNavigationBar != oldValue else { return }
      setNeedsLayout()
      noteDrawingChange()
    }
  }

  private var metrics: SearchBarMetrics { traitCollection.metrics.searchBar }

  /// Creates a search bar with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeSearch(from: coder)
  }

  private func setUp() {
    field.searchBar = self
    addSubview(field)
    styleCancelButton()
    cancelButton.accessibilityLabel = "Cancel"
    cancelButton.alpha = 0
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.userDidCancel() }, for: .touchUpInside)
    addSubview(cancelButton)
  }

  /// Gives the cancel button an image, or a title on devices with an earlier system than iOS 26.
  private func styleCancelButton() {
    var configuration = UIButton.Configuration.gray()
    if metrics.cancelButtonHasTitle {
      configuration = .plain()
      configuration.title = "Cancel"
    } else {
      configuration.image = UIImage(systemName: "xmark")
      configuration.cornerStyle = .capsule
      configuration.baseForegroundColor = .label
    }
    configuration.contentInsets = .zero
    cancelButton.configuration = configuration
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    guard old.generation != traitCollection.generation else { return }
    styleCancelButton()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The prominence of a search bar.
  public enum Style: UInt, Sendable {
    /// The style of the system.
    case `default` = 0
    /// A bar with a background.
    case prominent = 1
    /// A bar without a background: only the field is visible.
    case minimal = 2
  }

  /// The prominence of the bar. The default is `default`.
  ///
  /// A prominent bar of the app's own has a background: the secondary one of the system, as no
  /// recording tells UIKit's. Bars of the default style have none here, and neither has a prominent
  /// one in a navigation bar, whose background is behind it.
  open var searchBarStyle = Style.default {
    didSet {
      noteAssigned(.searchBarStyle)
      if searchBarStyle != oldValue { noteDrawingChange() }
    }
  }

  /// The color of the background of a bar of the app's own that is not minimal; `nil`, the default,
  /// for the background of the style.
  open var barTintColor: UIColor? { didSet { noteDrawingChange() } }

  /// The style of the bar. The default is `default`. A black bar has the dark appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    }
  }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    guard !isInNavigationBar, node.fill == nil else { return node }
    if let barTintColor, searchBarStyle != .minimal {
      node.fill = barTintColor.sceneColor(in: traitCollection)
    } else if searchBarStyle == .prominent {
      node.fill = UIColor.secondarySystemBackground.sceneColor(in: traitCollection)
    }
    return node
  }

  /// The delegate of the search bar, which is not retained.
  open weak var delegate: UISearchBarDelegate?

  /// The text field of the search bar.
  open var searchTextField: UISearchTextField { field }

  /// The search text. The default is empty. Setting it does not call the delegate.
  open var text: String? {
    get { field.text }
    set {
      guard newValue != field.text else { return }
      field.text = newValue
      owner?.searchBarDidChange()
    }
  }

  /// The placeholder, displayed in a fainter color if there is no text. The default is `nil`.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  // MARK: The cancel button

  /// A Boolean value that indicates whether there is a cancel button beside the field. The default
  /// is `false`. Setting it is not animated.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  private var hasCancelButton = false

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != hasCancelButton else { return }
    change(animated: animated) { [self] in
      hasCancelButton = showsCancelButton
      cancelButton.isHidden = !showsCancelButton
      cancelButton.alpha = showsCancelButton ? 1 : 0
    }
  }

  private func userDidCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    owner?.searchBarDidCancel()
  }

  // MARK: Scopes

  /// The titles of the scopes, from which the user selects one; `nil`, the default, for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      let selected = selectedScopeButtonIndex
      scopeControl?.removeFromSuperview()
      scopeControl = (scopeButtonTitles ?? []).isEmpty ? nil : makeScopeControl(selected)
      setNeedsLayout()
    }
  }
  /// The index of the selected scope. The default is 0. Setting it does not call the delegate.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// A Boolean value that indicates whether the scopes are displayed below the field. The default
  /// is `false`. Setting it is not animated.
  open var showsScopeBar: Bool {
    get { hasScopeBar }
    set { setShowsScope(newValue, animated: false) }
  }
  private var hasScopeBar = false

  /// Shows or hides the scopes. The app changes the height of its own bar, as by `sizeToFit()`.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != hasScopeBar else { return }
    change(animated: animated) { [self] in
      hasScopeBar = show
      scopeControl?.isHidden = !show
      invalidateIntrinsicContentSize()
      owner?.searchBarHeightDidChange()
    }
  }

  private func makeScopeControl(_ selected: Int) -> UISegmentedControl {
    let control = UISegmentedControl(items: scopeButtonTitles ?? [])
    control.selectedSegmentIndex = selected
    control.isHidden = !hasScopeBar
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        selectedScopeButtonIndex = control.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        owner?.searchBarDidChange()
      }, for: .valueChanged)
    addSubview(control)
    return control
  }

  /// The duration for showing and hiding the cancel button and the scopes, in seconds: chosen.
  private static let duration = 0.25

  private func change(animated: Bool, _ changes: @escaping () -> Void) {
    let all = { [self] in
      changes()
      setNeedsLayout()
      layoutIfNeeded()
    }
    guard animated, window != nil else { return all() }
    UIView.animate(withDuration: Self.duration, animations: all)
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

  /// The height of the scopes that are displayed.
  var scopeHeight: CGFloat {
    hasScopeBar && scopeControl != nil ? metrics.scopeHeight : 0
  }

  private var preferredHeight: CGFloat { metrics.height + scopeHeight }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = metrics.fieldHeight
    let top = bounds.height - scopeHeight
    let y = (isInNavigationBar ? metrics.fieldTop : nil) ?? (top - side) / 2
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = sideMargin + (isRightToLeft ? right : left)
    let end = bounds.width - sideMargin - (isRightToLeft ? left : right)
    let buttonWidth =
      metrics.cancelButtonHasTitle
      ? cancelButton.intrinsicContentSize.width.rounded(.up) : side
    let buttonX = end - buttonWidth
    cancelButton.frame = placed(CGRect(x: buttonX, y: y, width: buttonWidth, height: side))
    let fieldEnd = hasCancelButton ? buttonX - metrics.buttonSpacing : end
    field.frame = placed(
      CGRect(x: start, y: y, width: max(0, fieldEnd - start), height: side))
    scopeControl?.frame = placed(
      CGRect(
        x: start, y: top, width: max(0, end - start), height: metrics.scopeControlHeight))
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.searchBarStyle, \UISearchBar.searchBarStyle)
    ]
  }
}

/// The owner of a search bar, which begins and ends searches.
@preconcurrency @MainActor
protocol SearchBarOwner: AnyObject {
  /// Called before the editing begins.
  func searchBarWillBeginEditing()
  /// Called after the text or the scope changed.
  func searchBarDidChange()
  /// Called after a tap on the cancel button.
  func searchBarDidCancel()
  /// Called after the scopes were shown or hidden.
  func searchBarHeightDidChange()
}
