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
  /// The registered source of new views; `nil` if none is registered.
  private var source: ViewSource?
  private var waiting: [any ElementView] = []
  private var countInUse = 0
  /// A Boolean value that indicates whether views were recycled since the last trim.
  private var needsTrim = false
  /// The number of views that may wait however few are in use.
  private static let leastWaiting = 64

  /// A Boolean value that indicates whether the queue, without a registered source, keeps the views
  /// that an app has created itself.
  private let keepsOwnViews: Bool

  init(for purpose: Purpose, keepsOwnViews: Bool = false) {
    self.purpose = purpose
    self.keepsOwnViews = keepsOwnViews
  }

  /// Registers a source of views. Waiting views of another one are released.
  func register(_ source: ViewSource?) {
    if source?.identity != self.source?.identity { discardWaiting() }
    self.source = source
  }

  /// A Boolean value that indicates whether a class or a nib is registered.
  var isRegistered: Bool { source != nil }

  /// The number of registrations so far, which views of the present one have.
  private var registration = 0

  private func discardWaiting() {
    waiting = []
    registration += 1
  }

  /// Returns whether a view is of the registered class or nib.
  func makes(_ view: any ElementView) -> Bool {
    guard let source else { return false }
    return source.isNib
      ? view.nibRegistration == registration : source.identity == ObjectIdentifier(type(of: view))
  }

  /// Returns a waiting view; `nil` if there is none.
  func take() -> (any ElementView)? {
    guard let view = waiting.popLast() else { return nil }
    countInUse += 1
    return view
  }

  /// Returns a new view; `nil` if no class is registered.
  func makeView(frame: CGRect) -> (any ElementView)? {
    guard let source else { return nil }
    let view = source.make(frame)
    if source.isNib { view.nibRegistration = registration }
    view.assign(to: self)
    countInUse += 1
    return view
  }

  /// Counts a view of another queue as one of this queue that is in use.
  func adopt(_ view: any ElementView) {
    view.reuseQueue?.countInUse -= 1
    view.assign(to: self)
    countInUse += 1
  }

  /// Returns a view that is no longer in use to the queue, if it is of the registered class, or the
  /// app has created it and none is registered.
  ///
  /// - Returns: Whether the queue has to be trimmed that had not to be trimmed before.
  func recycle(_ view: any ElementView) -> Bool {
    countInUse -= 1
    guard makes(view) || source == nil && keepsOwnViews else { return false }
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

/// A registered class or nib, from which new views come.
@MainActor
struct ViewSource {
  /// The identity of the class or the nib.
  let identity: ObjectIdentifier
  let isNib: Bool
  /// Creates a view with a frame; a view of a nib has the frame of the nib.
  let make: (_ frame: CGRect) -> any ElementView

  /// The views of a class, which a closure creates.
  init(viewClass: AnyClass, make: @escaping (_ frame: CGRect) -> any ElementView) {
    identity = ObjectIdentifier(viewClass)
    isNib = false
    self.make = make
  }

  /// The views of a nib, which a closure creates.
  init(nib: AnyObject, make: @escaping () -> any ElementView) {
    identity = ObjectIdentifier(nib)
    isNib = true
    // The nib stays alive, so that no other object has its identity.
    self.make = { _ in
      withExtendedLifetime(nib) { make() }
    }
  }
}
