/// A search with a search bar, and results that are displayed over the searched content or in it.
///
/// Assign it to `UINavigationItem.searchController`: the search bar is then below the title. While
/// the user searches, it takes the place of the bar's other contents, and has a cancel button. A
/// search bar may also be added to a view of the app's own.
///
/// # Order of Calls
///
/// A tap on the search bar calls `searchBarShouldBeginEditing(_:)` of the bar's delegate,
/// `willPresentSearchController(_:)`, `updateSearchResults(for:)`,
/// `searchBarTextDidBeginEditing(_:)`, and after the animation `didPresentSearchController(_:)`. A
/// tap on the cancel button calls `searchBarCancelButtonClicked(_:)`,
/// `willDismissSearchController(_:)`, removes the text, ends the editing, and calls
/// `updateSearchResults(for:)`, and after the animation `didDismissSearchController(_:)`. The
/// position of the updates in this order is chosen.
///
/// Unlike in UIKit, the search controller is not a presented view controller, but a child of the
/// navigation controller, or of the view controller with the search bar; a text that the app sets
/// updates the results during a search (chosen).
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The duration of the movement at the beginning and the end, in seconds: chosen.
  private static let duration: TimeInterval = 0.25

  /// The view controller with the results; `nil` if the searched content displays them itself.
  public let searchResultsController: UIViewController?
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  let bar = UISearchBar()

  /// The object that displays the results. Without one, the search bar works, and nothing is
  /// updated.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// A Boolean value that indicates whether the content is dimmed during a search, until results
  /// are displayed over it. The default is `true`. A tap on the dimmed content ends the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { contentsDidChange() } }
  /// The older name of ``UISearchController/obscuresBackgroundDuringPresentation``.
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// A Boolean value that indicates whether the title and the items of the navigation bar are
  /// hidden during a search. The default is `true`.
  open var hidesNavigationBarDuringPresentation = true { didSet { barDidChange() } }
  /// A Boolean value that indicates whether the cancel button appears with a search, and disappears
  /// with it. The default is `true`.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the scopes appear with a search, and disappear with it.
  /// The default is `true`.
  open var automaticallyShowsScopeBar = true
  /// A Boolean value that indicates whether ``searchResultsController`` is also displayed during a
  /// search without a text. The default is `false`.
  open var showsSearchResultsController = false { didSet { contentsDidChange() } }

  private var isSearching = false
  /// The number of the current movement; completions of earlier ones are ignored.
  private var movement = 0
  /// The navigation item of the search bar; `nil` for a bar in a view of the app's own.
  weak var item: UINavigationItem?

  /// A Boolean value that indicates whether the search bar takes the place of the other contents of
  /// the navigation bar.
  var takesWholeBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

  func enterItem(_ item: UINavigationItem) {
    self.item?.searchController = nil
    self.item = item
  }

  func leaveItem(_ item: UINavigationItem) {
    guard self.item === item else { return }
    end(animated: false)
    leave()
    self.item = nil
    bar.removeFromSuperview()
  }

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The view controller with the results; `nil` if the
  ///   searched content displays them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.owner = self
  }

  /// Creates a search controller without a view controller for results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.owner = self
  }

  /// Creates a search controller without a view controller for results; this library reads no
  /// archives of view controllers.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    bar.owner = self
  }

  // MARK: The search

  /// A Boolean value that indicates whether the user is searching. Setting it begins or ends the
  /// search.
  ///
  /// A search begins only while the search bar is in a window; otherwise a message is logged, and
  /// nothing changes.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end(animated: true) }
  }

  /// Ends the search, or else dismisses what this view controller presents.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end(animated: flag)
    completion?()
  }

  private func begin() {
    guard !isSearching else { return }
    guard bar.window != nil else {
      return DeveloperLog.sink(
        "The search does not begin, because its search bar is not in a window; set isActive in "
          + "viewDidAppear(_:) or later.")
    }
    delegate?.willPresentSearchController(self)
    isSearching = true
    tellOfChange()
    move(animated: true) { [self] in
      if automaticallyShowsCancelButton { bar.showsCancelButton = true }
      if automaticallyShowsScopeBar, !(bar.scopeButtonTitles ?? []).isEmpty {
        bar.showsScopeBar = true
      }
    } completion: { [self] in
      delegate?.didPresentSearchController(self)
    }
  }

  /// Tells the updater of the results, and the view controller of the item, that the searched text
  /// or the state of the search changed.
  private func tellOfChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
    item?.viewController?.setNeedsUpdateContentUnavailableConfiguration()
  }

  func end(animated: Bool) {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    bar.text = ""
    bar.resignFirstResponder()
    tellOfChange()
    move(animated: animated) { [self] in
      if automaticallyShowsCancelButton { bar.showsCancelButton = false }
      if automaticallyShowsScopeBar { bar.showsScopeBar = false }
    } completion: { [self] in
      delegate?.didDismissSearchController(self)
    }
  }

  private func move(
    animated: Bool, changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    movement += 1
    let number = movement
    let all = { [self] in
      changes()
      bar.layoutIfNeeded()
      contentsDidChange()
      barDidChange()
      navigation?.container?.layoutIfNeeded()
    }
    guard animated, bar.window != nil else {
      all()
      return completion()
    }
    UIView.animate(withDuration: Self.duration, animations: all) { [weak self] _ in
      if self?.movement == number { completion() }
    }
  }

  // MARK: Contents

  let dimming = SearchDimmingView()

  /// A Boolean value that indicates whether the results are displayed over the content.
  var showsResults: Bool {
    searchResultsController != nil
      && (showsSearchResultsController || !(bar.text ?? "").isEmpty)
  }

  /// A Boolean value that indicates whether the view of this view controller is over the content.
  var coversContent: Bool {
    isSearching && (obscuresBackgroundDuringPresentation || showsResults)
  }

  /// Creates the view over the content. Do not call it directly.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    dimming.frame = view.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.didTap = { [weak self] in self?.end(animated: true) }
    view.addSubview(dimming)
    self.view = view
  }
}

extension UISearchController: SearchBarOwner {
  func searchBarWillBeginEditing() { begin() }

  func searchBarDidChange() {
    guard isSearching else { return }
    tellOfChange()
    contentsDidChange()
  }

  func searchBarDidCancel() { end(animated: true) }

  func searchBarHeightDidChange() { barDidChange() }
}
