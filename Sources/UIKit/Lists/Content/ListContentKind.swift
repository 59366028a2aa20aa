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

  /// Returns the margins and paddings in a generation of the system.
  func layout(in generation: InterfaceGeneration) -> ListContentValues.Layout {
    let metrics = SystemMetrics.of(generation).content
    var layout = ListContentValues.Layout(margins: margins(metrics))
    layout.imageToText = isOfSidebar ? metrics.sidebarImageToText : metrics.imageToText
    layout.verticalPadding = isSubtitle ? 0 : metrics.verticalPadding
    layout.prefersSideBySide = self == .valueCell
    return layout
  }

  private func margins(_ metrics: ListContentMetrics) -> NSDirectionalEdgeInsets {
    switch self {
    case .cell, .subtitleCell, .valueCell: metrics.cellMargins
    case .groupedHeader: metrics.groupedHeaderMargins
    case .plainHeader, .prominentHeader, .extraProminentHeader: metrics.headerMargins
    case .plainFooter, .groupedFooter: metrics.footerMargins
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: metrics.sidebarSubtitleMargins
    case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader: metrics.sidebarMargins
    }
  }

  /// The text style of a line that the lowest view has room for, with its leading, between the
  /// margins; `nil` if the content may be lower.
  ///
  /// This rule explains the recorded rows of one line, which are 52 points high with 15 points
  /// above and below (`ip26-list-settings-rows`, `ip26-swiftui-row-small-text`) and 44 with 11
  /// points before iOS 26, and the recorded footers. Headers are as high as their text.
  var lineOfMinimumHeight: UIFont.TextStyle? {
    switch role {
    case .cell: .body
    case .footer: .footnote
    case .header: nil
    }
  }

  // MARK: Texts

  func text(
    at category: UIContentSizeCategory, in generation: InterfaceGeneration
  ) -> UIListContentConfiguration.TextProperties {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font: UIFont =
      switch self {
      case .plainHeader: .preferredFont(forTextStyle: .headline, compatibleWith: traits)
      case .groupedHeader:
        .preferredFont(
          forTextStyle: SystemMetrics.of(generation).content.groupedHeaderStyle,
          compatibleWith: traits)
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
