#if !canImport(ObjectiveC)
  /// A control, as a protocol: its key paths have the class at run time as their root.
  protocol ObservableControl: UIControl {}

  extension UIControl: ObservableControl {}

  extension ObservableControl {
    static var controlNames: [AnyKeyPath: String] {
      viewNames.merging([
        \Self.isEnabled: "isEnabled", \Self.isSelected: "isSelected",
        \Self.isHighlighted: "isHighlighted",
      ]) { $1 }
    }
  }
#endif
