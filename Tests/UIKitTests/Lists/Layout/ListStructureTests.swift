import Foundation
import Testing
import UIKit

/// The environment of a section that is the only one.
private final class SoleEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  var container: any NSCollectionLayoutContainer { self }
  let traitCollection = UITraitCollection.current
  let contentSize = CGSize(width: 320, height: 480)
  var effectiveContentSize: CGSize { contentSize }
  let contentInsets = NSDirectionalEdgeInsets.zero
  let effectiveContentInsets = NSDirectionalEdgeInsets.zero
}

/// The sections of lists, as recorded in `charon-list-section-structure`.
///
/// The case was recorded in the Mac idiom. Its sidebar inset of 12.987 is 10 divided by 0.77, the
/// scale of that idiom, and is compared with 10.
@MainActor
@Suite struct ListStructureTests {
  private struct Recording: Decodable {
    struct Row: Decodable {
      var appearance: String
      var headerMode: String
      var footerMode: String
      var contentInsets: [CGFloat]
      var boundary: [Item]
    }

    struct Item: Decodable {
      var elementKind: String
      var w: String
      var h: String
      var alignment: String
      var extendsBoundary: Bool
      var pinToVisibleBounds: Bool
      var zIndex: Int
    }

    var rows: [Row]
  }

  private static let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
    "sidebarPlain": .sidebarPlain,
  ]

  private static let headers: [String: UICollectionLayoutListConfiguration.HeaderMode] = [
    "none": .none, "supplementary": .supplementary, "firstItemInSection": .firstItemInSection,
  ]

  @Test func `sections of lists have the recorded insets and boundary items`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/charon-list-section-structure.json")
    let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
    #expect(recording.rows.count == 30)
    for row in recording.rows {
      let name = "\(row.appearance), \(row.headerMode), \(row.footerMode)"
      var configuration = UICollectionLayoutListConfiguration(
        appearance: try #require(Self.appearances[row.appearance]))
      configuration.headerMode = try #require(Self.headers[row.headerMode])
      configuration.footerMode = row.footerMode == "none" ? .none : .supplementary
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: SoleEnvironment())
      let insets = section.contentInsets
      let recorded = row.contentInsets.map { abs($0 - 10 / 0.77) < 1e-9 ? 10 : $0 }
      #expect(
        [insets.top, insets.leading, insets.bottom, insets.trailing] == recorded, "\(name)")
      #expect(section.contentInsetsReference == .none, "\(name)")
      let items = section.boundarySupplementaryItems
      guard items.count == row.boundary.count else {
        Issue.record("\(items.count) boundary items: \(name)")
        continue
      }
      for (item, expected) in zip(items, row.boundary) {
        #expect(item.elementKind == expected.elementKind, "\(name)")
        #expect(item.layoutSize.widthDimension.isFractionalWidth, "\(name)")
        #expect(item.layoutSize.heightDimension.isEstimated, "\(name)")
        #expect("es" + number(item.layoutSize.heightDimension.dimension) == expected.h, "\(name)")
        #expect(item.alignment == (expected.alignment == "top" ? .top : .bottom), "\(name)")
        #expect(item.extendsBoundary == expected.extendsBoundary, "\(name)")
        #expect(item.pinToVisibleBounds == expected.pinToVisibleBounds, "\(name)")
        #expect(item.zIndex == expected.zIndex, "\(name)")
      }
    }
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  @Test func `configurations have the defaults of their appearance`() {
    for (_, appearance) in Self.appearances {
      let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      #expect(configuration.appearance == appearance)
      #expect(
        configuration.showsSeparators == ![.sidebar, .sidebarPlain].contains(appearance))
      #expect(configuration.headerMode == .none)
      #expect(configuration.footerMode == .none)
      #expect(configuration.headerTopPadding == nil)
      #expect(configuration.backgroundColor == nil)
      #expect(configuration.itemSeparatorHandler == nil)
      #expect(configuration.contentHuggingElements == [])
      let separators = configuration.separatorConfiguration
      #expect(separators == UIListSeparatorConfiguration(listAppearance: appearance))
      #expect(separators.topSeparatorVisibility == .automatic)
      #expect(separators.bottomSeparatorVisibility == .automatic)
      #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
      #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    }
  }
}
