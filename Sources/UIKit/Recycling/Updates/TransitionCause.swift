/// The cause of a transition, and the correspondence between elements before and after it.
@MainActor
enum TransitionCause {
  /// A change of the data.
  case data(any DataChange)
  /// A change of the layout. Cells and supplementary views keep their keys.
  case layout

  /// The duration and the curve of the transition outside of an app's animation.
  ///
  /// A change of the data moves by the spring that is recorded for table views
  /// (`tb-se261-delete-fade-midflight`). For a change of the layout, both are chosen by eye.
  var usualMovement: (duration: TimeInterval, curve: TimingCurve) {
    switch self {
    case .data: (Self.spring.restingTime, .spring(Self.spring.curve))
    case .layout: (0.3, .easeInOut)
    }
  }

  /// The spring of mass 1, stiffness 438.649 and damping 41.888, which settles in 0.441 seconds.
  private static let spring = SpringCurve.perceived(duration: 0.3, bounce: 0, velocity: 0)

  /// Returns the key of an element after the transition, even if the element is reloaded; `nil` if
  /// the element does not exist after it.
  func newKey(of key: ElementKey) -> ElementKey? {
    switch self {
    case .data(let change): key.mapped(item: change.newItem, section: change.newSection)
    case .layout: key.isDecoration ? nil : key
    }
  }

  /// Returns the key of an element before the transition; `nil` if the element did not exist.
  func oldKey(of key: ElementKey) -> ElementKey? {
    switch self {
    case .data(let change): key.mapped(item: change.oldItem, section: change.oldSection)
    case .layout: key.isDecoration ? nil : key
    }
  }

  /// Returns a Boolean value that indicates whether an element, by its key after the transition, is
  /// inserted.
  func inserts(_ key: ElementKey) -> Bool {
    guard case .data(let change) = self else { return !key.isCell }
    guard key.path.count == 2 else { return false }
    return key.isCell
      ? change.oldItem(key.indexPath) == nil : change.oldSection(key.path.section) == nil
  }

  /// Returns a Boolean value that indicates whether an element, by its key after the transition, is
  /// reloaded.
  func reloads(_ key: ElementKey) -> Bool {
    guard case .data(let change) = self, key.path.count == 2 else { return false }
    return change.reloadsSection(key.path.section)
      || key.isCell && change.reloadsItem(key.indexPath)
  }
}

extension ElementKey {
  /// Returns the key with a mapped index path; `nil` if the item or the section has none.
  fileprivate func mapped(
    item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> ElementKey? {
    guard path.count == 2 else { return self }
    if isCell { return item(indexPath).map { ElementKey(.cell, at: $0) } }
    return section(path.section).map {
      ElementKey(kind, at: PackedIndexPath(section: $0, item: path.item))
    }
  }
}
