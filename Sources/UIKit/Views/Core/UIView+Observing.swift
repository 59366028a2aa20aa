#if !canImport(ObjectiveC)
  /// A view, as a protocol: its key paths have the class at run time as their root.
  protocol ObservableView: UIView {}

  extension UIView: ObservableView, ObservablePropertyOwner {}

  extension ObservableView {
    static var viewNames: [AnyKeyPath: String] {
      [
        \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center",
        \Self.isHidden: "isHidden", \Self.alpha: "alpha",
      ]
    }
  }
#endif

extension UIView {
  /// Returns the observable properties that a change of geometry changes; none for a view that is
  /// not observed.
  func observedNames(from old: ViewGeometry, to new: ViewGeometry) -> [String] {
    #if !canImport(ObjectiveC)
      guard isKeyValueObserved else { return [] }
      var names: [String] = []
      if old.frame != new.frame { names.append("frame") }
      if old.bounds != new.bounds { names.append("bounds") }
      if old.center != new.center { names.append("center") }
      if old.bounds.origin != new.bounds.origin { names.append("contentOffset") }
      return names
    #else
      return []
    #endif
  }
}
