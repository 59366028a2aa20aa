import Testing
import UIKit

/// The sections of names by first letters.
@MainActor struct IndexedCollationTests {
  private final class Person: NSObject {
    let name: String
    var nickname: String?

    init(_ name: String) { self.name = name }

    func sortingName() -> String { name }
    func nick() -> String? { nickname }
  }

  private let byName = Selector("sortingName()", Person.sortingName)

  @Test func `titles are the letters and a sign for all other names`() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.first == "A")
    #expect(collation.sectionTitles.last == "#")
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 26) == 26)
  }

  @Test(arguments: [
    ("Ada", "A"), ("ada", "A"), ("Émile", "E"), ("Øystein", "O"), ("Łukasz", "L"), ("ß", "S"),
    ("Ａｙａ", "A"), ("  Zoe", "Z"), ("7 of 9", "#"), ("日本", "#"), ("", "#"),
  ])
  func `a name belongs to the section of its base letter`(name: String, title: String) {
    let collation = UILocalizedIndexedCollation.current()
    let section = collation.section(for: Person(name), collationStringSelector: byName)
    #expect(collation.sectionTitles[section] == title)
    #expect(collation.section(for: name, collationStringSelector: "description") == section)
  }

  @Test func `objects are sorted by name, and equal names keep their order`() {
    let people = ["zoe", "Ben 10", "Ada", "Ben 9", "ada"].map(Person.init)
    let sorted = UILocalizedIndexedCollation.current()
      .sortedArray(from: people, collationStringSelector: byName)
    let names = sorted.compactMap { ($0 as? Person)?.name }
    #expect(names.map { $0.lowercased() } == ["ada", "ada", "ben 9", "ben 10", "zoe"])
    let twins = [Person("Kim"), Person("Kim")]
    let same = UILocalizedIndexedCollation.current()
      .sortedArray(from: twins, collationStringSelector: byName)
    #expect(same.first as? Person === twins[0])
    #expect(same.last as? Person === twins[1])
  }

  @Test func `a name without a value belongs to the last section`() {
    let collation = UILocalizedIndexedCollation.current()
    let nick = Selector("nick()", Person.nick)
    #expect(collation.section(for: Person("Ada"), collationStringSelector: nick) == 26)
  }
}
