/// A box in a group: a leaf that stands for one item of data, or a group of further boxes.
public struct LayoutItem: Hashable, Sendable {
  /// What a box holds.
  public indirect enum Content: Hashable, Sendable {
    /// One item of data.
    case item
    /// More boxes in a row or a column.
    case group(LayoutGroup)
    /// Items of data at places that the caller decided; at least one.
    case custom([LayoutCustomItem])
  }

  /// The width, in terms of the box's container.
  public var width: LayoutDimension
  /// The height, in terms of the box's container.
  public var height: LayoutDimension
  /// What is taken off the slot: for a leaf from its frame, for a group from the room for its boxes.
  /// Ignored along an axis whose dimension is estimated.
  public var contentInsets: LayoutInsets
  /// Room outside the slot.
  public var edgeSpacing: LayoutEdgeSpacing
  /// What the box holds.
  public var content: Content
  /// Views that belong to the box and are placed by it.
  public var supplementaryItems: [LayoutSupplementaryItem]

  /// A box.
  public init(
    width: LayoutDimension, height: LayoutDimension,
    contentInsets: LayoutInsets = LayoutInsets(),
    edgeSpacing: LayoutEdgeSpacing = LayoutEdgeSpacing(),
    content: Content = .item, supplementaryItems: [LayoutSupplementaryItem] = []
  ) {
    self.width = width
    self.height = height
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.content = content
    self.supplementaryItems = supplementaryItems
  }

  /// The dimension along an axis.
  @inlinable
  public subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }

  /// The content insets that count: zero along an estimated axis.
  ///
  /// UIKit documents that insets are ignored for any axis that uses an estimated value; recorded in
  /// the conformance family `charon-sized`.
  var effectiveInsets: LayoutInsets { contentInsets.effective(width: width, height: height) }
}

extension LayoutInsets {
  /// The insets that count for a box of these dimensions: zero along an estimated axis.
  public func effective(width: LayoutDimension, height: LayoutDimension) -> LayoutInsets {
    var insets = self
    if width.isEstimated {
      insets.leading = 0
      insets.trailing = 0
    }
    if height.isEstimated {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }
}
