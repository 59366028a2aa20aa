/// An appearance that tells its owner about changes.
@preconcurrency @MainActor
protocol ObservedAppearance: NSObject, NSCopying {
  /// Called after a change; set by the owner.
  var appearanceDidChange: (() -> Void)? { get set }
}

extension ObservedAppearance {
  /// Returns a copy whose changes the owner observes.
  func copied(didChange: @escaping () -> Void) -> Self {
    let copy = copy(with: nil)
    guard let result = copy as? Self else {
      fatalError(
        "copy(with:) of \(Swift.type(of: self)) returned a \(Swift.type(of: copy)); return an object "
          + "of its class.")
    }
    result.appearanceDidChange = didChange
    return result
  }
}
