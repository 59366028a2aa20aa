import Testing
import UIKit

/// Rows, headers and footers of lists: sizes, backgrounds and separators.
@MainActor
@Suite struct ListCellTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private func list(
    _ appearance: Configuration.Appearance, _ change: (inout Configuration) -> Void = { _ in }
  ) -> Configuration {
    var configuration = Configuration(appearance: appearance)
    change(&configuration)
    return configuration
  }

  // MARK: Sizes

  /// The recorded heights: `ip26-list-settings-rows`, `ip26-swiftui-row-small-text` and others.
  @Test func `rows with one line of text are 52 high`() throws {
    for appearance in [Configuration.Appearance.plain, .grouped, .insetGrouped] {
      let fixture = ListCellFixture([3], list(appearance)) { cell, indexPath in
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        if indexPath.item == 1 { content.textProperties.font = .systemFont(ofSize: 13) }
        if indexPath.item == 2 { content.text = nil }
        cell.contentConfiguration = content
      }
      for item in 0..<3 { #expect(try fixture.cell(item).frame.height == 52) }
    }
  }

  @Test func `rows with two texts are the sum of their parts`() throws {
    let fixture = ListCellFixture([1], list(.insetGrouped)) { cell, _ in
      cell.showText("Text", secondary: "Secondary")
    }
    #expect(try isNear(fixture.cell(0).frame.height, 72.333, within: 0.34))
  }

  @Test func `rows without configurations are as high as rows with text`() throws {
    let fixture = ListCellFixture([1], list(.plain)) { _, _ in }
    #expect(try fixture.cell(0).frame.height == 52)
  }

  @Test func `text lies 16 points inside of cards, and at the margin of plain rows`() throws {
    let cases: [(Configuration.Appearance, CGFloat, CGFloat)] = [
      (.insetGrouped, 402, 32), (.insetGrouped, 440, 36), (.plain, 402, 16), (.plain, 440, 20),
      (.grouped, 393, 16),
    ]
    for (appearance, width, x) in cases {
      let fixture = ListCellFixture(
        [1], size: CGSize(width: width, height: 800), list(appearance)
      ) { cell, _ in cell.showText("Text") }
      let cell = try fixture.cell(0)
      let text = try #require((cell.contentView as? UIListContentView)?.textLayoutGuide)
      #expect(cell.frame.minX + text.layoutFrame.minX == x, "\(appearance) \(width)")
    }
  }

  @Test func `safe areas move content at the sides, and make no row higher`() throws {
    let fixture = ListCellFixture(
      [2], size: CGSize(width: 393, height: 852), list(.plain)
    ) { cell, _ in cell.showText("Text") }
    fixture.view.contentInsetAdjustmentBehavior = .never
    let controller = UIViewController()
    controller.view.frame = fixture.view.frame
    controller.view.addSubview(fixture.view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 40, bottom: 0, right: 0)
    controller.view.layoutIfNeeded()
    let cell = try fixture.cell(0)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 393, height: 52))
    let text = try #require((cell.contentView as? UIListContentView)?.textLayoutGuide)
    #expect(text.layoutFrame.minX == 56)
    #expect(cell.separatorFrames.first?.minX == 56)
  }

  @Test func `accessories lie within the safe area at the sides`() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let fixture = ListCellFixture(
        [1], size: CGSize(width: 852, height: 393), list(.plain)
      ) { cell, _ in
        cell.showText("Text")
        cell.accessories = [.disclosureIndicator()]
      }
      fixture.view.traitOverrides.layoutDirection = direction
      let controller = UIViewController()
      controller.view.frame = fixture.view.frame
      controller.view.addSubview(fixture.view)
      controller.view.layoutIfNeeded()
      let before = try fixture.cell(0).accessoryViewsInOrder.map(\.frame)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 40)
      controller.view.layoutIfNeeded()
      let cell = try fixture.cell(0)
      let after = cell.accessoryViewsInOrder.map(\.frame)
      #expect(before.count == 1)
      #expect(after.count == 1)
      let isMirrored = direction == .rightToLeft
      #expect(after.map(\.minX) == before.map { isMirrored ? $0.minX + 59 : $0.minX - 40 })
      #expect(
        isMirrored
          ? cell.contentView.frame.minX > after[0].maxX
          : cell.contentView.frame.maxX < after[0].minX)
    }
  }

  @Test func `margins follow the width`() throws {
    let fixture = ListCellFixture([1], size: CGSize(width: 393, height: 852), list(.plain)) {
      cell, _ in cell.showText("Text")
    }
    for (width, side) in [(393, 16), (430, 20), (393, 16)] as [(CGFloat, CGFloat)] {
      fixture.view.frame.size.width = width
      fixture.view.layoutIfNeeded()
      #expect(try fixture.cell(0).directionalLayoutMargins.leading == side, "\(width)")
    }
  }

  @Test func `headers and footers have their heights and no least height`() throws {
    let configuration = list(.insetGrouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let fixture = ListCellFixture([1], configuration) { cell, _ in cell.showText("Text") }
    #expect(try isNear(fixture.header().frame.height, 40.333))
    #expect(try isNear(fixture.footer().frame.height, 32))
    #expect(try fixture.header().frame.width == 370)
  }

  @Test func `a header may be as narrow as its text`() throws {
    let configuration = list(.plain) {
      $0.headerMode = .supplementary
      $0.contentHuggingElements = .supplementaryHeader
    }
    let fixture = ListCellFixture([1], configuration) { cell, _ in cell.showText("Text") }
    let width = try fixture.header().frame.width
    #expect(width > 50)
    #expect(width < 100)
    #expect(try fixture.header().frame.minX == 0)
  }

  // MARK: Backgrounds

  @Test func `cells have the background of their place`() throws {
    let configuration = list(.insetGrouped) { $0.headerMode = .firstItemInSection }
    let fixture = ListCellFixture([3], configuration) { cell, _ in cell.showText("Text") }
    #expect(try fixture.cell(0).backgroundConfiguration == .listGroupedHeaderFooter())
    #expect(try fixture.cell(1).backgroundConfiguration == .listGroupedCell())
    let plain = ListCellFixture([1], list(.plain)) { cell, _ in cell.showText("Text") }
    #expect(try plain.cell(0).backgroundConfiguration == .listPlainCell())
  }

  @Test func `a background of the app stays`() throws {
    let fixture = ListCellFixture([2], list(.insetGrouped)) { cell, indexPath in
      guard indexPath.item == 0 else {
        cell.backgroundConfiguration = nil
        return
      }
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .red
      cell.backgroundConfiguration = background
    }
    fixture.counts = [3]
    fixture.view.performBatchUpdates {
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    fixture.view.layoutIfNeeded()
    #expect(try fixture.cell(1).backgroundConfiguration?.backgroundColor == .red)
    #expect(try fixture.cell(2).backgroundConfiguration == nil)
  }

  @Test func `the first and the last row have the corners of their card`() throws {
    let fixture = ListCellFixture([3, 1], list(.insetGrouped)) { cell, _ in cell.showText("Text") }
    let (upper, lower): (CACornerMask, CACornerMask) = (
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )
    #expect(try fixture.cell(0).roundedCorners == (26, upper))
    #expect(try fixture.cell(1).roundedCorners.radius == 0)
    #expect(try fixture.cell(2).roundedCorners == (26, lower))
    #expect(try fixture.cell(0, 1).roundedCorners == (26, upper.union(lower)))
  }

  @Test func `an appended row takes the corners and the place of the last one`() throws {
    let fixture = ListCellFixture([2], list(.insetGrouped)) { cell, _ in cell.showText("Text") }
    let last = try fixture.cell(1)
    #expect(last.separatorFrames.isEmpty)
    #expect(last.roundedCorners.radius == 26)
    fixture.counts = [3]
    fixture.view.performBatchUpdates {
      fixture.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    fixture.view.layoutIfNeeded()
    #expect(try fixture.cell(1) === last)
    #expect(last.separatorFrames.count == 1)
    #expect(last.roundedCorners.radius == 0)
    #expect(try fixture.cell(2).roundedCorners.radius == 26)
  }

  // MARK: Separators

  /// `ip27-list-separator-series`: x 72, width 298 on a card from 16 to 386, where text begins.
  @Test func `rows but the last of a section have separators from the text`() throws {
    let fixture = ListCellFixture([9, 1], list(.insetGrouped)) { cell, _ in
      cell.showText("Text")
      cell.accessories = [.disclosureIndicator()]
    }
    for item in 0..<8 {
      let cell = try fixture.cell(item)
      #expect(cell.separatorFrames == [CGRect(x: 16, y: 51, width: 338, height: 1)])
    }
    #expect(try fixture.cell(8).separatorFrames.isEmpty)
    #expect(try fixture.cell(0, 1).separatorFrames.isEmpty)
  }

  /// `ip261-list-top-separators`.
  @Test func `a handler returns the separators of its rows`() throws {
    let configuration = list(.insetGrouped) {
      $0.itemSeparatorHandler = { indexPath, section in
        var result = section
        result.bottomSeparatorVisibility = .hidden
        if indexPath.item > 0 {
          result.topSeparatorVisibility = .visible
          result.topSeparatorInsets.leading = 48
          result.topSeparatorInsets.trailing = 0
        }
        return result
      }
    }
    let fixture = ListCellFixture(
      [3], size: CGSize(width: 393, height: 852), configuration
    ) { cell, _ in cell.showText("Text") }
    #expect(try fixture.cell(0).separatorFrames.isEmpty)
    let cell = try fixture.cell(1)
    let frame = try #require(cell.separatorFrames.first)
    #expect(cell.frame.minX + frame.minX == 64)
    #expect(frame.width == 313)
    #expect(frame.minY == 0)
    #expect(frame.height == 1)
  }

  @Test func `separators have the color of the list, and none without separators`() throws {
    let colored = list(.plain) { $0.separatorConfiguration.color = .red }
    let fixture = ListCellFixture([2], colored) { cell, _ in cell.showText("Text") }
    let line = try fixture.cell(0).subviews.last { $0.frame.height == 1 }
    #expect(line?.backgroundColor == .red)
    let hidden = list(.plain) { $0.showsSeparators = false }
    let other = ListCellFixture([2], hidden) { cell, _ in cell.showText("Text") }
    #expect(try other.cell(0).separatorFrames.isEmpty)
  }

  @Test func `constraints of the guide move the separator`() throws {
    let fixture = ListCellFixture([2], list(.plain)) { cell, _ in
      cell.showText("Text")
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor, constant: 70
      ).isActive = true
    }
    #expect(try fixture.cell(0).separatorFrames == [CGRect(x: 70, y: 51, width: 316, height: 1)])
  }

  @Test func `from right to left, separators and accessories are on the other side`() throws {
    let fixture = ListCellFixture([2], list(.plain)) { cell, _ in
      cell.semanticContentAttribute = .forceRightToLeft
      cell.showText("Text")
      cell.accessories = [.disclosureIndicator()]
    }
    let cell = try fixture.cell(0)
    #expect(cell.separatorFrames.first?.minX == 16)
    #expect(cell.accessoryViewsInOrder.first?.frame.minX == 16)
    #expect(cell.contentView.frame.minX == 30)
  }
}
