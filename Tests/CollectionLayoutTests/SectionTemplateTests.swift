import TestSupport
import Testing

@testable import CollectionLayout

struct KindTests {
  @Test func `twelve layouts in turn are stored as twelve kinds`() {
    var description = LayoutDescription(containerSize: LayoutSize(width: 300, height: 600))
    for section in 0..<1200 {
      description.append(row(height: Double(section % 12)), itemCount: 1)
    }
    #expect(description.sectionTemplates.count == 12)
    for section in 0..<1200 { #expect(description.entries[section].template == section % 12) }
  }

  @Test func `a kind added by itself is found again, and a second one like it is not`() {
    var description = LayoutDescription(containerSize: LayoutSize(width: 300, height: 600))
    let first = description.addTemplate(row(height: 10))
    let second = description.addTemplate(row(height: 10))
    #expect(first != second)
    #expect(description.internTemplate(row(height: 10)) == first)
    #expect(description.internTemplate(row(height: 11)) == 2)
  }

  @Test(arguments: 0..<6)
  func `random kinds are found as a search of all of them finds them`(seed: Int) {
    var description = LayoutDescription(containerSize: LayoutSize(width: 300, height: 600))
    var known: [LayoutSection] = []
    for number in 0..<60 {
      // Seeds repeat, so many templates exist already.
      var source = RandomDescription(seed: UInt64(seed * 100 + number % 23))
      source.estimates = true
      for kind in source.description().sectionTemplates {
        let expected = known.firstIndex(of: kind) ?? known.count
        if expected == known.count { known.append(kind) }
        #expect(description.internTemplate(kind) == expected, "seed \(seed), description \(number)")
        #expect(kind.descriptionHash == known[expected].descriptionHash)
      }
    }
    #expect(description.sectionTemplates == known)
  }

  @Test func `zero and minus zero are one kind`() {
    var description = LayoutDescription(containerSize: LayoutSize(width: 300, height: 600))
    var section = row(height: 10)
    section.interGroupSpacing = 0
    let first = description.internTemplate(section)
    section.interGroupSpacing = -0.0
    #expect(description.internTemplate(section) == first)
  }

  private func row(height: Double) -> LayoutSection {
    LayoutSection(
      group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(height))))
  }
}
