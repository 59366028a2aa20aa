/// A section's description as a list of words.
///
/// Sections with equal lists are lowered to equal values. Writing the list allocates nothing once
/// the buffer has grown. Comparing lists recognizes new equal objects at a fraction of the cost of
/// lowering them, and tells a changed object from its earlier state.
///
/// The list is an object with its own memory, because an array would check at each word whether its
/// storage is shared.
@MainActor
final class DescriptionWords {
  @exclusivity(unchecked)
  private nonisolated(unsafe) var base: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked)
  private var count = 0
  @exclusivity(unchecked)
  private var capacity = 128
  /// A Boolean value that indicates whether the list is complete: `false` with a custom group,
  /// whose closure cannot be compared.
  @exclusivity(unchecked)
  private(set) var isComplete = true
  /// The distinct objects of the section.
  @exclusivity(unchecked)
  private var origins: ContiguousArray<ObjectIdentifier> = []

  init() { base = .allocate(capacity: 128) }

  deinit { base.deallocate() }

  /// The words, valid until the list changes.
  var words: UnsafeBufferPointer<UInt64> { UnsafeBufferPointer(start: base, count: count) }

  func removeAll() {
    count = 0
    if !origins.isEmpty { origins.removeAll(keepingCapacity: true) }
    isComplete = true
  }

  private func append(_ word: UInt64) {
    if count == capacity { grow() }
    (base + count).initialize(to: word)
    count += 1
  }

  @inline(never) private func grow() {
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  func append(_ number: Int) { append(UInt64(bitPattern: Int64(number))) }

  func append(_ length: CGFloat) { append(Double(length).bitPattern) }

  func append(_ point: CGPoint) {
    append(point.x)
    append(point.y)
  }

  func append(_ insets: NSDirectionalEdgeInsets) {
    append(insets.top)
    append(insets.leading)
    append(insets.bottom)
    append(insets.trailing)
  }

  /// Appends the identity of the object that describes the section, for an incomplete list.
  func append(_ object: AnyObject) {
    append(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Appends the rank of an object among the distinct objects of the section that this method
  /// receives.
  func append(distinct object: AnyObject) {
    let name = ObjectIdentifier(object)
    let place = origins.firstIndex(of: name) ?? origins.count
    if place == origins.count { origins.append(name) }
    append(place)
  }

  func markIncomplete() { isComplete = false }
}
