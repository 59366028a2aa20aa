import Testing

@testable import TesseraTesting

struct TextDifferenceTests {
  @Test func `equal texts have no difference`() {
    #expect(TextDifference(old: "a\nb\n", new: "a\nb\n") == nil)
  }

  @Test func `changes are listed with two lines around them and with their numbers`() throws {
    let old = (1...12).map(String.init).joined(separator: "\n")
    let new = old.replacing("\n6\n", with: "\nsix\nmore\n")
    let difference = try #require(TextDifference(old: old, new: new))
    #expect(difference.removed == 1)
    #expect(difference.added == 2)
    #expect(
      difference.text() == """
         4   4
         5   5
         6 - 6
         6 + six
         7 + more
         8   7
         9   8
        """)
  }

  @Test func `distant changes are separated, and long differences are shortened`() throws {
    let old = (1...40).map(String.init).joined(separator: "\n")
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n30\n", with: "\nthirty\n")
    let difference = try #require(TextDifference(old: old, new: new))
    #expect(difference.text().contains("\n...\n"))
    #expect(difference.text(limit: 3).hasSuffix("\n... and 10 further lines"))
  }

  @Test func `texts of thousands of different lines are compared at once`() throws {
    let old = (0..<9_000).map { "a\($0)" }.joined(separator: "\n")
    let new = (0..<9_000).map { "b\($0)" }.joined(separator: "\n")
    let difference = try #require(TextDifference(old: old, new: new))
    #expect(difference.removed == 9_000)
    #expect(difference.added == 9_000)
  }
}
