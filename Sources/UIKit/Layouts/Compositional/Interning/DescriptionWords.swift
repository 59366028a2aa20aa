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

  /// Appends which object describes the section, for one whose list is incomplete.
  mutating func append(_ object: AnyObject) {
    words.append(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Appends the rank of an object among the distinct objects of the section that this method receives.
  mutating func append(distinct object: AnyObject) {
    let name = ObjectIdentifier(object)
    let place = origins.firstIndex(of: name) ?? origins.count
    if place == origins.count { origins.append(name) }
    append(place)
  }

  mutating func markIncomplete() { isComplete = false }
}
