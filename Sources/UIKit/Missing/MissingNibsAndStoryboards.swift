// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Nibs are not read; create the view in code, and register its class.
@available(
  *, unavailable, message: "Nibs are not read; create the view in code, and register its class."
)
@preconcurrency @MainActor open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { missing() }
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [String: Any]? = nil)
    -> [Any]
  { missing() }
}

extension UICollectionView {
  /// Missing: Nibs are not read; create the view in code, and register its class.
  @available(
    *, unavailable, message: "Nibs are not read; create the view in code, and register its class."
  )
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { missing() }
  /// Missing: Nibs are not read; create the view in code, and register its class.
  @available(
    *, unavailable, message: "Nibs are not read; create the view in code, and register its class."
  )
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { missing() }
}

extension UICollectionViewLayout {
  /// Missing: Nibs are not read; create the view in code, and register its class.
  @available(
    *, unavailable, message: "Nibs are not read; create the view in code, and register its class."
  )
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { missing() }
}

/// Missing: Storyboards are not read; create the view controller in code.
@available(*, unavailable, message: "Storyboards are not read; create the view controller in code.")
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) { missing() }
  open func instantiateInitialViewController() -> UIViewController? { missing() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    missing()
  }
}

/// Missing: Storyboards are not read; create the view controller in code.
@available(*, unavailable, message: "Storyboards are not read; create the view controller in code.")
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open var identifier: String? { missing() }
  open var source: UIViewController { missing() }
  open var destination: UIViewController { missing() }
}

extension UIViewController {
  /// Missing: Storyboards are not read; create the view controller in code.
  @available(
    *, unavailable, message: "Storyboards are not read; create the view controller in code."
  )
  public var storyboard: UIStoryboard? { missing() }
  /// Missing: Storyboards are not read; create the view controller in code.
  @available(
    *, unavailable, message: "Storyboards are not read; create the view controller in code."
  )
  public func performSegue(withIdentifier identifier: String, sender: Any?) { missing() }
}
