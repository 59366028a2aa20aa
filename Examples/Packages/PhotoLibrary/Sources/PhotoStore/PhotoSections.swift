/// The months of a library or of a search, newest first, without photos.
public struct PhotoSections: Sendable, Equatable {
  /// The photos of a month.
  public struct Section: Sendable, Hashable {
    /// The number of months since the year 0.
    public let month: Int
    /// The number of photos.
    public let count: Int
    /// A number that grows with each change of a photo in the month.
    public let version: Int64

    /// The month for a header: `March 2021`.
    public var title: String { "\(Self.names[month % 12]) \(month / 12)" }

    private static let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
  }

  /// The months with photos.
  public let sections: [Section]
  /// The identifiers of the photos of each section that a search found; `nil` in the library, whose
  /// photos are read by their positions.
  let found: [[Int64]]?

  /// The result of a search that found nothing.
  public static let empty = PhotoSections(sections: [], found: [])

  /// Whether a search found the photos.
  public var isSearch: Bool { found != nil }

  /// The number of photos.
  public var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// Returns whether other photos have the same months with the same numbers of photos, so that
  /// their layout is the same.
  ///
  /// A search never has, because its photos are others.
  public func hasSameCounts(as other: PhotoSections) -> Bool {
    !isSearch && !other.isSearch
      && sections.elementsEqual(other.sections) { $0.month == $1.month && $0.count == $1.count }
  }
}
