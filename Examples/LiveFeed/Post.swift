/// A post of a feed.
struct Post: Hashable {
  let number: Int

  private static let authors = ["Aoi", "Ben", "Chiyo", "Dara", "Emil", "Fumi"]
  private static let sentences = [
    "The ferry is late again, and nobody on the pier minds.",
    "First snow on the ridge this morning.",
    "Does anybody know who left a ladder against our fence?",
    "Soup.",
    "I have read the manual twice now, and I am beginning to think that whoever wrote it had never seen "
      + "the machine.",
    "The museum is open until nine tonight, and the new wing is worth the stairs.",
    "Found: one glove, left hand, very small.",
  ]

  var author: String { Self.authors[number * 5 % Self.authors.count] }

  /// Between one and three sentences, the same every time.
  var text: String {
    (0...number * 3 % 3)
      .map { Self.sentences[(number * 2 + $0 * 3) % Self.sentences.count] }
      .joined(separator: " ")
  }
}
