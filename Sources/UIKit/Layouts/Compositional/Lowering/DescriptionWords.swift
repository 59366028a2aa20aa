/// A section's description as a list of words.
///
/// Sections with equal lists are lowered to equal values. Writing the list allocates nothing once the buffer has
/// grown, so that new equal objects are recognized at a fraction of what lowering them costs, and an object
/// that was changed since is recognized as another section.
@MainActor
struct DescriptionWords {
  private(set) var words: ContiguousArray<UInt64> = []
  /// Whether the list says all there is: false with a custom group, whose closure cannot be compared.
  private(set) var isComplete = true
  /// The distinct supplementary items of the section, through all copies.
  private var origins: ContiguousArray<ObjectIdentifier> = []

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
    isComplete = true
  }

  mutating func append(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

  mutating func append(_ length: CGFloat) { words.append(Double(length).bitPattern) }

  mutating func append(_ point: CGPoint) {
    append(point.x)
    append(point.y)
  }

  mutating func append(_ insets: NSDirectionalEdgeInsets) {
    append(insets.top)
    append(insets.leading)
    append(insets.bottom)
    append(insets.trailing)
  }

  mutating func append(_ spacing: NSCollectionLayoutSpacing?) {
    append(spacing?.isFlexible ?? false ? 1 : 0)
    append(spacing?.spacing ?? 0)
  }

  /// Appends which object describes the section, for one whose list is incomplete.
  mutating func append(_ object: AnyObject) {
    words.append(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Appends which of the section's distinct supplementary items one is: copies of one may share an element kind.
  mutating func append(_ origin: NSCollectionLayoutSupplementaryItem.Origin) {
    let name = ObjectIdentifier(origin)
    let place = origins.firstIndex(of: name) ?? origins.count
    if place == origins.count { origins.append(name) }
    append(place)
  }

  mutating func markIncomplete() { isComplete = false }
}

extension NSCollectionLayoutSection {
  /// Appends everything that decides what the section is lowered to.
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
  /// Appends everything that decides what the item is lowered to. The first word says which follow.
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
      words.append(item.origin)
      item.describe(into: &words, kinds: &kinds)
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Appends the boxes of the group, and how they are repeated.
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
  /// A number for the case, below 4, and how often the box is repeated.
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
  /// Appends where the item is placed, and what it shows.
  final func describePlace(into words: inout DescriptionWords, kinds: inout ElementKindTable) {
    words.append(kinds.number(of: elementKind))
    words.append(zIndex)
    containerAnchor.describe(into: &words)
    words.append(itemAnchor == nil ? 0 : 1)
    itemAnchor?.describe(into: &words)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Appends where the item is bound, and whether it stays in sight.
  final func describeBinding(into words: inout DescriptionWords) {
    words.append(alignment.rawValue << 2 | (extendsBoundary ? 2 : 0) | (pinToVisibleBounds ? 1 : 0))
    words.append(offset)
  }
}

extension NSCollectionLayoutDecorationItem {
  /// Appends the kind and the depth of the background.
  final func describeBackground(
    into words: inout DescriptionWords, kinds: inout ElementKindTable
  ) {
    words.append(kinds.number(of: elementKind))
    words.append(zIndex)
  }
}

/// Counts the changes of layout descriptions after their initialization, of all objects together.
///
/// While it stays the same, an object that was described before need not be described again.
@MainActor
enum DescriptionChanges {
  private(set) static var count = 0

  static func note() { count &+= 1 }
}

/// Values of lists of words.
struct WordListTable {
  private struct List {
    let start: Int
    let count: Int
    let value: Int
    /// Another list of the same hash value; -1 where there is none.
    let next: Int
  }

  /// The words of all lists, one list after the other.
  private var arena: ContiguousArray<UInt64> = []
  private var lists: ContiguousArray<List> = []
  /// The last list of each hash value.
  private var heads: [UInt64: Int] = [:]
  /// The list that was found last, which is compared first.
  private var latest = -1

  /// How many lists are stored.
  var count: Int { lists.count }

  /// The value of a list; nil where it is not stored.
  ///
  /// - Complexity: O(words).
  mutating func value(of words: ContiguousArray<UInt64>) -> Int? {
    if latest >= 0, isEqual(latest, words) { return lists[latest].value }
    var index = heads[Self.hash(of: words)] ?? -1
    while index >= 0 {
      if isEqual(index, words) {
        latest = index
        return lists[index].value
      }
      index = lists[index].next
    }
    return nil
  }

  /// Stores a list that is not stored yet.
  mutating func insert(_ words: ContiguousArray<UInt64>, value: Int) {
    let hash = Self.hash(of: words)
    lists.append(
      List(start: arena.count, count: words.count, value: value, next: heads[hash] ?? -1))
    arena.append(contentsOf: words)
    heads[hash] = lists.count - 1
    latest = lists.count - 1
  }

  private func isEqual(_ index: Int, _ words: ContiguousArray<UInt64>) -> Bool {
    let list = lists[index]
    guard list.count == words.count else { return false }
    return arena.withUnsafeBufferPointer { arena in
      words.withUnsafeBufferPointer { words in
        for place in 0..<list.count where arena[list.start + place] != words[place] { return false }
        return true
      }
    }
  }

  private static func hash(of words: ContiguousArray<UInt64>) -> UInt64 {
    var hash: UInt64 = 0
    for word in words {
      hash = (hash << 5 | hash >> 59) ^ word
      hash = hash &* 0x517C_C1B7_2722_0A95
    }
    return hash ^ hash >> 32
  }
}
