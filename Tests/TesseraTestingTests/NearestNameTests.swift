import TesseraTesting
import Testing

@Suite("The name that was probably meant")
struct NearestNameTests {
  private let names = ["instagram-panels", "book-shelf", "hello-list"]

  @Test(arguments: [
    ("instagram-panel", "instagram-panels"), ("BOOK-SHELF", "book-shelf"),
    ("bokshelf", "book-shelf"), ("hello", "hello-list"), ("helo-list", "hello-list"),
  ])
  func `a slip of the keyboard and a beginning are understood`(typed: String, meant: String) {
    #expect(NearestName.of(typed, among: names) == meant)
  }

  @Test(arguments: ["", "zebra-crossing", "x"])
  func `nothing is suggested for what is like no name`(typed: String) {
    #expect(NearestName.of(typed, among: names) == nil)
  }

  @Test func `the distance counts letters put in, taken out and replaced`() {
    #expect(NearestName.distance("", "abc") == 3)
    #expect(NearestName.distance("kitten", "sitting") == 3)
    #expect(NearestName.distance("same", "same") == 0)
  }
}
