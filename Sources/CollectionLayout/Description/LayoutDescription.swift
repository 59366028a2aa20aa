/// The description of a compositional layout: the container, section templates, and sections.
///
/// Sections with equal descriptions share a template, which is solved once. Add a template with
/// ``addTemplate(_:)`` and append sections by its number, or call ``append(_:itemCount:)``, which
/// finds an equal template.
public struct LayoutDescription: Sendable {
  /// A section: its template and its number of items.
  public struct Entry: Hashable, Sendable {
    /// The number of the template, as returned by ``LayoutDescription/addTemplate(_:)``.
    public var template: Int
    /// The number of items; zero or more.
    public var itemCount: Int

    /// Creates a section.
    @inlinable
    public init(template: Int, itemCount: Int) {
      self.template = template
      self.itemCount = itemCount
    }
  }

  /// The size of the container in points, which fractions of root groups refer to.
  public var containerSize: LayoutSize {
    didSet { Self.check(containerSize.isFinite) }
  }
  /// The axis along which sections follow each other.
  public var scrollAxis: LayoutAxis
  /// The number of pixels per point. Positions and lengths from fractions are rounded to pixels.
  public var scale: Double {
    didSet { Self.check(scale: scale) }
  }
  /// The spacing between consecutive sections, including empty ones, in points.
  public var interSectionSpacing: Double {
    didSet { Self.check(interSectionSpacing.isFinite) }
  }
  /// A Boolean value that indicates whether the solved frames are mirrored in the content's width.
  public var isRightToLeft: Bool
  /// The headers, footers and side views of the whole content. No insets apply to them.
  public var boundaryItems: [LayoutBoundaryItem] {
    didSet { Self.check(boundaryItems.allSatisfy { $0.isFinite }) }
  }
  /// The section templates, in the order in which they were added.
  public private(set) var sectionTemplates: [LayoutSection] = []
  /// The templates by hash, up to the last search.
  private var templateTable = TemplateTable()
  /// The sections, in order.
  public private(set) var entries: [Entry] = []

  /// Creates a description without sections.
  ///
  /// - Precondition: Every number is finite, and the scale is positive.
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

  /// Adds a section template.
  ///
  /// - Returns: The number of the template.
  /// - Precondition: Every number in the template is finite, and lanes have lengths and spacings of
  ///   zero or more.
  /// - Complexity: O(size of the template).
  public mutating func addTemplate(_ section: LayoutSection) -> Int {
    Self.check(section.isFinite)
    if let part = section.lanes?.invalidPart { fatalError("A section cannot have \(part).") }
    sectionTemplates.append(section)
    return sectionTemplates.count - 1
  }

  /// Returns the number of a section template, which is added unless the description contains an
  /// equal one.
  ///
  /// - Precondition: Every number in the template is finite.
  /// - Complexity: O(size of the template).
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

  /// Appends a section with a template of the description.
  ///
  /// - Precondition: The template exists, and the count is not negative.
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

  /// Appends sections with a template of the description.
  ///
  /// - Precondition: The template exists, and no count is negative.
  /// - Complexity: O(sections).
  public mutating func append(template: Int, itemCounts: [Int]) {
    entries.reserveCapacity(entries.count + itemCounts.count)
    for itemCount in itemCounts { append(template: template, itemCount: itemCount) }
  }

  /// Appends a section. Equal sections share a template.
  ///
  /// - Complexity: O(size of the template).
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

  /// Reserves storage for a number of sections.
  public mutating func reserveCapacity(_ sections: Int) {
    entries.reserveCapacity(sections)
  }

  /// The number of items in the largest section of each template.
  var largestCounts: [Int] {
    var counts = [Int](repeating: 0, count: sectionTemplates.count)
    for entry in entries { counts[entry.template] = max(counts[entry.template], entry.itemCount) }
    return counts
  }
}
