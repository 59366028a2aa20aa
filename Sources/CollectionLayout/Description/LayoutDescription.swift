/// Everything the engine needs to know: the container, the kinds of sections, and the sections.
///
/// Sections of one kind share one `LayoutSection`. Add a kind once with `addKind(_:)` and refer to it
/// by number, or call `append(_:itemCount:)` and let the description find the kind again.
public struct LayoutDescription: Sendable {
  /// One section: its kind, and how many items of data it has.
  public struct Entry: Hashable, Sendable {
    /// The number that `addKind(_:)` gave.
    public var kind: Int
    /// How many items the section has; zero or more.
    public var itemCount: Int

    /// A section.
    @inlinable
    public init(kind: Int, itemCount: Int) {
      self.kind = kind
      self.itemCount = itemCount
    }
  }

  /// The size that fractions of root groups refer to, in points.
  public var containerSize: LayoutSize {
    didSet { Self.check(containerSize.isFinite) }
  }
  /// The axis along which sections follow each other.
  public var scrollAxis: LayoutAxis
  /// Pixels per point; positions and fractional sizes are rounded to it.
  public var scale: Double {
    didSet { Self.check(scale: scale) }
  }
  /// Room between every two sections, empty ones included.
  public var interSectionSpacing: Double {
    didSet { Self.check(interSectionSpacing.isFinite) }
  }
  /// Whether leading is on the right: the solved frames are mirrored in the content's width.
  public var isRightToLeft: Bool
  /// Headers, footers and side views of the whole content. They are not moved by any insets.
  public var boundaryItems: [LayoutBoundaryItem] {
    didSet { Self.check(boundaryItems.allSatisfy { $0.isFinite }) }
  }
  /// The distinct kinds of sections, in the order in which they were added.
  public private(set) var kinds: [LayoutSection] = []
  /// Finds kinds again; knows those that were there when a kind was last looked for.
  private var kindTable = KindTable()
  /// The sections, in order.
  public private(set) var entries: [Entry] = []

  /// A description without sections.
  ///
  /// - Precondition: every number is finite, and the scale is positive.
  public init(
    containerSize: LayoutSize, scrollAxis: LayoutAxis = .vertical, scale: Double = 1,
    interSectionSpacing: Double = 0, isRightToLeft: Bool = false
  ) {
    Self.check(scale: scale)
    Self.check(containerSize.isFinite && interSectionSpacing.isFinite)
    self.containerSize = containerSize
    self.scrollAxis = scrollAxis
    self.scale = scale
    self.interSectionSpacing = interSectionSpacing
    self.isRightToLeft = isRightToLeft
    boundaryItems = []
  }

  /// Adds a kind of section.
  ///
  /// - Returns: the number by which `append(kind:itemCount:)` knows it.
  /// - Precondition: every number in the section is finite.
  /// - Complexity: O(size of the section's description).
  public mutating func addKind(_ section: LayoutSection) -> Int {
    Self.check(section.isFinite)
    kinds.append(section)
    return kinds.count - 1
  }

  /// The number of a kind of section, which is added unless there is an equal one.
  ///
  /// Kinds that were added by `addKind(_:)` are found, too.
  ///
  /// - Precondition: every number in the section is finite.
  /// - Complexity: O(size of the section's description).
  public mutating func internKind(_ section: LayoutSection) -> Int {
    for kind in kindTable.count..<kinds.count {
      kindTable.append(hash: kinds[kind].descriptionHash)
    }
    let hash = section.descriptionHash
    if let kind = kindTable.kind(equalTo: section, hash: hash, in: kinds) { return kind }
    let kind = addKind(section)
    kindTable.append(hash: hash)
    return kind
  }

  /// Appends a section of a kind that was added before.
  ///
  /// - Precondition: the kind exists and the count is not negative.
  /// - Complexity: O(1).
  public mutating func append(kind: Int, itemCount: Int) {
    require(
      kinds.indices.contains(kind),
      "Section \(entries.count) refers to kind \(kind), but \(kinds.count) kind(s) were added; call addKind(_:) "
        + "first.")
    require(
      itemCount >= 0,
      "Section \(entries.count) cannot have \(itemCount) items; give it zero or more.")
    entries.append(Entry(kind: kind, itemCount: itemCount))
  }

  /// Appends sections of a kind that was added before.
  ///
  /// - Precondition: the kind exists and no count is negative.
  /// - Complexity: O(sections).
  public mutating func append(kind: Int, itemCounts: [Int]) {
    entries.reserveCapacity(entries.count + itemCounts.count)
    for itemCount in itemCounts { append(kind: kind, itemCount: itemCount) }
  }

  /// Appends a section, sharing the kind with an equal one.
  ///
  /// - Complexity: O(size of the section's description).
  public mutating func append(_ section: LayoutSection, itemCount: Int) {
    append(kind: internKind(section), itemCount: itemCount)
  }

  private static func check(scale: Double) {
    require(
      scale > 0 && scale.isFinite,
      "A layout cannot have \(scale) pixels per point; give it a positive finite scale.")
  }

  private static func check(_ isFinite: Bool) {
    require(
      isFinite,
      "A layout needs finite dimensions, insets and spacings; check what they are computed from.")
  }

  /// Makes room for sections that are about to be appended.
  public mutating func reserveCapacity(_ sections: Int) {
    entries.reserveCapacity(sections)
  }

  /// For each kind, the number of items in its largest section.
  var largestCounts: [Int] {
    var counts = [Int](repeating: 0, count: kinds.count)
    for entry in entries { counts[entry.kind] = max(counts[entry.kind], entry.itemCount) }
    return counts
  }
}
