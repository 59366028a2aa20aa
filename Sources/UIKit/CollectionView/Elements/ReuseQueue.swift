/// The views of one purpose that wait to be reused, and the class for new ones.
@MainActor
final class ReuseQueue {
  /// The use of a view: its kind and its reuse identifier.
  struct Purpose: Hashable {
    var kind: ElementKind
    /// The reuse identifier; `nil` for decoration views.
    var identifier: String?
  }

  let purpose: Purpose
  /// The registered class; `nil` if none is registered.
  private(set) var viewClass: UICollectionReusableView.Type?
  /// The registered nib, and the function that creates a view of it; `nil` if none is registered.
  private var nib: (object: AnyObject, make: () -> UICollectionReusableView)?
  private var waiting: [UICollectionReusableView] = []
  private var countInUse = 0
  /// A Boolean value that indicates whether views were recycled since the last trim.
  private var needsTrim = false
  /// The number of views that may wait however few are in use.
  private static let leastWaiting = 64

  init(for purpose: Purpose) { self.purpose = purpose }

  /// Registers a class. Waiting views of another class are released.
  func register(_ viewClass: UICollectionReusableView.Type?) {
    if viewClass != self.viewClass || nib != nil { discardWaiting() }
    self.viewClass = viewClass
    nib = nil
  }

  /// Registers a nib. Waiting views of another one are released.
  func register(_ nib: (object: AnyObject, make: () -> UICollectionReusableView)?) {
    if nib?.object !== self.nib?.object || viewClass != nil { discardWaiting() }
    viewClass = nil
    self.nib = nib
  }

  /// A Boolean value that indicates whether a class or a nib is registered.
  var isRegistered: Bool { viewClass != nil || nib != nil }

  /// The number of registrations so far, which views of the present one have.
  private var registration = 0

  private func discardWaiting() {
    waiting = []
    registration += 1
  }

  /// Returns whether a view is of the registered class or nib.
  func makes(_ view: UICollectionReusableView) -> Bool {
    if let viewClass { return viewClass == type(of: view) }
    return nib != nil && view.nibRegistration == registration
  }

  /// Returns a waiting view; `nil` if there is none.
  func take() -> UICollectionReusableView? {
    guard let view = waiting.popLast() else { return nil }
    countInUse += 1
    return view
  }

  /// Returns a new view; `nil` if no class is registered.
  func makeView(frame: CGRect) -> UICollectionReusableView? {
    let view: UICollectionReusableView
    if let viewClass {
      view = viewClass.make(frame: frame)
    } else if let nib {
      view = nib.make()
      view.nibRegistration = registration
    } else {
      return nil
    }
    view.assign(to: self)
    countInUse += 1
    return view
  }

  /// Counts a view of another queue as one of this queue that is in use.
  func adopt(_ view: UICollectionReusableView) {
    view.reuseQueue?.countInUse -= 1
    view.assign(to: self)
    countInUse += 1
  }

  /// Returns a view that is no longer in use to the queue, if it is of the registered class.
  ///
  /// - Returns: Whether the queue has to be trimmed that had not to be trimmed before.
  func recycle(_ view: UICollectionReusableView) -> Bool {
    countInUse -= 1
    guard makes(view) else { return false }
    waiting.append(view)
    defer { needsTrim = true }
    return !needsTrim
  }

  /// Releases waiting views in excess of those in use and of what a screen may need soon.
  ///
  /// - Complexity: O(released views).
  func trim() {
    needsTrim = false
    let kept = max(countInUse, Self.leastWaiting)
    if waiting.count > kept { waiting.removeFirst(waiting.count - kept) }
  }
}
