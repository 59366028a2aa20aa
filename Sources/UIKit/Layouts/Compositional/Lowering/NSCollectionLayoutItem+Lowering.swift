import CollectionLayout

extension NSCollectionLayoutDimension {
  /// The engine's word for the dimension.
  var lowered: LayoutDimension {
    switch kind {
    case .fractionalWidth: .fractionalWidth(Double(dimension))
    case .fractionalHeight: .fractionalHeight(Double(dimension))
    case .absolute: .absolute(Double(dimension))
    case .estimated: .estimated(Double(dimension))
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: Double(dimension))
    }
  }
}

extension NSCollectionLayoutSpacing {
  /// The engine's word for the spacing.
  var lowered: LayoutSpacing {
    isFlexible ? .flexible(Double(spacing)) : .fixed(Double(spacing))
  }
}

extension NSCollectionLayoutEdgeSpacing {
  /// The engine's word for the edge spacing.
  var lowered: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.lowered ?? .fixed(0), top: top?.lowered ?? .fixed(0),
      trailing: trailing?.lowered ?? .fixed(0), bottom: bottom?.lowered ?? .fixed(0))
  }
}

extension NSDirectionalEdgeInsets {
  /// The engine's word for the insets.
  var lowered: LayoutInsets {
    LayoutInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

extension NSCollectionLayoutItem {
  /// The engine's word for the item, and for everything in it if it is a group.
  func lowered(in context: inout LoweringContext) -> LayoutItem {
    LayoutItem(
      width: layoutSize.widthDimension.lowered, height: layoutSize.heightDimension.lowered,
      contentInsets: contentInsets.lowered,
      edgeSpacing: edgeSpacing?.lowered ?? LayoutEdgeSpacing(),
      content: (self as? NSCollectionLayoutGroup)?.loweredContent(in: &context) ?? .item,
      supplementaryItems: supplementaryItems.map { $0.loweredAttachment(in: &context) })
  }
}

extension NSCollectionLayoutGroup {
  fileprivate func loweredContent(in context: inout LoweringContext) -> LayoutItem.Content {
    if let itemProvider {
      let places = itemProvider(context.environment(of: self))
      return .custom(places.map(\.lowered))
    }
    return .group(
      LayoutGroup(
        axis: axis == .horizontal ? .horizontal : .vertical,
        subitems: subitems.map { $0.lowered(in: &context) },
        repetition: repetition.lowered, interItemSpacing: interItemSpacing?.lowered ?? .fixed(0)))
  }
}

extension NSCollectionLayoutGroupCustomItem {
  fileprivate var lowered: LayoutCustomItem {
    LayoutCustomItem(frame: LayoutRect(frame), zIndex: zIndex)
  }
}

extension NSCollectionLayoutGroup.Repetition {
  fileprivate var lowered: LayoutGroup.Repetition {
    switch self {
    case .untilFull: .untilFull
    case .divided(let count): .divided(count)
    case .repeated(let count): .repeated(count)
    }
  }
}
