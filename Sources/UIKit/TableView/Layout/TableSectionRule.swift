/// The lengths of a section without its number of rows: header, footer, and the default row.
///
/// Sections with equal rules share one solution.
struct TableSectionRule: Hashable, Sendable {
  /// A header or footer, or the gap in its place.
  struct Part: Hashable, Sendable {
    /// The kind of content that the part displays.
    enum Kind: Hashable, Sendable {
      /// Nothing: the rows begin or end at the edge of the section.
      case none
      /// A gap without a view.
      case gap
      /// A view.
      case view
    }

    /// The rule that decides a length.
    enum Reason: String, Hashable, Sendable {
      /// The app states the length.
      case given
      /// The app states an estimate.
      case estimate
      /// A line of text with its padding.
      case title
      /// The gap above the first group.
      case firstGap
      /// There is no gap above the first group under an expanded large title.
      case largeTitle
      /// The app hides the gap by a length below one pixel.
      case collapsed
      /// Half of the gap between groups.
      case halfGap
      /// The gap between a footer with a title and the next header.
      case footerGap
      /// Plain sections have no gaps.
      case plain
    }

    var kind = Kind.none
    /// The length along the scroll axis, in points; an estimate if ``isMeasured`` is `true`.
    var length: CGFloat = 0
    /// A Boolean value that indicates whether the view is measured.
    var isMeasured = false
    /// The distance outside the part: above a header, below a footer, in points.
    var padding: CGFloat = 0
    /// The part of the length above a header's text, before its own padding, in points.
    var gap: CGFloat = 0
    /// The rule that decides the length.
    var reason = Reason.plain
  }

  /// The heights of rows.
  struct Rows: Hashable, Sendable {
    /// The height of rows without a height of their own, in points.
    var length: CGFloat
    /// A Boolean value that indicates whether ``length`` is an estimate, so that rows may have
    /// other heights.
    var isEstimate: Bool
    /// A Boolean value that indicates whether visible rows are measured.
    var isMeasured: Bool
    /// A Boolean value that indicates whether the app states the length.
    var isGiven: Bool
  }

  /// The header, or the gap above the rows.
  var header: Part
  /// The footer, or the gap below the rows.
  var footer: Part
  /// The rows.
  var rows: Rows
}

/// The position of a section in its table.
struct TableSectionPosition: Hashable, Sendable {
  var isFirst = true
  var isLast = true
  /// A Boolean value that indicates whether the section before ends with a footer with a title.
  var followsTitledFooter = false
}
