/// The styles of list content.
enum ListContentKind: Int, Hashable, Sendable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentHeader, extraProminentHeader
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case sidebarHeader

  /// The number of styles.
  static let count = sidebarHeader.rawValue + 1

  /// The roles of the content in a list.
  enum Role {
    case cell, header, footer
  }

  var role: Role {
    switch self {
    case .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader:
      .header
    case .plainFooter, .groupedFooter: .footer
    default: .cell
    }
  }

  private var isOfSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      true
    default: false
    }
  }

  private var isSubtitle: Bool {
    switch self {
    case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: true
    default: false
    }
  }

  // MARK: Lengths

  /// The margins and paddings recorded for iOS 26 (`ch27-content-cell` and others; those of
  /// subtitle cells in ios-metrics, section 2).
  var layout: ListContentValues.Layout {
    var layout = ListContentValues.Layout(margins: margins)
    layout.imageToText = isOfSidebar ? 10 : 16
    layout.verticalPadding = isSubtitle ? 0 : 4
    layout.prefersSideBySide = self == .valueCell
    return layout
  }

  private var margins: NSDirectionalEdgeInsets {
    switch self {
    case .cell, .subtitleCell, .valueCell:
      NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8)
    case .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader:
      NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
    case .plainFooter, .groupedFooter:
      NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader:
      NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    }
  }

  /// The text style of a line that the lowest view has room for, with its leading, between the
  /// margins; `nil` if the content may be lower.
  ///
  /// This rule explains the recorded rows of one line, which are 52 points high with 15 points
  /// above and below (`ip26-list-settings-rows`, `ip26-swiftui-row-small-text`), and the recorded
  /// footers. Headers are as high as their text.
  var lineOfMinimumHeight: UIFont.TextStyle? {
    switch role {
    case .cell: .body
    case .footer: .footnote
    case .header: nil
    }
  }

  // MARK: Texts

  func text(at category: UIContentSizeCategory) -> UIListContentConfiguration.TextProperties {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font: UIFont =
      switch self {
      case .plainHeader, .groupedHeader:
        .preferredFont(forTextStyle: .headline, compatibleWith: traits)
      case .plainFooter, .groupedFooter:
        .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      case .prominentHeader: Self.boldFont(.title3, traits)
      case .extraProminentHeader: Self.boldFont(.title2, traits)
      default: .preferredFont(forTextStyle: .body, compatibleWith: traits)
      }
    let color: UIColor = role == .footer || self == .groupedHeader ? .secondaryLabel : .label
    return limited(UIListContentConfiguration.TextProperties(font: font, color: color))
  }

  func secondaryText(
    at category: UIContentSizeCategory
  ) -> UIListContentConfiguration.TextProperties {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font: UIFont =
      switch self {
      case .cell, .subtitleCell:
        .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
      case .valueCell, .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader:
        .preferredFont(forTextStyle: .body, compatibleWith: traits)
      default: .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      }
    return limited(UIListContentConfiguration.TextProperties(font: font, color: .secondaryLabel))
  }

  private static func boldFont(_ style: UIFont.TextStyle, _ traits: UITraitCollection) -> UIFont {
    .systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize,
      weight: .bold)
  }

  /// Returns a text with the limits of the style: texts of sidebars have one line, which shrinks.
  private func limited(
    _ text: UIListContentConfiguration.TextProperties
  ) -> UIListContentConfiguration.TextProperties {
    guard isOfSidebar else { return text }
    var text = text
    text.numberOfLines = 1
    text.adjustsFontSizeToFitWidth = true
    text.minimumScaleFactor = 0.9
    text.allowsDefaultTighteningForTruncation = true
    return text
  }
}
