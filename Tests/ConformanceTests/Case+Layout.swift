import UIKit

/// The error for a case that needs an API this version does not have.
struct LeftForLater: Error {
  var reason: String
}

@MainActor
extension Case {
  /// Creates the case's layout from UIKit's types, like an app.
  func makeLayout() throws -> UICollectionViewLayout {
    guard let spec, container != nil else { throw LeftForLater(reason: "list sections") }
    if let flow = spec.flow { return try makeFlowLayout(flow) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if let values = spec.configuration {
      if values.scrollDirection == "horizontal" { configuration.scrollDirection = .horizontal }
      configuration.interSectionSpacing = values.interSectionSpacing ?? 0
      if let reference = try values.contentInsetsReference.map(insetsReference) {
        configuration.contentInsetsReference = reference
      }
      configuration.boundarySupplementaryItems =
        try (values.boundarySupplementaryItems ?? []).map(boundary)
    }
    let sections = try spec.sections.map(section)
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[min(index, sections.count - 1)] },
      configuration: configuration)
    for item in sections.flatMap(\.decorationItems) {
      layout.register(
        UICollectionReusableView.self, forDecorationViewOfKind: item.elementKind)
    }
    return layout
  }

  private func section(_ spec: SectionSpec) throws -> NSCollectionLayoutSection {
    guard let group = try item(spec.group) as? NSCollectionLayoutGroup else {
      throw CaseError(text: "a section's group is not a group")
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spec.interGroupSpacing ?? 0
    if let insets = spec.contentInsets { section.contentInsets = directional(insets) }
    if let reference = try spec.contentInsetsReference.map(insetsReference) {
      section.contentInsetsReference = reference
    }
    if let follows = spec.supplementariesFollowContentInsets {
      section.supplementariesFollowContentInsets = follows
    }
    if let behavior = spec.orthogonalScrollingBehavior {
      section.orthogonalScrollingBehavior = try orthogonalBehavior(behavior)
    }
    section.boundarySupplementaryItems = try (spec.boundarySupplementaryItems ?? []).map(boundary)
    section.decorationItems = (spec.decorationItems ?? []).map(decoration)
    return section
  }

  private func boundary(
    _ spec: BoundarySpec
  ) throws -> NSCollectionLayoutBoundarySupplementaryItem {
    let offset = spec.offset ?? [0, 0]
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(spec.w, spec.h), elementKind: spec.elementKind,
      alignment: try alignment(spec.alignment),
      absoluteOffset: CGPoint(x: offset[0], y: offset[1]))
    item.extendsBoundary = spec.extendsBoundary ?? true
    item.pinToVisibleBounds = spec.pinToVisibleBounds ?? false
    return item
  }

  private func decoration(_ spec: DecorationSpec) -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: spec.elementKind)
    if let insets = spec.contentInsets { item.contentInsets = directional(insets) }
    item.zIndex = spec.zIndex ?? 0
    return item
  }

  private func supplementary(
    _ spec: SupplementarySpec
  ) throws -> NSCollectionLayoutSupplementaryItem {
    let size = size(spec.w, spec.h)
    let container = try anchor(spec.containerAnchor)
    let item: NSCollectionLayoutSupplementaryItem
    if let itemAnchor = spec.itemAnchor {
      item = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: spec.elementKind, containerAnchor: container,
        itemAnchor: try anchor(itemAnchor))
    } else {
      item = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: spec.elementKind, containerAnchor: container)
    }
    if let zIndex = spec.zIndex { item.zIndex = zIndex }
    return item
  }

  private func item(_ spec: ItemSpec) throws -> NSCollectionLayoutItem {
    let supplementaries = try (spec.supplementaryItems ?? []).map(supplementary)
    let size = size(spec.w, spec.h)
    let item: NSCollectionLayoutItem
    if spec.kind == "item" {
      item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaries)
    } else {
      let group = try group(spec, size: size)
      group.supplementaryItems = supplementaries
      item = group
    }
    if let insets = spec.contentInsets { item.contentInsets = directional(insets) }
    if let edges = spec.edgeSpacing {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: try edges["leading"].map(spacing), top: try edges["top"].map(spacing),
        trailing: try edges["trailing"].map(spacing), bottom: try edges["bottom"].map(spacing))
    }
    return item
  }

  private func group(
    _ spec: ItemSpec, size: NSCollectionLayoutSize
  ) throws -> NSCollectionLayoutGroup {
    if spec.axis == "custom" {
      let places = spec.frames ?? []
      return .custom(layoutSize: size) { _ in
        places.map { place in
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(
              x: place.frame[0], y: place.frame[1], width: place.frame[2], height: place.frame[3]),
            zIndex: place.zIndex)
        }
      }
    }
    let subitems = try (spec.subitems ?? []).map(item)
    let group: NSCollectionLayoutGroup
    switch (spec.axis, spec.count) {
    case ("horizontal", nil): group = .horizontal(layoutSize: size, subitems: subitems)
    case ("vertical", nil): group = .vertical(layoutSize: size, subitems: subitems)
    case ("horizontal", .some(let count)):
      group = .horizontal(layoutSize: size, subitem: subitems[0], count: count)
    case ("vertical", .some(let count)):
      group = .vertical(layoutSize: size, subitem: subitems[0], count: count)
    default: throw CaseError(text: "a group has no axis \(spec.axis ?? "")")
    }
    if let between = try spec.interItemSpacing.map(spacing) { group.interItemSpacing = between }
    return group
  }
}

/// The error for a case that the runner cannot read.
struct CaseError: Error {
  var text: String
}
