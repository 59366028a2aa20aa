/// The attributes that a layout returned last, to be returned again with other values once nobody else
/// holds them.
///
/// Callers may change and keep attributes that they are given, so an object is used again only while the
/// pool has the only reference to it, and all its values are set.
@MainActor
struct AttributesPool {
  /// The largest number of objects kept.
  private static let limit = 4096

  private var objects: [UICollectionViewLayoutAttributes] = []
  private var used = 0

  /// The number of attributes in the last answer.
  var lastCount: Int { used }

  /// Begins an answer.
  mutating func begin() { used = 0 }

  /// Attributes of a class, to be described by ``AttributeValues/describe(_:kind:at:frame:zIndex:)``.
  ///
  /// Only objects of the class itself are used again: a subclass may add properties.
  mutating func next(
    _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    guard attributesClass == UICollectionViewLayoutAttributes.self else {
      return attributesClass.make()
    }
    let index = used
    used += 1
    if index < objects.count {
      if isKnownUniquelyReferenced(&objects[index]) { return objects[index] }
      let made = UICollectionViewLayoutAttributes()
      objects[index] = made
      return made
    }
    let made = UICollectionViewLayoutAttributes()
    if index < Self.limit { objects.append(made) }
    return made
  }

  /// Ends an answer: releases objects that a smaller rectangle does not need.
  mutating func end() {
    let kept = max(64, used * 2)
    if objects.count > kept { objects.removeLast(objects.count - kept) }
  }
}
