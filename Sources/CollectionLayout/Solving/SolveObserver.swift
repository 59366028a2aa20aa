/// An observer of every decision in a solve, with its inputs.
///
/// The engine solves without an observer. To explain a number, or to find out what cannot be
/// satisfied, the same code runs again with one, so that each rule is implemented once.
class SolveObserver {
  /// The path of the subitem that is being solved: indices of subitems from the root group on.
  final var path: [Int] = []

  /// Reports the size that the fractions of root groups refer to.
  func didResolveContainer(
    _ base: LayoutSize, from container: LayoutSize, for section: LayoutSection,
    scrollAxis: LayoutAxis
  ) {}

  /// Reports the size of an item or a group, before its content is solved.
  func didResolveSize(_ size: LayoutSize, _ item: LayoutSubitem, in base: LayoutSize) {}

  /// Reports the frame of an item of data in its slot.
  func didPlaceItem(_ frame: LayoutRect, in slot: LayoutRect, _ item: LayoutSubitem) {}

  /// Reports the items of a custom group.
  func didPlaceCustomItems(_ items: [LayoutCustomItem]) {}

  /// Reports the size of a group inside its content insets.
  func didResolveInnerSize(_ inner: LayoutSize, of size: LayoutSize, _ item: LayoutSubitem) {}

  /// Reports the number of subitems in a group.
  func didResolveCount(_ fit: GroupFit, of sequence: LayoutSequence, in inner: LayoutSize) {}

  /// Reports the size that fractions of subitems refer to.
  func didResolveBase(
    _ base: LayoutSize, of sequence: LayoutSequence, count: Int, in inner: LayoutSize
  ) {
  }

  /// Reports a length from the content that replaces an estimate.
  func didResolveLengthFromContent(
    _ length: Double, along axis: LayoutAxis, instead estimate: Double
  ) {}

  /// Reports a measured length that replaces an estimate.
  func didResolveLengthFromMeasurement(
    _ length: Double, along axis: LayoutAxis, instead estimate: Double
  ) {}

  /// Reports a length that siblings share.
  func didResolveLengthFromSiblings(_ length: Double, along axis: LayoutAxis, instead own: Double) {
  }

  /// Reports the distribution of a group's remaining length.
  func didDistribute(_ share: Double, leftover: Double, flexible: Int, along axis: LayoutAxis) {}

  /// Reports the position of a subitem in its group.
  func didPlaceSubitem(_ placed: PlacedSubitem) {}

  /// Returns the position in the group of the first item of a subitem that is to be solved again
  /// with this observer, or `nil` to leave it out.
  func target(inSubitem subitem: Int) -> Int? { nil }

  /// Reports the position of a supplementary item.
  func didPlaceSupplementaryItem(
    _ placed: PlacedSupplement, at index: Int, _ item: LayoutSupplementaryItem
  ) {
  }

  /// Reports the size of a boundary item, and its position across the scroll axis.
  func didResolveBoundaryItem(
    _ placed: BoundaryPattern.Item, at index: Int, _ item: LayoutBoundaryItem, in base: LayoutSize,
    estimate: LayoutSize
  ) {}

  /// Reports the position of the root group in its section. The pitch may be negative.
  func didPlaceRootGroup(
    _ box: SolvedBox, at origin: LayoutPoint, pitch: Double, stackAxis: LayoutAxis
  ) {}
}
