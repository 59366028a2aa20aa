import Foundation

/// A message to the visitors of the conference.
struct NewsItem: Hashable, Sendable {
  let title: String
  let date: Date
  let text: String

  private init(_ title: String, month: Int, day: Int, _ text: String) {
    self.title = title
    self.text = text
    let components = DateComponents(year: 2026, month: month, day: day, hour: 12)
    date = Calendar(identifier: .gregorian).date(from: components) ?? .distantPast
  }

  static let all = [
    NewsItem(
      "Program printed", month: 9, day: 14,
      "The program is at the printer's, in two languages. A version in large type lies at every "
        + "entrance, and the rooms are listed on the last page."),
    NewsItem(
      "Two more rooms", month: 9, day: 2,
      "The old boathouse and the reading room are open for workshops in the afternoon."),
    NewsItem(
      "Speakers announced", month: 8, day: 21,
      "Forty speakers from nineteen countries have confirmed. Each talk is recorded and appears "
        + "among the videos on the evening of the same day, with subtitles and a transcript."),
    NewsItem("Bicycles", month: 8, day: 5, "The station lends bicycles to everyone with a ticket."),
    NewsItem(
      "Tickets for students", month: 7, day: 18,
      "One hundred tickets are free for students. Write to us until the end of the month with a "
        + "sentence about what you are working on; a draw decides if there are more letters than "
        + "tickets."),
    NewsItem(
      "A place by the water", month: 6, day: 30,
      "This year's conference takes place in the warehouses at the harbor. All rooms have ramps, "
        + "daylight and working power outlets."),
    NewsItem(
      "Call for talks", month: 5, day: 11,
      "Send us a title and three sentences. First talks are welcome, and a speaker of last year "
        + "helps with each of them."),
  ]
}
