#if !canImport(ObjectiveC)
  /// A cell, as a protocol: its key paths have the class at run time as their root.
  protocol ObservableCell: UICollectionViewCell {}

  extension UICollectionViewCell: ObservableCell {}

  extension ObservableCell {
    static var cellNames: [AnyKeyPath: String] {
      viewNames.merging([
        \Self.isSelected: "isSelected", \Self.isHighlighted: "isHighlighted",
      ]) { $1 }
    }
  }
#endif
