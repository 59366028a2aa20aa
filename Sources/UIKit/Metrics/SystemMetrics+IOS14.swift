extension SystemMetrics {
  /// The numbers of iOS 14 to iOS 18.
  static let iOS14 = SystemMetrics(
    list: ListMetrics(
      // `ip14-list-cell-414`. Headers and depth are iOS 26's.
      estimatedRowHeight: 44, estimatedPinnedHeight: 28, estimatedHeight: 17.5,
      boundaryDepth: 200,
      // `ip14-settings-2x`: 35 below the bar, 17.5 from a row to the next header.
      firstGap: 35, halfGap: 17.5,
      // 17.667 twice at 3x (`ip17-inset-backgrounds`).
      roundsHalfGap: true,
      // Recorded in the list of `ip17-inset-backgrounds`: 20 after the last section.
      lastGap: 20,
      // The numbers of sidebars are iOS 26's, and so is the distance above plain headers.
      sidebarGap: 10, plainHeaderPadding: 22,
      // The background of a header in the list of `ip17-inset-backgrounds`.
      cardRadius: 10,
      // `ip16-config-cell`. The margin of sidebars is iOS 26's.
      rowMargin: 11, sidebarRowMargin: 11,
      // One pixel, up to the edge: `ip14-settings-2x`, and a plain list of iOS 17 at 375 points,
      // whose first row has one at its top.
      separator: .pixel, separatorsReachEdge: true, hasOuterSeparators: true,
      // `ip17-inset-backgrounds`.
      backgroundReach: 2,
      // 16 at 300 points (`ip17-inset-backgrounds`), 20 at 414 (`ip14-list-cell-414`) and 430.
      // Between 375 and 414, the width at which the inset changes is iOS 26's.
      sideInset: 16, wideSideInset: 20, wideWidth: 414),
    content: ListContentMetrics(
      // `ip16-config-cell`; the headers of grouped lists were printed with iOS 16 and 17.
      cellMargins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8),
      groupedHeaderMargins: NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8),
      // Margins of plain headers, of footers and in sidebars are iOS 26's.
      headerMargins: NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8),
      footerMargins: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8),
      sidebarMargins: NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8),
      sidebarSubtitleMargins: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8),
      // `ip16-config-cell`; the one in sidebars is iOS 26's.
      imageToText: 16, sidebarImageToText: 10, verticalPadding: 3,
      // 13 points: 38.667 = 17 + 15.667 + 6 in the list of `ip17-inset-backgrounds`.
      groupedHeaderStyle: .footnote),
    tableCell: TableCellMetrics(
      // Settings of iOS 14: 16 at 375 points, 20 at 390 and 414.
      sideMargin: 16, wideSideMargin: 20, narrowWidth: 375, cardMargin: 16,
      // `ip14-settings-2x`: a value ends 8 before the arrow.
      innerMargin: 8, addsSeparatorToContent: false,
      // Settings of iOS 14: an icon of 29 points at the margin, the text 15 after it.
      imageToText: 15,
      // Known: subtitles have 12 points and the color of the text.
      subtitleStyle: .caption1, dimsSubtitles: false,
      // 13 points in the list of `ip17-inset-backgrounds`. Known: in capital letters.
      capitalizesGroupedTitles: true, groupedHeaderStyle: .footnote,
      // iOS 26's.
      plainHeaderPadding: 7.7, pinnedShade: (0, 0)),
    navigationBar: NavigationBarMetrics(
      look: .attached,
      // `ip14-settings-2x`, `ip17-toolbar-calendar`. 32 and 50 are documented by React Navigation.
      height: 44, lowHeight: 32, padHeight: 50, fixedContentHeight: nil,
      // Settings of iOS 14 at 390 points: 96 in sum, the title 3.667 below the upper part.
      largeTitleHeight: 52, largeTitleContentHeight: 48, largeTitleMargin: 3.5,
      // A plain list of iOS 17 at 375 points: 148 in sum.
      searchHeight: 52,
      // Known: 74 in sum.
      promptHeight: 30, leastTop: 0, lowLeastTop: 0,
      // Trailing items of iOS 14 to 17 end 16 before the edge; back buttons begin 8 after it.
      sideMargin: 16, backMargin: 8,
      // 20 at 414 points as in lists; recorded is 16 at 375 and 390.
      wideWidth: 414, wideMargin: 20,
      // 34 high, 8 apart. The minimum width is chosen.
      itemLength: 34, itemMargin: 0, itemPadding: 0, titlePadding: 0,
      largestTextCategory: nil, itemSpacing: 8),
    toolbar: ToolbarMetrics(
      look: .attached,
      // Known: 44. Apple's Calendar of iOS 17 has a bar of its own class with 49 points
      // (`ip17-toolbar-calendar`).
      height: 44, floatingHeight: 44, stackedHeight: 44,
      // Chosen, as in navigation bars.
      sideMargin: 16, floatingMargin: 16, itemSpacing: 8, itemLength: 34),
    tabBar: TabBarMetrics(
      look: .attached,
      // `ip15-tabbar`: 83 with a safe area of 34. Known: 32 in a window of compact height.
      height: 49, compactHeight: 32, addsSafeArea: true, platterHeight: 49,
      compactPlatterHeight: 32,
      // `ip15-tabbar`: 2 from its share of the width, 1 below the top, 48 high.
      itemMargin: 2, itemTop: 1, itemBottom: 0, itemWidth: .infinity, inlineItemWidth: .infinity,
      overlap: 0, sideMargin: 0,
      // Chosen, for images of 25 points and titles of 10.
      imageMiddle: 17, titleMiddle: 40, inlineGap: 6, symbolSize: 18, titleSize: 10,
      inlineTitleSize: 13, badgeHeight: 18, badgeTextSize: 13),
    searchBar: SearchBarMetrics(
      // Known: 56. The field is recorded in a plain list of iOS 17: 36 high, 1 below the top of a
      // part of 52 points, 16 from the sides.
      height: 56, fieldHeight: 36, fieldTop: 1,
      // Known.
      cornerRadius: 10, margin: 8, buttonSpacing: 8, cancelButtonHasTitle: true,
      // iOS 26's.
      scopeHeight: 47, scopeControlHeight: 32),
    switches: SwitchMetrics(
      // 51 by 31 in Settings of iOS 14. Known: the alignment rectangle is 2 points narrower, and
      // the knob has 27 points.
      track: CGSize(width: 51, height: 31), frame: CGSize(width: 51, height: 31), rightInset: 2,
      knob: CGSize(width: 27, height: 27), knobMargin: 2))
}
