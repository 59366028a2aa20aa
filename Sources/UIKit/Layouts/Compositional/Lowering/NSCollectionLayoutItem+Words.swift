extension DescriptionWords {
  fileprivate func append(_ spacing: NSCollectionLayoutSpacing?) {
    append(spacing?.isFlexible ?? false ? 1 : 0)
    append(spacing?.spacing ?? 0)
  }
}

extension NSCollectionLayoutSection {
  /// Appends all values that lowering the section depends on.
  func describe(into words: DescriptionWords, kinds: inout ElementKindTable) {
    words.append(contentInsets)
    words.append(interGroupSpacing)
    let boundaryItems = boundarySupplementaryItems
    let decorationItems = self.decorationItems
    words.append(
      contentInsetsReference.rawValue << 8 | supplementaryContentInsetsReference.rawValue << 4
        | (orthogonalScrollingBehavior == .none ? 0 : 1))
    words.append(boundaryItems.count << 32 | decorationItems.count)
    // Lanes may have closures, which cannot be compared.
    if lanes != nil { words.markIncomplete() }
    group.describe(into: words, kinds: &kinds)
    for item in boundaryItems { item.describe(into: words, kinds: &kinds) }
    for item in decorationItems { item.describe(into: words, kinds: &kinds) }
  }
}

extension NSCollectionLayoutItem {
  /// Appends all values that lowering the item depends on. The first word determines the meaning of
  /// the following ones.
  final func describe(into words: DescriptionWords, kinds: inout ElementKindTable) {
    let size = layoutSize.words
    let (insets, supplementaryItemCount) = (contentInsets, self.supplementaryItemCount)
    let hasInsets = insets != .zero
    words.append(
      size.kinds | (hasInsets ? 1 << 6 : 0) | (hasEdgeSpacing ? 1 << 7 : 0)
        | supplementaryItemCount << 8)
    words.append(size.width)
    words.append(size.height)
    if hasInsets { words.append(insets) }
    if hasEdgeSpacing, let edges = storedEdgeSpacing {
      words.append(edges.leading)
      words.append(edges.top)
      words.append(edges.trailing)
      words.append(edges.bottom)
    }
    describeContent(into: words, kinds: &kinds)
    guard supplementaryItemCount > 0 else { return }
    for item in storedSupplementaryItems {
      // Copies of one supplementary item may share an element kind.
      words.append(distinct: item.origin)
      item.describe(into: words, kinds: &kinds)
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Appends the subitems of the group, and their repetition.
  final func describeBoxes(into words: DescriptionWords, kinds: inout ElementKindTable) {
    guard !isCustom else {
      words.append(1 << 62)
      return words.markIncomplete()
    }
    let (code, count) = repetition.code
    let head = 1 << 61 | (axis == .horizontal ? 1 : 0) | code << 1
    if let item = onlySubitem {
      words.append(head | 1 << 4)
      words.append(count)
      words.append(interItemSpacing)
      item.describe(into: words, kinds: &kinds)
    } else {
      let boxes = subitems
      words.append(head | boxes.count << 4)
      words.append(count)
      words.append(interItemSpacing)
      for box in boxes { box.describe(into: words, kinds: &kinds) }
    }
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
  fileprivate func describe(into words: DescriptionWords) {
    words.append(Int(edges.rawValue) << 1 | (isFractionalOffset ? 1 : 0))
    words.append(offset)
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Appends the position and the kind of the item.
  final func describePlace(into words: DescriptionWords, kinds: inout ElementKindTable) {
    words.append(kinds.kind(named: elementKind).rawValue)
    words.append(zIndex)
    containerAnchor.describe(into: words)
    words.append(itemAnchor == nil ? 0 : 1)
    itemAnchor?.describe(into: words)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Appends the alignment of the item, and whether it is pinned.
  final func describeBinding(into words: DescriptionWords) {
    words.append(alignment.rawValue << 2 | (extendsBoundary ? 2 : 0) | (pinToVisibleBounds ? 1 : 0))
    words.append(offset)
    words.append(outerPadding)
  }
}

extension NSCollectionLayoutDecorationItem {
  /// Appends the kind and the stacking order of the background.
  final func describeBackground(
    into words: DescriptionWords, kinds: inout ElementKindTable
  ) {
    words.append(kinds.kind(named: elementKind).rawValue)
    words.append(zIndex)
  }
}
