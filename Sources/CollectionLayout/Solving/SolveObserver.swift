/// Hears every decision of a solve, with the values that it was made from.
///
/// The engine solves without one. Whoever wants to know why a number is what it is, or what cannot be
/// satisfied, has the same code run again with an observer, so that nothing is decided in two places.
class SolveObserver {
  /// Where the box lies that is being solved: indices of subitems, from the root group on.
  final var path: [Int] = []

  /// What root groups are laid out in was decided.
  func didResolveContainer(
    _ base: LayoutSize, from container: LayoutSize, for section: LayoutSection,
    scrollAxis: LayoutAxis
  ) {}

  /// A box got its size, before what it holds is known.
  func didResolveSize(_ size: LayoutSize, _ item: LayoutSubitem, in base: LayoutSize) {}

  /// An item of data was placed in its slot.
  func didPlaceItem(_ frame: LayoutRect, in slot: LayoutRect, _ item: LayoutSubitem) {}

  /// A custom group was given its places.
  func didPlaceCustomItems(_ items: [LayoutCustomItem]) {}

  /// What a group has inside its content insets was decided.
  func didResolveInnerSize(_ inner: LayoutSize, of size: LayoutSize, _ item: LayoutSubitem) {}

  /// How many subitems a group holds was decided.
  func didResolveCount(_ fit: GroupFit, of sequence: LayoutSequence, in inner: LayoutSize) {}

  /// What the fractions of subitems refer to was decided.
  func didResolveBase(
    _ base: LayoutSize, of sequence: LayoutSequence, count: Int, in inner: LayoutSize
  ) {
  }

  /// A length that was estimated comes from the content instead.
  func didResolveLengthFromContent(
    _ length: Double, along axis: LayoutAxis, instead estimate: Double
  ) {}

  /// A length that was estimated was measured instead.
  func didResolveLengthFromMeasurement(
    _ length: Double, along axis: LayoutAxis, instead estimate: Double
  ) {}

  /// A length is the one that siblings share.
  func didResolveLengthFromSiblings(_ length: Double, along axis: LayoutAxis, instead own: Double) {
  }

  /// What a group has left over was shared.
  func didDistribute(_ share: Double, leftover: Double, flexible: Int, along axis: LayoutAxis) {}

  /// A subitem was placed in its group.
  func didPlaceSubitem(_ placed: PlacedSubitem) {}

  /// Whether to solve a subitem again, with this observer: which of its group's items the first one in it
  /// is; nil to leave it.
  func target(inSubitem subitem: Int) -> Int? { nil }

  /// A supplementary item was placed.
  func didPlaceSupplementaryItem(
    _ placed: PlacedSupplement, at index: Int, _ item: LayoutSupplementaryItem
  ) {
  }

  /// A boundary item got its size and its place across the scroll axis.
  func didResolveBoundaryItem(
    _ placed: BoundaryPattern.Item, at index: Int, _ item: LayoutBoundaryItem, in base: LayoutSize,
    estimate: LayoutSize
  ) {}

  /// The root group was placed in its section. The pitch may be less than nothing.
  func didPlaceRootGroup(
    _ box: SolvedBox, at origin: LayoutPoint, pitch: Double, stackAxis: LayoutAxis
  ) {}
}
