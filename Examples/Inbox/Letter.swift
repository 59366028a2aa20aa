/// A letter in a mailbox.
struct Letter: Hashable {
  let sender: String
  let subject: String
  let text: String
  let day: String
  var isRead = false
}

/// A folder of letters, newest first.
struct Mailbox {
  let title: String
  var letters: [Letter]

  var unreadCount: Int { letters.filter { !$0.isRead }.count }
}

extension Mailbox {
  static let sample = [
    Mailbox(
      title: "New",
      letters: [
        Letter(
          sender: "Ferry office", subject: "Winter timetable",
          text: "From Monday the last boat leaves the island at half past seven. On days with "
            + "ice the bus takes its place and stops at the lighthouse.",
          day: "9:12"),
        Letter(
          sender: "Ida", subject: "The recipe you asked for",
          text: "Two cups of rye, one of wheat, and patience.", day: "8:40"),
        Letter(
          sender: "Bicycle workshop", subject: "Ready for collection",
          text: "The chain is new, the bell rings again, and the left pedal no longer clicks. "
            + "We are open until six.",
          day: "8:05"),
        Letter(
          sender: "Town library", subject: "Reserved: The Atlas of Small Islands",
          text: "Your copy waits at the desk for ten days.", day: "Tue", isRead: true),
        Letter(
          sender: "Weather station", subject: "October in numbers",
          text: "Eleven days of rain, four of frost, and the warmest evening since the station "
            + "began to write them down.",
          day: "Mon"),
      ]),
    Mailbox(
      title: "Later",
      letters: [
        Letter(
          sender: "Theatre", subject: "The spring programme",
          text: "Eight plays, two of them new. Subscribers choose their seats until the first "
            + "of March.",
          day: "Sun", isRead: true),
        Letter(
          sender: "Garden club", subject: "Seeds to share",
          text: "Bring envelopes.", day: "Sat", isRead: true),
      ]),
  ]

  /// The letters that arrive while the inbox is refreshed, one at a time.
  static let arriving = [
    Letter(
      sender: "Harbour", subject: "Berth 14 is free",
      text: "It may be rented from the first of the month.", day: "9:31"),
    Letter(
      sender: "Jonas", subject: "Re: Sunday", text: "Ten is fine. I bring the map.", day: "9:34"),
    Letter(
      sender: "Post office", subject: "A parcel could not be delivered",
      text: "It is at the counter, under your name, until the end of the week.", day: "9:40"),
  ]
}
