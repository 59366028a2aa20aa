#if !canImport(ObjectiveC)
  /// A scroll view, as a protocol: its key paths have the class at run time as their root.
  protocol ObservableScrollView: UIScrollView {}

  extension UIScrollView: ObservableScrollView {}

  extension ObservableScrollView {
    static var scrollViewNames: [AnyKeyPath: String] {
      viewNames.merging([
        \Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize",
        \Self.contentInset: "contentInset",
      ]) { $1 }
    }
  }
#endif
