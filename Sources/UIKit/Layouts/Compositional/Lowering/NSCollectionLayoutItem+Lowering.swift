import CollectionLayout

extension NSCollectionLayoutDimension {
  /// The engine's value of the dimension.
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
  /// The engine's value of the spacing.
  var lowered: LayoutSpacing {
    isFlexible ? .flexible(Double(spacing)) : .fixed(Double(spacing))
  }
}

extension NSCollectionLayoutEdgeSpacing {
  /// The engine's value of the edge spacing.
  var lowered: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.lowered ?? .fixed(0), top: top?.lowered ?? .fixed(0),
      trailing: trailing?.lowered ?? .fixed(0), bottom: bottom?.lowered ?? .fixed(0))
  }
}

extension NSDirectionalEdgeInsets {
  /// The engine's value of the insets.
  var lowered: LayoutInsets {
    LayoutInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

extension NSCollectionLayoutItem {
  /// Returns the engine's value of the item, or of the group and its content.
  fileprivate func loweredSubitem(in context: inout LoweringContext) -> LayoutSubitem {
    if let group = self as? NSCollectionLayoutGroup { return .group(group.lowered(in: &context)) }
    return .item(
      LayoutItem(
        width: layoutSize.widthDimension.lowered, height: layoutSize.heightDimension.lowered,
        contentInsets: contentInsets.lowered,
        edgeSpacing: edgeSpacing?.lowered ?? LayoutEdgeSpacing(),
        supplementaryItems: supplementaryItems.map { $0.loweredAttachment(in: &context) }))
  }
}

extension NSCollectionLayoutGroup {
  /// Returns the engine's value of the group and its content.
  func lowered(in context: inout LoweringContext) -> LayoutGroup {
    LayoutGroup(
      width: layoutSize.widthDimension.lowered, height: layoutSize.heightDimension.lowered,
      content: loweredContent(in: &context), contentInsets: contentInsets.lowered,
      edgeSpacing: edgeSpacing?.lowered ?? LayoutEdgeSpacing(),
      supplementaryItems: supplementaryItems.map { $0.loweredAttachment(in: &context) })
  }

  private func loweredContent(in context: inout LoweringContext) -> LayoutGroup.Content {
    if let itemProvider {
      return .custom(itemProvider(context.environment(of: self)).map(\.lowered))
    }
    return .sequence(
      LayoutSequence(
        axis: axis == .horizontal ? .horizontal : .vertical,
        subitems: subitems.map { $0.loweredSubitem(in: &context) },
        repetition: repetition.lowered, interItemSpacing: interItemSpacing?.lowered ?? .fixed(0)))
  }
}

extension NSCollectionLayoutGroupCustomItem {
  fileprivate var lowered: LayoutCustomItem {
    LayoutCustomItem(frame: LayoutRect(frame), zIndex: zIndex)
  }
}

extension NSCollectionLayoutGroup.Repetition {
  fileprivate var lowered: LayoutSequence.Repetition {
    switch self {
    case .untilFull: .untilFull
    case .divided(let count): .divided(count)
    case .repeated(let count): .repeated(count)
    }
  }
}
