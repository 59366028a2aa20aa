/// Everything the engine needs to know: the container, the sectionTemplates of sections, and the sections.
///
/// Sections of one template share one `LayoutSection`. Add a template once with `addTemplate(_:)` and refer to it
/// by number, or call `append(_:itemCount:)` and let the description find the template again.
public struct LayoutDescription: Sendable {
  /// One section: its template, and how many items of data it has.
  public struct Entry: Hashable, Sendable {
    /// The number that `addTemplate(_:)` gave.
    public var template: Int
    /// How many items the section has; zero or more.
    public var itemCount: Int

    /// A section.
    @inlinable
    public init(template: Int, itemCount: Int) {
      self.template = template
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
  /// The distinct sectionTemplates of sections, in the order in which they were added.
  public private(set) var sectionTemplates: [LayoutSection] = []
  /// Finds sectionTemplates again; knows those that were there when a template was last looked for.
  private var templateTable = TemplateTable()
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

  /// Adds a template of section.
  ///
  /// - Returns: the number by which `append(template:itemCount:)` knows it.
  /// - Precondition: every number in the section is finite.
  /// - Complexity: O(size of the section's description).
  public mutating func addTemplate(_ section: LayoutSection) -> Int {
    Self.check(section.isFinite)
    sectionTemplates.append(section)
    return sectionTemplates.count - 1
  }

  /// The number of a template of section, which is added unless there is an equal one.
  ///
  /// Kinds that were added by `addTemplate(_:)` are found, too.
  ///
  /// - Precondition: every number in the section is finite.
  /// - Complexity: O(size of the section's description).
  public mutating func internTemplate(_ section: LayoutSection) -> Int {
    for template in templateTable.count..<sectionTemplates.count {
      templateTable.append(hash: sectionTemplates[template].descriptionHash)
    }
    let hash = section.descriptionHash
    if let template = templateTable.template(equalTo: section, hash: hash, in: sectionTemplates) {
      return template
    }
    let template = addTemplate(section)
    templateTable.append(hash: hash)
    return template
  }

  /// Appends a section of a template that was added before.
  ///
  /// - Precondition: the template exists and the count is not negative.
  /// - Complexity: O(1).
  public mutating func append(template: Int, itemCount: Int) {
    require(
      sectionTemplates.indices.contains(template),
      "Section \(entries.count) refers to template \(template), but \(sectionTemplates.count) template(s) were added; call addTemplate(_:) "
        + "first.")
    require(
      itemCount >= 0,
      "Section \(entries.count) cannot have \(itemCount) items; give it zero or more.")
    entries.append(Entry(template: template, itemCount: itemCount))
  }

  /// Appends sections of a template that was added before.
  ///
  /// - Precondition: the template exists and no count is negative.
  /// - Complexity: O(sections).
  public mutating func append(template: Int, itemCounts: [Int]) {
    entries.reserveCapacity(entries.count + itemCounts.count)
    for itemCount in itemCounts { append(template: template, itemCount: itemCount) }
  }

  /// Appends a section, sharing the template with an equal one.
  ///
  /// - Complexity: O(size of the section's description).
  public mutating func append(_ section: LayoutSection, itemCount: Int) {
    append(template: internTemplate(section), itemCount: itemCount)
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

  /// For each template, the number of items in its largest section.
  var largestCounts: [Int] {
    var counts = [Int](repeating: 0, count: sectionTemplates.count)
    for entry in entries { counts[entry.template] = max(counts[entry.template], entry.itemCount) }
    return counts
  }
}
