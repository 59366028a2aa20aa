import CollectionLayout

/// The attributes that a layout returned last, for reuse with other values once they have no other
/// owner.
///
/// The array itself is also kept, so an answer retains and releases the array instead of each
/// object. Callers may change and keep the attributes they receive: an object is reused only while
/// the pool has the only reference to it, and all its values are set. While a caller keeps the
/// array, the pool works on a copy, whose objects all have a second owner.
@MainActor
struct AttributesPool {
  /// The maximum number of stored objects.
  private static let limit = 4096

  /// The last answer.
  private var last: [UICollectionViewLayoutAttributes] = []
  /// The remaining objects of longer answers.
  private var spare: [UICollectionViewLayoutAttributes] = []

  /// Returns the answer with the elements that a closure adds to it.
  ///
  /// Only objects of ``UICollectionViewLayoutAttributes`` itself are reused: a subclass may add
  /// properties.
  ///
  /// - Parameter limit: A limit that stops an answer with more views than can be created; `nil` if
  ///   no views are created.
  mutating func answer(
    of attributesClass: UICollectionViewLayoutAttributes.Type, limit: ViewLimit?,
    _ addElements: (inout AttributesAnswer) -> Void
  ) -> [UICollectionViewLayoutAttributes] {
    var answer = AttributesAnswer(of: attributesClass, viewLimit: limit)
    guard attributesClass == UICollectionViewLayoutAttributes.self else {
      addElements(&answer)
      return answer.added
    }
    swap(&answer.spare, &spare)
    withObjects(of: &last) { known in
      answer.known = known
      addElements(&answer)
      answer.known = UnsafeMutableBufferPointer(start: nil, count: 0)
    }
    swap(&answer.spare, &spare)
    if answer.used < last.count {
      let excess = last.count - answer.used
      spare.append(contentsOf: last.suffix(excess))
      last.removeLast(excess)
    } else if !answer.added.isEmpty {
      last.append(contentsOf: answer.added)
    }
    let kept = max(64, last.count)
    if spare.count > kept { spare.removeLast(spare.count - kept) }
    let all = last
    if all.count > Self.limit { last = Array(all.prefix(Self.limit)) }
    return all
  }
}

/// Calls a closure with the storage of an array.
///
/// The actor isolation of a closure passed to a function of this module is not checked at run time,
/// unlike with the standard library's functions.
private func withObjects<Object>(
  of array: inout [Object], _ body: (UnsafeMutableBufferPointer<Object>) -> Void
) {
  array.withUnsafeMutableBufferPointer { body($0) }
}

/// The answer of a layout while elements are added to it.
@MainActor
struct AttributesAnswer {
  private let attributesClass: UICollectionViewLayoutAttributes.Type
  /// The objects of the last answer; this answer contains the first of them.
  fileprivate var known = UnsafeMutableBufferPointer<UICollectionViewLayoutAttributes>(
    start: nil, count: 0)
  /// The number of objects in ``known`` that this answer contains.
  fileprivate private(set) var used = 0
  /// The objects of this answer after those in ``known``.
  fileprivate private(set) var added: [UICollectionViewLayoutAttributes] = []
  fileprivate var spare: [UICollectionViewLayoutAttributes] = []
  private var viewLimit: ViewLimit?

  fileprivate init(
    of attributesClass: UICollectionViewLayoutAttributes.Type, viewLimit: ViewLimit?
  ) {
    self.attributesClass = attributesClass
    self.viewLimit = viewLimit
  }

  /// Adds an element, whose values a closure sets. The object's previous values are arbitrary.
  @inline(__always)
  mutating func add(
    at frame: LayoutRect, _ describe: (UICollectionViewLayoutAttributes) -> Void
  ) {
    viewLimit?.count(frame)
    guard used < known.count else { return describe(addObject()) }
    if !isKnownUniquelyReferenced(&known[used]) { replaceKnown() }
    // The array keeps the object alive during the call.
    UnsafeRawPointer(known.baseAddress! + used)
      .load(as: Unmanaged<UICollectionViewLayoutAttributes>.self)
      ._withUnsafeGuaranteedRef(describe)
    used += 1
  }

  @inline(never)
  private mutating func replaceKnown() { known[used] = UICollectionViewLayoutAttributes() }

  @inline(never)
  private mutating func addObject() -> UICollectionViewLayoutAttributes {
    var object = spare.popLast() ?? attributesClass.make()
    if !isKnownUniquelyReferenced(&object) { object = attributesClass.make() }
    added.append(object)
    return object
  }
}
