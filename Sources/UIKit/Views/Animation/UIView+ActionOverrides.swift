extension UIView {
  /// A Boolean value that indicates whether the class of the view overrides `action(for:forKey:)`.
  ///
  /// Views whose class does not are not asked for the actions of their changes, because the answer
  /// is known: an animation in the closure of an animation, and none otherwise. The layer keeps the
  /// value in `asksView`.
  ///
  /// - Complexity: O(1): one comparison of addresses.
  nonisolated var overridesActions: Bool { ActionTable.isOverridden(in: type(of: self)) }
}

/// The position of `action(for:forKey:)` in the method tables of classes of views.
///
/// Swift has no test for overrides. A class without one has the address of the inherited method in
/// its table. The position in the table is the only one at which a class that overrides the method
/// differs from `UIView`, and a class that overrides nothing does not. If there is no such
/// position, all classes count as overriding the method, and all views are asked.
private enum ActionTable {
  private final class PlainView: UIView {}

  private final class ActingView: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  }

  /// The index of the word with the address, and the address of the method of `UIView`; `nil` if
  /// there is no such position.
  private static let place = find()

  static func isOverridden(in type: UIView.Type) -> Bool {
    guard let place else { return true }
    return words(of: type)[place.index] != place.usual
  }

  /// The metadata of a class, as documented in Swift's "TypeMetadata.rst".
  private static func words(of type: UIView.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  private static func find() -> (index: Int, usual: UInt)? {
    #if _runtime(_ObjC)
      let pointerCount = 5
    #else
      let pointerCount = 2
    #endif
    let (plain, acting) = (words(of: PlainView.self), words(of: ActingView.self))
    let base = words(of: UIView.self)
    // After the pointers: the flags, the sizes of objects, the size of the metadata, and the number
    // of its bytes before the address.
    let header = UnsafeRawPointer(base) + pointerCount * MemoryLayout<UInt>.size
    let size = header.load(fromByteOffset: 16, as: UInt32.self)
    let before = header.load(fromByteOffset: 20, as: UInt32.self)
    let first = pointerCount + 24 / MemoryLayout<UInt>.size + 1
    let end = Int(size - before) / MemoryLayout<UInt>.size
    let positions = (first..<max(first, end)).filter {
      plain[$0] == base[$0] && acting[$0] != base[$0]
    }
    return positions.count == 1 ? (positions[0], base[positions[0]]) : nil
  }
}
