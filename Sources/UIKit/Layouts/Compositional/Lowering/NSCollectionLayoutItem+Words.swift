extension DescriptionWords {
  fileprivate mutating func append(_ spacing: NSCollectionLayoutSpacing?) {
    append(spacing?.isFlexible ?? false ? 1 : 0)
    append(spacing?.spacing ?? 0)
  }
}

extension NSCollectionLayoutSection {
  /// Appends all values that lowering the section depends on.
  func describe(into words: inout DescriptionWords, kinds: inout ElementKindTable) {
    words.append(contentInsets)
    words.append(interGroupSpacing)
    let boundaryItems = storedBoundaryItems
    let decorationItems = storedDecorationItems
    words.append(
      contentInsetsReference.rawValue << 8 | supplementaryContentInsetsReference.rawValue << 4
        | (orthogonalScrollingBehavior == .none ? 0 : 1))
    words.append(boundaryItems.count << 32 | decorationItems.count)
    group.describe(into: &words, kinds: &kinds)
    for item in boundaryItems { item.describe(into: &words, kinds: &kinds) }
    for item in decorationItems { item.describe(into: &words, kinds: &kinds) }
  }
}

extension NSCollectionLayoutItem {
  /// Appends all values that lowering the item depends on. The first word determines the meaning of
  /// the following ones.
  final func describe(into words: inout DescriptionWords, kinds: inout ElementKindTable) {
    let size = layoutSize
    let (width, height) = (size.widthDimension, size.heightDimension)
    let (insets, edges) = (contentInsets, storedEdgeSpacing ?? nil)
    let supplementaryItems = storedSupplementaryItems
    let hasInsets = insets != .zero
    let hasEdges = edges != nil
    words.append(
      width.kind.code | height.kind.code << 3 | (hasInsets ? 1 << 6 : 0) | (hasEdges ? 1 << 7 : 0)
        | supplementaryItems.count << 8)
    words.append(width.dimension)
    words.append(height.dimension)
    if hasInsets { words.append(insets) }
    if hasEdges, let edges {
      words.append(edges.leading)
      words.append(edges.top)
      words.append(edges.trailing)
      words.append(edges.bottom)
    }
    describeContent(into: &words, kinds: &kinds)
    for item in supplementaryItems {
      // Copies of one supplementary item may share an element kind.
      words.append(distinct: item.origin)
      item.describe(into: &words, kinds: &kinds)
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Appends the subitems of the group, and their repetition.
  final func describeBoxes(into words: inout DescriptionWords, kinds: inout ElementKindTable) {
    guard itemProvider == nil else {
      words.append(1 << 62)
      return words.markIncomplete()
    }
    let spacing = interItemSpacing
    let boxes = subitems
    let (code, count) = repetition.code
    words.append(
      1 << 61 | (axis == .horizontal ? 1 : 0) | code << 1 | boxes.count << 4)
    words.append(count)
    words.append(spacing)
    for box in boxes { box.describe(into: &words, kinds: &kinds) }
  }
}

extension NSCollectionLayoutGroup.Repetition {
  /// The number of the case, below 4, and the number of repetitions.
  fileprivate var code: (Int, Int) {
    switch self {
    case .untilFull: (0, 0)
    case .divided(let count): (1, count)
    case .repeated(let count): (2, count)
    }
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate func describe(into words: inout DescriptionWords) {
    words.append(Int(edges.rawValue) << 1 | (isFractionalOffset ? 1 : 0))
    words.append(offset)
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Appends the position and the kind of the item.
  final func describePlace(into words: inout DescriptionWords, kinds: inout ElementKindTable) {
    words.append(kinds.kind(named: elementKind).rawValue)
    words.append(zIndex)
    containerAnchor.describe(into: &words)
    words.append(itemAnchor == nil ? 0 : 1)
    itemAnchor?.describe(into: &words)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Appends the alignment of the item, and whether it is pinned.
  final func describeBinding(into words: inout DescriptionWords) {
    words.append(alignment.rawValue << 2 | (extendsBoundary ? 2 : 0) | (pinToVisibleBounds ? 1 : 0))
    words.append(offset)
  }
}

extension NSCollectionLayoutDecorationItem {
  /// Appends the kind and the stacking order of the background.
  final func describeBackground(
    into words: inout DescriptionWords, kinds: inout ElementKindTable
  ) {
    words.append(kinds.kind(named: elementKind).rawValue)
    words.append(zIndex)
  }
}
