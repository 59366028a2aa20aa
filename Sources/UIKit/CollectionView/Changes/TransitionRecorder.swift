/// Watches a collection view while it goes from one state to another, and finds out what moves.
///
/// The layout pass in between knows nothing of movement: it puts every view where it belongs. The
/// recorder keeps what was shown before, and the views that are taken away, and compares.
@MainActor
final class TransitionRecorder {
  /// What a view was before.
  struct Shown {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    /// How far the row it lies in was scrolled.
    let movement: CGPoint

    /// The same where the coordinates of the content are mirrored about the middle of bounds: by itself,
    /// as if it lay in no row.
    @MainActor
    func reflected(in bounds: CGRect) -> Shown {
      let copy = attributes.duplicate()
      copy.center = CGPoint(
        x: bounds.minX + bounds.maxX - (attributes.center.x - movement.x),
        y: attributes.center.y - movement.y)
      copy.transform = attributes.transform.reflected()
      copy.liesInRow = false
      return Shown(key: key, attributes: copy, movement: .zero)
    }
  }

  /// A view that is taken away.
  struct Departing {
    let view: UICollectionReusableView
    let shown: Shown
    /// What its element is called after the change; nil if it is gone.
    let name: ElementKey?
    let isDisplayed: Bool
    /// The layout whose decoration view it is.
    let layout: UICollectionViewLayout
  }

  /// Whether views that go stay until their animation is over.
  let isPlayed: Bool
  /// What an element is called after the change, also where it is shown anew; nil for what is gone.
  private let place: (ElementKey) -> ElementKey?
  /// Whether an element is new, and whether it is shown anew, by its name after the change.
  let isNew: (ElementKey) -> Bool
  let isReloaded: (ElementKey) -> Bool
  let offset: CGPoint
  /// What was shown before, by its name after the change.
  private var before: [ElementKey: Shown] = [:]
  /// What lay near but was not shown, by its name after the change.
  private var near: (ElementKey) -> Shown?
  /// What each view showed that was live before, without those that were taken away and may be used again.
  private var live: [ObjectIdentifier: Shown] = [:]
  private(set) var departing: [Departing] = []
  /// Whether the live views have their names after the change.
  var isRenamed = false
  /// The scroll views of rows that are gone.
  private(set) var departingRows: [OrthogonalScrollView] = []
  /// Whether the coordinates of the content were mirrored meanwhile.
  private(set) var isReflected = false
  /// Elements after the change that the layout wants to come as new ones.
  var arriving: Set<ElementKey> = []

  /// - Parameters:
  ///   - name: what an element is called after the change; nil for what loses its view.
  ///   - place: the same; nil only for what is gone.
  ///   - oldName: what an element was called before the change; nil for what is new.
  init(
    _ view: UICollectionView, isPlayed: Bool, name: @escaping (ElementKey) -> ElementKey?,
    place: @escaping (ElementKey) -> ElementKey?, oldName: @escaping (ElementKey) -> ElementKey?,
    isNew: @escaping (ElementKey) -> Bool, isReloaded: @escaping (ElementKey) -> Bool
  ) {
    self.isPlayed = isPlayed
    self.place = place
    self.isNew = isNew
    self.isReloaded = isReloaded
    offset = view.contentOffset
    near = view.elementsNearby(name: name, oldName: oldName)
    let entries = view.live.all
    live.reserveCapacity(entries.count)
    before.reserveCapacity(entries.count)
    for entry in entries {
      let shown = Shown(
        key: entry.key, attributes: entry.attributes,
        movement: view.rowMovement(of: entry.attributes))
      live[ObjectIdentifier(entry.view)] = shown
      if let name = name(entry.key) { before[name] = shown }
    }
  }

  /// Notes that the coordinates of the content are mirrored from now on, or no longer, so that what was
  /// shown keeps its place on the screen.
  func reflect(in bounds: CGRect) {
    isReflected.toggle()
    before = before.mapValues { $0.reflected(in: bounds) }
    // A view that goes stays in its row, which has coordinates of its own.
    live = live.mapValues { $0.attributes.liesInRow ? $0 : $0.reflected(in: bounds) }
    let near = self.near
    self.near = { near($0)?.reflected(in: bounds) }
  }

  /// What an element was before that was shown or lay near, by its name after the change; nil for others,
  /// and for what is shown anew.
  func shown(before name: ElementKey) -> Shown? { before[name] ?? near(name) }

  /// Drops what lay near, which refers to the collection view. The recorder lives as long as its
  /// animations, which views hold.
  func endRecording() { near = { _ in nil } }

  /// Whether a live view was live before.
  func wasLive(_ view: UICollectionReusableView) -> Bool {
    live[ObjectIdentifier(view)] != nil
  }

  /// Notes that a live view is taken away.
  ///
  /// - Returns: whether it is to stay for the time being.
  func keep(_ entry: LiveViews.Entry, in view: UICollectionView) -> Bool {
    guard let shown = live.removeValue(forKey: ObjectIdentifier(entry.view)) else { return false }
    departing.append(
      Departing(
        view: entry.view, shown: shown, name: isRenamed ? entry.key : place(entry.key),
        isDisplayed: entry.isDisplayed, layout: view.layoutInUse))
    return isPlayed
  }

  /// Where what an element shows anew was shown before.
  func replacedPath(of key: ElementKey) -> IndexPath? {
    departing.first { $0.name == key }?.shown.key.indexPath
  }

  /// Notes that the scroll view of a row is taken away.
  ///
  /// - Returns: whether it is to stay for the time being.
  func keep(_ row: OrthogonalScrollView) -> Bool {
    if isPlayed { departingRows.append(row) }
    return isPlayed
  }
}

extension UICollectionView {
  /// What lies in sight and within one screen of it as the layout knows it now, by the names after a
  /// change; nothing where the layout is out of date.
  fileprivate func elementsNearby(
    name: @escaping (ElementKey) -> ElementKey?, oldName: @escaping (ElementKey) -> ElementKey?
  ) -> (ElementKey) -> TransitionRecorder.Shown? {
    guard !pass.needsPreparation, !pass.isPreparing else { return { _ in nil } }
    let rect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    guard let memory = layoutInUse.memory() else {
      // Nobody knows what the layout will answer later, so it is asked about everything now.
      var known: [ElementKey: TransitionRecorder.Shown] = [:]
      for attributes in layoutAttributes(in: rect) {
        let key = attributes.elementKey
        guard let name = name(key) else { continue }
        known[name] = TransitionRecorder.Shown(
          key: key, attributes: attributes, movement: rowMovement(of: attributes))
      }
      return { known[$0] }
    }
    return { key in
      guard let old = oldName(key), name(old) == key, let attributes = memory.attributes(old) else {
        return nil
      }
      let movement = attributes.liesInRow ? memory.rowMovement(old.indexPath.section) : .zero
      let frame = attributes.frame.offsetBy(dx: -movement.x, dy: -movement.y)
      guard frame.sharesArea(with: rect) else { return nil }
      return TransitionRecorder.Shown(key: old, attributes: attributes, movement: movement)
    }
  }
}

/// What a layout answers at one time, however it changes afterwards.
@MainActor
struct LayoutMemory {
  /// The attributes of an element; nil where there is none.
  let attributes: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// How far what lies in the row of a section is moved with it.
  let rowMovement: (_ section: Int) -> CGPoint
}
