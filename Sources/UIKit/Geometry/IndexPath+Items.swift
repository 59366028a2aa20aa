extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    // Unlike `init(indexes:)`, this makes no array.
    self.init(index: section)
    append(item)
  }

  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The section: the first index.
  ///
  /// - Precondition: The index path has at least one index; otherwise UIKit also raises an
  ///   exception.
  public var section: Int {
    get {
      requireIndexes(1, toUse: "section")
      return self[0]
    }
    set {
      requireIndexes(1, toUse: "section")
      self[0] = newValue
    }
  }

  /// The item: the second index.
  ///
  /// - Precondition: The index path has at least two indexes; otherwise UIKit also raises an
  ///   exception.
  public var item: Int {
    get {
      requireIndexes(2, toUse: "item")
      return self[1]
    }
    set {
      requireIndexes(2, toUse: "item")
      self[1] = newValue
    }
  }

  /// The row: the second index, the same number as ``item``.
  ///
  /// - Precondition: The index path has at least two indexes; otherwise UIKit also raises an
  ///   exception.
  public var row: Int {
    get {
      requireIndexes(2, toUse: "row")
      return self[1]
    }
    set {
      requireIndexes(2, toUse: "row")
      self[1] = newValue
    }
  }

  private func requireIndexes(_ needed: Int, toUse name: String) {
    require(
      count >= needed,
      "This index path has \(count) index(es), too few for '\(name)': make it with "
        + "IndexPath(item:section:) or IndexPath(row:section:).")
  }
}

extension NSIndexPath {
  /// Creates the index path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }
  /// Creates the index path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  /// The section: the first index.
  public var section: Int { (self as IndexPath).section }
  /// The item: the second index.
  public var item: Int { (self as IndexPath).item }
  /// The row: the second index.
  public var row: Int { (self as IndexPath).row }
}
