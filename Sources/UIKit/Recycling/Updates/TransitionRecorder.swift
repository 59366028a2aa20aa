/// A recorder of the views and attributes of a collection view before a change of the data or the
/// layout.
///
/// The layout pass sets the final attributes of all views without regard to animation. The recorder
/// keeps the previous attributes and the removed views, from which the transition is computed.
@MainActor
final class TransitionRecorder {
  /// The state of a view before the change.
  struct Shown {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    /// The scroll distance of the view's orthogonal row.
    let movement: CGPoint

    /// Returns the state in content coordinates that are mirrored about the center of the bounds.
    /// The result does not lie in a row.
    @MainActor
    func reflected(in bounds: CGRect) -> Shown {
      let copy = attributes.duplicate()
      copy.center = CGPoint(
        x: bounds.minX + bounds.maxX - (attributes.center.x - movement.x),
        y: attributes.center.y - movement.y)
      copy.transform3D = attributes.transform3D.reflected()
      copy.liesInRow = false
      return Shown(key: key, attributes: copy, movement: .zero)
    }
  }

  /// A view that is removed.
  struct Departing {
    let view: any ElementView
    let shown: Shown
    /// The key of the element after the change; `nil` if the element does not exist after it.
    let name: ElementKey?
    let isDisplayed: Bool
    /// The layout that was in use when the view was removed.
    let layout: UICollectionViewLayout
  }

  let cause: TransitionCause
  /// A Boolean value that indicates whether removed views remain until their animation ends.
  let isPlayed: Bool
  let offset: CGPoint
  /// The state of the displayed elements before the change, by their keys after it.
  private var before: [ElementKey: Shown] = [:]
  /// The state of elements near the visible bounds before the change, by their keys after it.
  private var near: (ElementKey) -> Shown?
  /// The state of the live views before the change, without removed views, which may be reused.
  private var live: [ObjectIdentifier: Shown] = [:]
  private(set) var departing: [Departing] = []
  /// A Boolean value that indicates whether the live views have their keys after the change.
  private var isRenamed = false
  /// The scroll views of removed rows.
  private(set) var departingRows: [OrthogonalScrollView] = []
  /// A Boolean value that indicates whether the content was mirrored during the change.
  private(set) var isReflected = false
  /// The keys of elements that the layout inserts in addition to the elements of the change.
  private(set) var arriving: Set<ElementKey> = []

  /// Creates a recorder of the current state of a collection view.
  ///
  /// - Parameters:
  ///   - view: The collection view.
  ///   - cause: The cause of the transition.
  ///   - isPlayed: A Boolean value that indicates whether removed views remain until their
  ///     animation ends.
  ///   - keptKey: A closure that returns the new key of an element that keeps its view.
  init(
    _ view: any RecyclingView, cause: TransitionCause, isPlayed: Bool,
    keptKey: @escaping (ElementKey) -> ElementKey?
  ) {
    self.cause = cause
    self.isPlayed = isPlayed
    offset = view.contentOffset
    near = view.elementsNearby(cause, keptKey: keptKey)
    let entries = view.elements.all
    live.reserveCapacity(entries.count)
    before.reserveCapacity(entries.count)
    for entry in entries {
      let shown = Shown(
        key: entry.key, attributes: entry.attributes,
        movement: view.rows.movement(of: entry.attributes, in: view))
      live[ObjectIdentifier(entry.view)] = shown
      if let name = keptKey(entry.key) { before[name] = shown }
    }
  }

  /// Mirrors the recorded state after a change of the content's direction, so that it keeps its
  /// position on the screen.
  func reflect(in bounds: CGRect) {
    isReflected.toggle()
    before = before.mapValues { $0.reflected(in: bounds) }
    // A removed view stays in its row, which has its own coordinates.
    live = live.mapValues { $0.attributes.liesInRow ? $0 : $0.reflected(in: bounds) }
    let near = self.near
    self.near = { near($0)?.reflected(in: bounds) }
  }

  /// Returns the state before the change of an element that was displayed or near the visible
  /// bounds, by its key after the change; `nil` for other and for reloaded elements.
  func shown(before name: ElementKey) -> Shown? { before[name] ?? near(name) }

  /// Called after the live views have been rekeyed.
  func didRename() { isRenamed = true }

  /// Records an element that the layout inserts in addition to the elements of the change.
  func noteInsertion(_ key: ElementKey) { arriving.insert(key) }

  /// Releases the elements near the visible bounds, which refer to the collection view. Animations
  /// of views retain the recorder.
  func endRecording() { near = { _ in nil } }

  /// Returns a Boolean value that indicates whether a live view was live before the change.
  func wasLive(_ view: any ElementView) -> Bool {
    live[ObjectIdentifier(view)] != nil
  }

  /// Records the removal of a live view.
  ///
  /// - Returns: A Boolean value that indicates whether the view remains until its animation ends.
  func keep(_ entry: LiveElement, in view: any RecyclingView) -> Bool {
    guard let shown = live.removeValue(forKey: ObjectIdentifier(entry.view)) else { return false }
    departing.append(
      Departing(
        view: entry.view, shown: shown,
        name: isRenamed ? entry.key : cause.newKey(of: entry.key),
        isDisplayed: entry.isDisplayed, layout: view.layoutInUse))
    return isPlayed
  }

  /// Returns the previous index path of a reloaded element.
  func replacedPath(of key: ElementKey) -> IndexPath? {
    departing.first { $0.name == key }?.shown.key.indexPath
  }

  /// Records the removal of a row's scroll view.
  ///
  /// - Returns: A Boolean value that indicates whether the scroll view remains until the animation
  ///   ends.
  func keep(_ row: OrthogonalScrollView) -> Bool {
    if isPlayed { departingRows.append(row) }
    return isPlayed
  }
}

extension RecyclingView {
  /// Returns a function from the keys after a change to the elements in and within one screen of
  /// the visible bounds, as the layout has them now. It returns `nil` for all keys if the layout is
  /// invalid.
  fileprivate func elementsNearby(
    _ cause: TransitionCause, keptKey: @escaping (ElementKey) -> ElementKey?
  ) -> (ElementKey) -> TransitionRecorder.Shown? {
    guard !layoutPass.needsPreparation, !layoutPass.isPreparing else { return { _ in nil } }
    let rect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    guard let snapshot = backend.layoutSnapshot() else {
      // The layout may change its answers, so that all elements are queried before the change.
      var known: [ElementKey: TransitionRecorder.Shown] = [:]
      for attributes in layoutAttributes(in: rect) {
        let key = attributes.elementKey
        guard let name = keptKey(key) else { continue }
        known[name] = TransitionRecorder.Shown(
          key: key, attributes: attributes, movement: rows.movement(of: attributes, in: self))
      }
      return { known[$0] }
    }
    return { key in
      guard let old = cause.oldKey(of: key), keptKey(old) == key,
        let attributes = snapshot.attributes(old)
      else { return nil }
      let movement = attributes.liesInRow ? snapshot.rowMovement(old.path.section) : .zero
      let frame = attributes.frame.offsetBy(dx: -movement.x, dy: -movement.y)
      guard frame.sharesArea(with: rect) else { return nil }
      return TransitionRecorder.Shown(key: old, attributes: attributes, movement: movement)
    }
  }
}
