/// What all sections of one kind look like: a group that is repeated until the data is used up.
public struct LayoutSection: Hashable, Sendable {
  /// The group that is repeated; its content is usually `.group`. A bare item is a group of one.
  public var group: LayoutGroup
  /// Room between every two groups, in points.
  public var interGroupSpacing: Double
  /// Room between the section's edges and its groups.
  public var contentInsets: LayoutInsets
  /// What a safe area or margins take off the container. Only the two edges across the layout's
  /// scroll axis count.
  public var referenceInsets: LayoutInsets
  /// Whether the groups run across the layout's scroll axis instead of along it.
  public var isOrthogonal: Bool
  /// Headers, footers and side views.
  public var boundaryItems: [LayoutBoundaryItem]
  /// Whether boundary items are moved and narrowed by the content insets.
  public var boundaryItemsFollowContentInsets: Bool
  /// What moves and narrows boundary items that do not follow the content insets. Only the two edges
  /// across the layout's scroll axis count.
  public var boundaryReferenceInsets: LayoutInsets
  /// Backgrounds. Items of a section with backgrounds lie at depth one instead of zero.
  public var decorationItems: [LayoutDecorationItem]

  /// A kind of section.
  public init(
    group: LayoutGroup, interGroupSpacing: Double = 0,
    contentInsets: LayoutInsets = LayoutInsets(),
    referenceInsets: LayoutInsets = LayoutInsets(), isOrthogonal: Bool = false,
    boundaryItems: [LayoutBoundaryItem] = [], boundaryItemsFollowContentInsets: Bool = true,
    boundaryReferenceInsets: LayoutInsets = LayoutInsets(),
    decorationItems: [LayoutDecorationItem] = []
  ) {
    self.group = group
    self.interGroupSpacing = interGroupSpacing
    self.contentInsets = contentInsets
    self.referenceInsets = referenceInsets
    self.isOrthogonal = isOrthogonal
    self.boundaryItems = boundaryItems
    self.boundaryItemsFollowContentInsets = boundaryItemsFollowContentInsets
    self.boundaryReferenceInsets = boundaryReferenceInsets
    self.decorationItems = decorationItems
  }
}
