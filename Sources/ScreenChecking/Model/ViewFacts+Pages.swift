extension ViewFacts {
  /// The pages of a view that scrolls page by page.
  package struct Pages: Hashable, Sendable {
    /// The view or section that scrolls page by page.
    package enum Kind: Hashable, Sendable {
      /// The section with an index, which scrolls orthogonally.
      case section(Int)
      /// A scroll view with paging.
      case scrollView
      /// The view of a page view controller.
      case controller
    }

    package var kind: Kind
    /// A Boolean value that indicates whether the pages are beside each other.
    package var isHorizontal: Bool
    /// The length of the longest page along the axis, in points.
    package var length: Double
    /// The length of a page that is displayed when the view rests, in points.
    package var room: Double

    /// Creates the facts.
    package init(kind: Kind, isHorizontal: Bool, length: Double, room: Double) {
      self.kind = kind
      self.isHorizontal = isHorizontal
      self.length = length
      self.room = room
    }
  }
}
