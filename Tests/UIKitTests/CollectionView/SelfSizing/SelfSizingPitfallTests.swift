import Testing
import UIKit

/// The pitfalls of self-sizing in compositional layouts from an article about iOS 14, with UIKit's
/// current behavior.
@Suite(.serialized) @MainActor struct SelfSizingPitfallTests {
  private let estimate = Make.size(.fractionalWidth(1), .estimated(100))

  private func item() -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: estimate) }

  /// Displays five cells of 60, 70, 80, 30, and 40 points, in sections of a group.
  private func show(
    _ group: NSCollectionLayoutGroup, count: Int = 5,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> SizingFixture {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return SizingFixture([count], UICollectionViewCompositionalLayout(section: section)) {
      [60, 70, 80, 30, 40][$0 % 5]
    }
  }

  // MARK: - 1

  @Test func `an item of fractional height in an estimated group is not sized`() {
    let item = Make.item(.fractionalWidth(1), .fractionalHeight(1))
    let fixture = show(.horizontal(layoutSize: estimate, subitem: item, count: 1))
    #expect(fixture.heights(5) == [100, 100, 100, 100, 100])
    #expect(fixture.source.questions == [])
  }

  @Test func `an estimated item in an estimated group is sized`() {
    let fixture = show(.horizontal(layoutSize: estimate, subitem: item(), count: 1))
    #expect(fixture.heights(5) == [60, 70, 80, 30, 40])
    #expect(fixture.view.contentSize.height == 280)
  }

  // MARK: - 2

  @Test func `a counted group along the scroll axis is not sized`() {
    let fixture = show(.vertical(layoutSize: estimate, subitem: item(), count: 1))
    #expect(fixture.heights(5) == [100, 100, 100, 100, 100])
    let three = show(.vertical(layoutSize: estimate, subitem: item(), count: 3))
    #expect(three.source.questions == [])
    #expect(three.heights(3).allSatisfy { $0 < 34 })
  }

  @Test func `a listed group along the scroll axis is sized`() {
    let fixture = show(.vertical(layoutSize: estimate, subitems: [item()]))
    #expect(fixture.heights(5) == [60, 70, 80, 30, 40])
  }

  // MARK: - 3

  @Test func `content insets of an item count across the estimate only`() {
    let inset = item()
    inset.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 10, bottom: 16, trailing: 6)
    let fixture = show(.horizontal(layoutSize: estimate, subitem: inset, count: 1), count: 2)
    // Across, iOS 14 subtracted leading from both sides and trailing twice from one; this is fixed.
    #expect(
      fixture.view.frames(2) == [
        CGRect(x: 10, y: 0, width: 304, height: 60), CGRect(x: 10, y: 60, width: 304, height: 70),
      ])
  }

  // MARK: - 4

  @Test func `content insets of a group count across the estimate only`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: estimate, subitem: item(), count: 1)
    group.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 10, bottom: 16, trailing: 6)
    let fixture = show(group, count: 2)
    #expect(
      fixture.view.frames(2) == [
        CGRect(x: 10, y: 0, width: 304, height: 60), CGRect(x: 10, y: 60, width: 304, height: 70),
      ])
  }

  // MARK: - Spacing between groups

  @Test func `inter group spacing lies between outermost groups only`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: estimate, subitems: [item(), item(), item()])
    group.interItemSpacing = .fixed(2)
    let fixture = show(group) { $0.interGroupSpacing = 8 }
    #expect(fixture.view.frames(5).map(\.minY) == [0, 62, 134, 222, 254])
  }

  // MARK: - The article's screens

  private func sides(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
  }

  private let ends = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)

  private let screen = [
    CGRect(x: 16, y: 16, width: 288, height: 60), CGRect(x: 16, y: 84, width: 288, height: 70),
    CGRect(x: 16, y: 162, width: 288, height: 80), CGRect(x: 48, y: 250, width: 224, height: 30),
    CGRect(x: 48, y: 288, width: 224, height: 40),
  ]

  @Test func `equal rows below each other`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: estimate, subitem: item(), count: 1)
    group.contentInsets = sides(16)
    let fixture = show(group) {
      $0.contentInsets = ends
      $0.interGroupSpacing = 8
    }
    #expect(fixture.view.frames(3) == Array(screen.prefix(3)))
    #expect(fixture.view.contentSize.height == 344)
  }

  @Test func `large and small rows in two nested groups`() {
    func nested(_ count: Int, _ inset: CGFloat) -> NSCollectionLayoutGroup {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: Make.size(.fractionalWidth(1), .estimated(CGFloat(count) * 100)),
        subitems: Array(repeating: item(), count: count))
      group.contentInsets = sides(inset)
      group.interItemSpacing = .fixed(8)
      return group
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(500)),
      subitems: [nested(3, 16), nested(2, 48)])
    group.interItemSpacing = .fixed(8)
    let fixture = show(group) { $0.contentInsets = ends }
    #expect(fixture.view.frames(5) == screen)
    #expect(fixture.view.contentSize.height == 344)
  }

  @Test func `large and small rows in a group for each`() {
    func row(_ inset: CGFloat) -> NSCollectionLayoutGroup {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: estimate, subitem: item(), count: 1)
      group.contentInsets = sides(inset)
      return group
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(500)),
      subitems: [row(16), row(16), row(16), row(48), row(48)])
    group.interItemSpacing = .fixed(8)
    let fixture = show(group) { $0.contentInsets = ends }
    #expect(fixture.view.frames(5) == screen)
    #expect(fixture.view.contentSize.height == 344)
  }
}
