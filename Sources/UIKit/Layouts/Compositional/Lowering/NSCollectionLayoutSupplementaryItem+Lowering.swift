import CollectionLayout

extension NSCollectionLayoutAnchor {
  /// The engine's value of the anchor.
  var lowered: LayoutAnchor {
    let point = LayoutPoint(x: Double(offset.x), y: Double(offset.y))
    return LayoutAnchor(
      horizontalAlignment: Self.alignment(
        start: edges.contains(.leading), end: edges.contains(.trailing)),
      verticalAlignment: Self.alignment(
        start: edges.contains(.top), end: edges.contains(.bottom)),
      offset: isFractionalOffset ? .fractional(point) : .absolute(point))
  }

  private static func alignment(start: Bool, end: Bool) -> LayoutAlignment {
    start == end ? .center : start ? .start : .end
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Returns the engine's value of a supplementary item of an item or a group.
  func loweredAttachment(in context: inout LoweringContext) -> LayoutSupplementaryItem {
    LayoutSupplementaryItem(
      kind: context.kinds.kind(named: elementKind), width: layoutSize.widthDimension.lowered,
      height: layoutSize.heightDimension.lowered, containerAnchor: containerAnchor.lowered,
      itemAnchor: itemAnchor?.lowered, contentInsets: contentInsets.lowered, zIndex: zIndex)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns the engine's value of a boundary item.
  func loweredBoundary(in context: inout LoweringContext) -> LayoutBoundaryItem {
    LayoutBoundaryItem(
      kind: context.kinds.kind(named: elementKind), width: layoutSize.widthDimension.lowered,
      height: layoutSize.heightDimension.lowered,
      horizontalAlignment: alignment.horizontal, verticalAlignment: alignment.vertical,
      offset: LayoutPoint(x: Double(offset.x), y: Double(offset.y)),
      extendsBoundary: extendsBoundary, isPinned: pinToVisibleBounds,
      outerPadding: Double(outerPadding), contentInsets: contentInsets.lowered, zIndex: zIndex)
  }
}

extension NSCollectionLayoutDecorationItem {
  /// Returns the engine's value of a background.
  func loweredDecoration(in context: inout LoweringContext) -> LayoutDecorationItem {
    LayoutDecorationItem(
      kind: context.kinds.kind(named: elementKind), contentInsets: contentInsets.lowered,
      zIndex: zIndex)
  }
}

extension NSRectAlignment {
  fileprivate var horizontal: LayoutAlignment {
    switch self {
    case .leading, .topLeading, .bottomLeading: .start
    case .none, .top, .bottom: .center
    case .trailing, .topTrailing, .bottomTrailing: .end
    }
  }

  fileprivate var vertical: LayoutAlignment {
    switch self {
    case .top, .topLeading, .topTrailing: .start
    case .none, .leading, .trailing: .center
    case .bottom, .bottomLeading, .bottomTrailing: .end
    }
  }
}
