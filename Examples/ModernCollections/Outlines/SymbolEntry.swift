/// A symbol with a name for people.
struct SymbolEntry: Hashable, Sendable {
  /// The subject of symbols.
  enum Category: String, CaseIterable, Hashable, Sendable {
    case weather = "Weather"
    case travel = "Travel"
    case desk = "Desk"
    case sound = "Sound"
    case shapes = "Shapes"
  }

  let title: String
  let systemName: String
  let category: Category

  private init(_ title: String, _ systemName: String, _ category: Category) {
    self.title = title
    self.systemName = systemName
    self.category = category
  }

  static let all = [
    SymbolEntry("Sun", "sun.max", .weather), SymbolEntry("Moon", "moon", .weather),
    SymbolEntry("Cloud", "cloud", .weather), SymbolEntry("Rain", "cloud.rain", .weather),
    SymbolEntry("Snow", "snow", .weather), SymbolEntry("Tornado", "tornado", .weather),
    SymbolEntry("Car", "car", .travel), SymbolEntry("Airplane", "airplane", .travel),
    SymbolEntry("Globe", "globe", .travel), SymbolEntry("Compass", "safari", .travel),
    SymbolEntry("Bag", "bag", .travel), SymbolEntry("House", "house", .travel),
    SymbolEntry("Book", "book", .desk), SymbolEntry("Calendar", "calendar", .desk),
    SymbolEntry("Envelope", "envelope", .desk), SymbolEntry("Folder", "folder", .desk),
    SymbolEntry("Pencil", "pencil", .desk), SymbolEntry("Clock", "clock", .desk),
    SymbolEntry("Note", "music.note", .sound), SymbolEntry("Microphone", "music.mic", .sound),
    SymbolEntry("Speaker", "speaker.wave.2", .sound), SymbolEntry("Bell", "bell", .sound),
    SymbolEntry("Star", "star", .shapes), SymbolEntry("Heart", "heart", .shapes),
    SymbolEntry("Seal", "seal", .shapes), SymbolEntry("Shield", "shield", .shapes),
    SymbolEntry("Cube", "cube", .shapes), SymbolEntry("Bolt", "bolt", .shapes),
  ]

  /// The symbols of a category.
  static func symbols(in category: Category) -> [SymbolEntry] {
    all.filter { $0.category == category }
  }
}
