extension UIListContentConfiguration {
  // MARK: Cells

  /// Returns the style of a row. The secondary text is below the text.
  public static func cell() -> UIListContentConfiguration { Self(.cell) }

  /// Returns the style of a row whose secondary text is directly below the text.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }

  /// Returns the style of a row with a value: the secondary text is at the trailing edge if both
  /// texts fit on one line.
  public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }

  // MARK: Headers and footers

  /// Returns the style of a header.
  ///
  /// UIKit adapts it to the appearance of the list. The margins and fonts of the appearances are
  /// equal here, except for sidebars.
  public static func header() -> UIListContentConfiguration { Self(.groupedHeader) }

  /// Returns the style of a footer.
  public static func footer() -> UIListContentConfiguration { Self(.groupedFooter) }

  /// Returns the style of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }

  /// Returns the style of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }

  /// Returns the style of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }

  /// Returns the style of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }

  /// Returns the style of a large header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentHeader)
  }

  /// Returns the style of a very large header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentHeader)
  }

  // MARK: Sidebars

  /// Returns the style of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }

  /// Returns the style of a row with a secondary text in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.sidebarSubtitleCell)
  }

  /// Returns the style of a row in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarCell)
  }

  /// Returns the style of a row with a secondary text in a list beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarSubtitleCell)
  }

  /// Returns the style of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }
}
