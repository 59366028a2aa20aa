extension SystemMetrics {
  /// The numbers of iOS 26.
  static let iOS26 = SystemMetrics(
    list: ListMetrics(
      // `ip14-list-cell-414`; 44 times the scale of the Mac in `charon-list-section-structure`.
      estimatedRowHeight: 44,
      // `charon-list-section-structure`, also for the depth and the gaps.
      estimatedPinnedHeight: 28, estimatedHeight: 17.5, boundaryDepth: 200, firstGap: 35,
      // `ip27-list-section-background`.
      halfGap: 17.5, roundsHalfGap: false, lastGap: 20,
      // `charon-list-section-structure`, without the scale of the Mac.
      sidebarGap: 10, plainHeaderPadding: 22,
      // `ch27-background-listSidebarHeader`; cards of `se26`.
      cardRadius: 26,
      // `ch27-content-cell`, `ch27-content-sidebarHeader`.
      rowMargin: 15, sidebarRowMargin: 11,
      // `ip27-list-separator-series`.
      separator: .point, separatorsReachEdge: false, hasOuterSeparators: false,
      // `ip27-list-section-background`, `ip17-inset-backgrounds`.
      backgroundReach: 2,
      // 16 up to a width of 402 and 20 from 414 (`ip26-list-settings-rows`, `ip14-list-cell-414`).
      sideInset: 16, wideSideInset: 20, wideWidth: 414),
    content: ListContentMetrics(
      // `ch27-content-cell` and others; the margins of subtitle cells in ios-metrics, section 2.
      cellMargins: NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8),
      groupedHeaderMargins: NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8),
      headerMargins: NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8),
      footerMargins: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8),
      sidebarMargins: NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8),
      sidebarSubtitleMargins: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8),
      imageToText: 16, sidebarImageToText: 10, verticalPadding: 4, groupedHeaderStyle: .headline),
    tableCell: TableCellMetrics(
      // `tb-margins-by-width`; text in cards of iPhones 16 from their edges.
      sideMargin: 16, wideSideMargin: 20, narrowWidth: 375, cardMargin: 16,
      // `tb-se26-editing-off`; 53 of 52 points, `tb-se261-grouped-header-heights`.
      innerMargin: 8, addsSeparatorToContent: true,
      // Chosen, as in content configurations.
      imageToText: 16,
      // `tb-se261-subtitle-cell`. The color is chosen, as in content configurations.
      subtitleStyle: .subheadline, dimsSubtitles: true,
      // 55.5 and 38 points (`tb-se261-insetgrouped-nobar`): 35 or 17.5, and a line of 17 points.
      capitalizesGroupedTitles: false, groupedHeaderStyle: .headline,
      // 28 points (`tb-se26-subtitle-header`). The shade was read from pixels.
      plainHeaderPadding: 7.7, pinnedShade: (60, 0.15)),
    navigationBar: NavigationBarMetrics(
      look: .floating,
      // `ip26-nav-overflow`, `se26-nav-inline`. Other orientations and iPads are chosen.
      height: 54, lowHeight: 54, padHeight: 54,
      // `ip26-nav-inline`.
      fixedContentHeight: 44,
      // `ip27-nav-large`.
      largeTitleHeight: 52, largeTitleContentHeight: 48,
      // The room beside a large title is the rule of bars at large text sizes; `se26-nav-search`.
      largeTitleMargin: 4, searchHeight: 60,
      // Chosen, after the bars before iOS 26.
      promptHeight: 30,
      // `se26-nav-inline`.
      leastTop: 10,
      // Recorded on an iPhone in landscape.
      lowLeastTop: 24,
      // `ip26-nav-overflow`.
      sideMargin: 16, backMargin: 16,
      // `ip26max-nav-large` at 440, `ip27-nav-large` at 402; 414 is the width of lists.
      wideWidth: 414, wideMargin: 20,
      // `ip26-nav-inline`.
      itemLength: 36, itemMargin: 4,
      // `ip26-nav-overflow`.
      itemPadding: 8,
      // `ou-rtl-bar-buttons`, `ou-rtl-toolbar`.
      titlePadding: 11.7,
      // `ou-ax2-nav-inline`.
      largestTextCategory: .extraExtraLarge,
      // The distance between buttons on an iPhone SE.
      itemSpacing: 8),
    toolbar: ToolbarMetrics(
      look: .floating,
      // `se26-toolbar-bottom`. Other numbers were read from the hierarchy of an iPhone SE.
      height: 48, floatingHeight: 76,
      // Chosen.
      stackedHeight: 56, sideMargin: 16, floatingMargin: 28, itemSpacing: 12, itemLength: 40),
    tabBar: TabBarMetrics(
      look: .floating,
      // `se26-tabs` without a safe area, `ip26-nav-inline` with one. Low bars are chosen.
      height: 83, compactHeight: 69, addsSafeArea: false,
      // 21 points above the end of the bar, as read from the hierarchy of an iPhone SE.
      platterHeight: 62, compactPlatterHeight: 48,
      // `ip26-tabbar-buttons`: 54 high.
      itemMargin: 4, itemTop: 4, itemBottom: 4,
      // An iPhone SE; `ip26-tabbar-buttons` at 402. The width of inline items is chosen.
      itemWidth: 94, inlineItemWidth: 140, overlap: 8,
      // Chosen, so that four items have the recorded width at 402 points.
      sideMargin: 21,
      // Chosen.
      imageMiddle: 21, titleMiddle: 43, inlineGap: 6, symbolSize: 18, titleSize: 10,
      inlineTitleSize: 13, badgeHeight: 18, badgeTextSize: 13),
    searchBar: SearchBarMetrics(
      // `se26-searchbar-plain`.
      height: 64, fieldHeight: 44, fieldTop: nil, cornerRadius: nil, margin: 8,
      // `se26-searchbar-typed`.
      buttonSpacing: 11, cancelButtonHasTitle: false,
      // 111 in sum on an iPhone SE.
      scopeHeight: 47, scopeControlHeight: 32),
    switches: SwitchMetrics(
      // `ip26-nav-inline`; `se26-switch` differs from it and from two other recordings. The knob is
      // chosen.
      track: CGSize(width: 61, height: 28), frame: CGSize(width: 63, height: 28), rightInset: 2,
      knob: CGSize(width: 37, height: 24), knobMargin: 2))
}
