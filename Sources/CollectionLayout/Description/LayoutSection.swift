/// The description of a section: a group that repeats for the section's items, or lanes of items.
public struct LayoutSection: Hashable, Sendable {
  /// The group that repeats for the section's items. It has no effect in a section of lanes.
  public var group: LayoutGroup
  /// The spacing between consecutive groups, in points. May be negative.
  public var interGroupSpacing: Double
  /// The distances between the section's edges and its groups.
  public var contentInsets: LayoutInsets
  /// The distances between the container and its safe area or margins. Only the two edges across
  /// the layout's scroll axis have an effect.
  public var referenceInsets: LayoutInsets
  /// A Boolean value that indicates whether the groups follow each other across the layout's scroll
  /// axis.
  public var isOrthogonal: Bool
  /// The headers, footers and side views.
  public var boundaryItems: [LayoutBoundaryItem]
  /// A Boolean value that indicates whether the content insets also apply to boundary items.
  public var boundaryItemsFollowContentInsets: Bool
  /// The distances that apply to boundary items that do not follow the content insets. Only the two
  /// edges across the layout's scroll axis have an effect.
  public var boundaryReferenceInsets: LayoutInsets
  /// The backgrounds. Items of a section with backgrounds have a depth of one instead of zero.
  public var decorationItems: [LayoutDecorationItem]
  /// The lanes of the section's items; `nil` if the group repeats for them.
  public var lanes: LayoutLanes?

  /// Creates the description of a section.
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
