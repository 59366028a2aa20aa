/// A recorded talk of the conference.
struct Talk: Hashable, Sendable {
  let title: String
  let speaker: String
  let symbol: String
}

/// A day's subject with its talks.
struct Track: Hashable, Sendable {
  let title: String
  let talks: [Talk]

  static let all = [
    Track(
      title: "Maps",
      talks: [
        Talk(title: "Drawing coastlines", speaker: "Ines Albrecht", symbol: "globe"),
        Talk(title: "Tiles that arrive late", speaker: "Tomasz Wolny", symbol: "square.grid.2x2"),
        Talk(title: "Which way is north?", speaker: "Hana Mori", symbol: "safari"),
        Talk(title: "Labels along a river", speaker: "Petra Lind", symbol: "textformat"),
        Talk(title: "Offline in the hills", speaker: "Owen Price", symbol: "bolt"),
      ]),
    Track(
      title: "Sound",
      talks: [
        Talk(title: "Silence is a sample", speaker: "Maya Devi", symbol: "speaker.wave.1"),
        Talk(title: "A choir of timers", speaker: "Luca Ferri", symbol: "music.note.list"),
        Talk(title: "Microphones outdoors", speaker: "Ada Nwosu", symbol: "music.mic"),
        Talk(title: "Subtitles for bird songs", speaker: "Jan Visser", symbol: "captions.bubble"),
      ]),
    Track(
      title: "Weather",
      talks: [
        Talk(title: "Rain in the next hour", speaker: "Sofia Berg", symbol: "cloud.rain"),
        Talk(title: "Charts that do not lie", speaker: "Kenji Sato", symbol: "chart.bar"),
        Talk(title: "Snow in the wrong place", speaker: "Ulla Aalto", symbol: "snow"),
        Talk(
          title: "What a thousand small thermometers on balconies know", speaker: "Rui Costa",
          symbol: "sun.max"),
        Talk(title: "Night modes", speaker: "Dilan Kaya", symbol: "moon"),
      ]),
    Track(
      title: "Archives",
      talks: [
        Talk(title: "Ten million letters", speaker: "Greta Holm", symbol: "envelope"),
        Talk(title: "Photographs without dates", speaker: "Samuel Adeyemi", symbol: "photo"),
        Talk(title: "A catalog for everyone", speaker: "Lucie Martin", symbol: "book.closed"),
        Talk(title: "Keeping a promise for a century", speaker: "Noor Haddad", symbol: "lock"),
      ]),
  ]
}
