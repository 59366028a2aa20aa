/// A section's description as a list of words.
///
/// Sections with equal lists are lowered to equal values. Writing the list allocates nothing once
/// the buffer has grown. Comparing lists recognizes new equal objects at a fraction of the cost of
/// lowering them, and tells a changed object from its earlier state.
@MainActor
struct DescriptionWords {
  private(set) var words: ContiguousArray<UInt64> = []
  /// A Boolean value that indicates whether the list is complete: `false` with a custom group,
  /// whose closure cannot be compared.
  private(set) var isComplete = true
  /// The distinct objects of the section.
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

  /// Appends the identity of the object that describes the section, for an incomplete list.
  mutating func append(_ object: AnyObject) {
    words.append(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Appends the rank of an object among the distinct objects of the section that this method
  /// receives.
  mutating func append(distinct object: AnyObject) {
    let name = ObjectIdentifier(object)
    let place = origins.firstIndex(of: name) ?? origins.count
    if place == origins.count { origins.append(name) }
    append(place)
  }

  mutating func markIncomplete() { isComplete = false }
}
