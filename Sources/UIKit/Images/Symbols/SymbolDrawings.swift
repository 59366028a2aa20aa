/// Drawings of symbols by their names: simple figures on a grid, made for Tessera.
///
/// Filled forms, enclosures, slashes and badges are composed: see SymbolName.swift.
enum SymbolDrawings {
  /// The drawing of a name; `nil` if there is none.
  static func drawing(named name: String) -> SymbolGeometry? {
    table[aliases[name] ?? name].map { SymbolGeometry($0) }
  }

  /// Returns whether there is a drawing of a name.
  static func hasDrawing(named name: String) -> Bool { table[aliases[name] ?? name] != nil }

  /// Names with the drawing of another one.
  private static let aliases = [
    "gear": "gearshape", "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    "document": "doc", "document.on.document": "doc.on.doc", "arrow.up.forward": "arrow.up.right",
    "line.horizontal.3": "line.3.horizontal", "gobackward": "arrow.counterclockwise",
    "goforward": "arrow.clockwise", "sun.max": "sun", "bubble.right": "bubble.left",
    "message": "bubble.left", "photo.on.rectangle.angled": "photo.on.rectangle",
  ]

  private static let table: [String: String] = [
    // Signs.
    "plus": "s M -44 0 L 44 0 M 0 -44 L 0 44",
    "minus": "s M -44 0 L 44 0",
    "xmark": "s M -35 -35 L 35 35 M 35 -35 L -35 35",
    "checkmark": "s M -36 6 L -12 34 L 36 -34",
    "questionmark": "s M -24 -24 A 0 -24 24 180 360 C 24 -6 0 -4 0 16 f O 0 42 6",
    "exclamationmark": "s M 0 -44 L 0 14 f O 0 40 7",
    "info": "s M -10 -12 L 2 -12 L 2 36 M -14 36 L 18 36 f O 0 -36 7",
    "number": "s M -14 -44 L -26 44 M 26 -44 L 14 44 M -40 -16 L 42 -16 M -42 16 L 40 16",
    "at": "s O 0 0 18 M 18 -18 L 18 6 A 32 6 14 180 0 A 0 0 46 8 -310",
    "function": "s M 22 -42 C 0 -50 -2 -30 -6 0 C -10 40 -16 50 -34 42 M -22 -10 L 14 -10",
    "textformat": "s M -50 36 L -24 -36 L 2 36 M -42 12 L -6 12 O 30 18 17 M 47 0 L 47 36",
    "link":
      "s M -6 -14 L 12 -32 A 24 -20 17 -135 45 L 20 8 M 6 14 L -12 32 A -24 20 17 45 225 L -20 -8",

    // Arrows.
    "chevron.right": "s M -16 -34 L 18 0 L -16 34",
    "chevron.left": "s M 16 -34 L -18 0 L 16 34",
    "chevron.down": "s M -34 -16 L 0 18 L 34 -16",
    "chevron.up": "s M -34 16 L 0 -18 L 34 16",
    "chevron.compact.down": "s M -44 -8 L 0 8 L 44 -8",
    "chevron.up.chevron.down": "s M -26 -16 L 0 -42 L 26 -16 M -26 16 L 0 42 L 26 16",
    "arrow.right": "s M -42 0 L 42 0 M 14 -28 L 42 0 L 14 28",
    "arrow.left": "s M 42 0 L -42 0 M -14 -28 L -42 0 L -14 28",
    "arrow.up": "s M 0 42 L 0 -42 M -28 -14 L 0 -42 L 28 -14",
    "arrow.down": "s M 0 -42 L 0 42 M -28 14 L 0 42 L 28 14",
    "arrow.up.right": "s M -32 32 L 32 -32 M -10 -32 L 32 -32 L 32 10",
    "arrow.up.arrow.down":
      "s M -24 40 L -24 -40 M -46 -18 L -24 -40 L -2 -18 M 24 -40 L 24 40 M 2 18 L 24 40 L 46 18",
    "arrow.left.arrow.right":
      "s M 40 -24 L -40 -24 M -18 -46 L -40 -24 L -18 -2 M -40 24 L 40 24 M 18 2 L 40 24 L 18 46",
    "arrow.clockwise": "s A 0 0 42 -20 -320 M 36 -48 L 32 -27 L 11 -31",
    "arrow.counterclockwise": "s A 0 0 42 200 500 M -36 -48 L -32 -27 L -11 -31",
    "arrow.2.squarepath":
      "s M -44 8 L -44 -28 L 16 -28 M 0 -46 L 18 -28 L 0 -10 M 44 -8 L 44 28 L -16 28 M 0 46 L -18 28"
      + " L 0 10",
    "arrow.triangle.2.circlepath":
      "s A 0 0 42 190 330 M 40 -40 L 38 -18 L 16 -20 M 41.4 7.3 A 0 0 42 10 150 M -40 40 L -38 18"
      + " L -16 20",
    "arrow.uturn.left":
      "s M -40 -16 L 20 -16 A 20 8 24 -90 90 L -10 32 M -16 -40 L -40 -16 L -16 8",
    "arrow.uturn.right": "s M 40 -16 L -20 -16 A -20 8 24 270 90 L 10 32 M 16 -40 L 40 -16 L 16 8",
    "arrowshape.turn.up.left":
      "e M -50 -4 L -8 -40 L -8 -20 C 30 -20 46 4 48 38 C 36 18 20 12 -8 12 L -8 32 Z",
    "arrowtriangle.down": "e M -38 -26 L 38 -26 L 0 34 Z",
    "arrowtriangle.up": "e M -38 26 L 38 26 L 0 -34 Z",
    "shuffle":
      "s M -46 -26 L -26 -26 L 22 26 L 44 26 M -46 26 L -26 26 L 22 -26 L 44 -26"
      + " M 30 -40 L 44 -26 L 30 -12 M 30 12 L 44 26 L 30 40",

    // Areas.
    "circle": "e O 0 0 50",
    "square": "e R -46 -46 92 92 16",
    "rectangle": "e R -58 -42 116 84 14",
    "triangle": "e M 0 -46 L 52 42 L -52 42 Z",
    "octagon": "e M -20 -48 L 20 -48 L 48 -20 L 48 20 L 20 48 L -20 48 L -48 20 L -48 -20 Z",
    "seal":
      "e M 0 -52 L 18 -40 L 40 -38 L 42 -16 L 54 0 L 42 16 L 40 38 L 18 40 L 0 52 L -18 40 L -40 38"
      + " L -42 16 L -54 0 L -42 -16 L -40 -38 L -18 -40 Z",
    "shield": "e M 0 -50 L 40 -38 L 40 0 C 40 28 20 42 0 52 C -20 42 -40 28 -40 0 L -40 -38 Z",
    "app": "e R -46 -46 92 92 26",
    "star":
      "e M 0 -52 L 15 -17 L 52 -15 L 23 9 L 33 46 L 0 25 L -33 46 L -23 9 L -52 -15 L -15 -17 Z",
    "heart":
      "e M 0 46 C -60 4 -56 -40 -28 -42 C -12 -42 -4 -32 0 -22 C 4 -32 12 -42 28 -42 C 56 -40 60 4"
      + " 0 46 Z",
    "bolt": "e M 12 -52 L -34 8 L -2 8 L -12 52 L 34 -10 L 2 -10 Z",
    "square.dashed":
      "s M -46 -22 L -46 -46 L -22 -46 M 22 -46 L 46 -46 L 46 -22 M 46 22 L 46 46 L 22 46 M -22 46"
      + " L -46 46 L -46 22",
    "square.grid.2x2": "e R -48 -48 40 40 8 e R 8 -48 40 40 8 e R -48 8 40 40 8 e R 8 8 40 40 8",
    "square.on.square": "e R -48 -22 70 70 12 s M -22 -34 L -22 -48 L 48 -48 L 48 22 L 34 22",
    "plus.square.on.square":
      "e R -48 -22 70 70 12 s M -22 -34 L -22 -48 L 48 -48 L 48 22 L 34 22 i M -33 13 L 7 13 M -13 -7"
      + " L -13 33",
    "rectangle.3.group": "e R -54 -40 44 80 8 e R 4 -40 50 34 8 e R 4 6 50 34 8",
    "cube": "e M 0 -52 L 46 -28 L 46 26 L 0 52 L -46 26 L -46 -28 Z i M -46 -28 L 0 -4 L 46 -28 M 0"
      + " -4 L 0 52",

    // Lists and controls.
    "ellipsis": "f O -40 0 9 O 0 0 9 O 40 0 9",
    "line.3.horizontal": "s M -44 -28 L 44 -28 M -44 0 L 44 0 M -44 28 L 44 28",
    "line.3.horizontal.decrease": "s M -48 -26 L 48 -26 M -32 0 L 32 0 M -16 26 L 16 26",
    "list.bullet":
      "s M -20 -30 L 52 -30 M -20 0 L 52 0 M -20 30 L 52 30 f O -44 -30 7 O -44 0 7 O -44 30 7",
    "slider.horizontal.3":
      "s M -50 -30 L 10 -30 M 34 -30 L 50 -30 O 22 -30 12 M -50 0 L -38 0 M -14 0 L 50 0 O -26 0 12"
      + " M -50 30 L 10 30 M 34 30 L 50 30 O 22 30 12",
    "magnifyingglass": "s O -10 -10 34 M 16 16 L 46 46",
    "textformat.size": "s M -50 36 L -24 -36 L 2 36 M -42 12 L -6 12 M 10 36 L 28 -8 L 46 36",

    // Things.
    "trash":
      "e M -38 -36 L -32 46 A -24 46 8 180 90 L 24 54 A 24 46 8 90 0 L 38 -36 Z s M -50 -38 L 50 -38"
      + " M -20 -40 L -16 -54 L 16 -54 L 20 -40 i M -14 -18 L -12 34 M 14 -18 L 12 34 M 0 -18 L 0 34",
    "pencil": "e M -46 46 L -40 22 L 26 -44 L 44 -26 L -22 40 Z i M 12 -30 L 30 -12",
    "square.and.pencil":
      "s M 10 -40 L -40 -40 L -40 44 L 44 44 L 44 -6 M -6 10 L -2 -6 L 44 -52 L 54 -42 L 8 4 Z",
    "square.and.arrow.up":
      "e M -18 -18 L -44 -18 L -44 56 L 44 56 L 44 -18 L 18 -18 s M 0 26 L 0 -60 M -20 -40 L 0 -60 L"
      + " 20 -40",
    "square.and.arrow.down":
      "e M -18 -18 L -44 -18 L -44 56 L 44 56 L 44 -18 L 18 -18 s M 0 -60 L 0 26 M -20 6 L 0 26 L 20"
      + " 6",
    "rectangle.portrait.and.arrow.right":
      "s M 20 -20 L 20 -50 L -40 -50 L -40 50 L 20 50 L 20 20 M -10 0 L 56 0 M 36 -20 L 56 0 L 36 20",
    "doc": "e M -38 -54 L 10 -54 L 38 -24 L 38 54 L -38 54 Z i M 8 -52 L 8 -22 L 36 -22",
    "doc.on.doc":
      "e M -48 -24 L 0 -24 L 16 -8 L 16 56 L -48 56 Z s M -22 -38 L -22 -56 L 22 -56 L 46 -32 L 46"
      + " 30 L 30 30",
    "folder": "e M -56 -40 L -18 -40 L -6 -28 L 56 -28 L 56 42 L -56 42 Z i M -56 -12 L 56 -12",
    "archivebox": "e R -54 -44 108 28 6 e M -46 -16 L -46 46 L 46 46 L 46 -16 i M -18 6 L 18 6",
    "tray.full":
      "e M -54 8 L -40 -44 L 40 -44 L 54 8 L 54 44 L -54 44 Z i M -54 10 L -20 10 C -20 28 20 28 20 10"
      + " L 54 10 M -26 -24 L 26 -24 M -32 -6 L 32 -6",
    "photo":
      "e R -58 -44 116 88 14 i M -56 30 L -22 -4 L 6 24 L 24 8 L 56 34 j O 26 -18 9",
    "photo.on.rectangle":
      "e R -44 -30 106 80 14 i M -42 36 L -14 6 L 10 28 L 26 14 L 60 44 j O 34 -8 8"
      + " s M -60 28 L -60 -48 L 40 -48",
    "camera":
      "e M -56 -28 L -26 -28 L -16 -44 L 16 -44 L 26 -28 L 56 -28 L 56 42 L -56 42 Z i O 0 6 20",
    "bell": "e M -46 28 C -32 14 -34 0 -32 -16 C -30 -40 -14 -48 0 -48 C 14 -48 30 -40 32 -16 C 34"
      + " 0 32 14 46 28 Z s A 0 34 14 160 20",
    "flag": "s M -34 -50 L -34 54 e M -34 -46 C -16 -56 4 -34 38 -46 L 38 6 C 4 18 -16 -4 -34 6 Z",
    "bookmark": "e M -30 -52 L 30 -52 L 30 52 L 0 24 L -30 52 Z",
    "tag": "e M -50 -46 L -4 -46 L 50 8 L 8 50 L -50 -4 Z j O -28 -24 7",
    "book":
      "e M 0 -32 C -14 -44 -36 -44 -54 -40 L -54 38 C -36 34 -14 34 0 46 C 14 34 36 34 54 38 L 54 -40"
      + " C 36 -44 14 -44 0 -32 Z i M 0 -30 L 0 44",
    "book.closed":
      "e M -36 40 L -36 -40 A -26 -42 10 180 270 L 38 -52 L 38 52 L -26 52 A -26 42 10 90"
      + " 180 Z i M -30 32 L 38 32",
    "calendar":
      "e R -50 -44 100 92 14 i M -50 -18 L 50 -18 j O -24 4 6 O 0 4 6 O 24 4 6 O -24 26 6 O 0 26 6",
    "clock": "e O 0 0 50 i M 0 -30 L 0 2 L 22 16",
    "lock": "e R -38 -6 76 58 10 s M -24 -6 L -24 -26 A 0 -26 24 180 360 L 24 -6",
    "eye": "e M -62 0 C -30 -46 30 -46 62 0 C 30 46 -30 46 -62 0 Z i O 0 0 18",
    "envelope": "e R -58 -42 116 84 12 i M -54 -34 L 0 12 L 54 -34",
    "paperplane": "e M -52 -6 L 52 -50 L 10 52 L -8 10 Z i M -8 10 L 52 -50",
    "house":
      "e M -38 -8 L -38 46 L 38 46 L 38 -8 s M -56 4 L 0 -48 L 56 4 i M -12 44 L -12 16 L 12 16"
      + " L 12 44",
    "person": "e O 0 -26 22 e M -42 50 C -42 20 -24 8 0 8 C 24 8 42 20 42 50 Z",
    "person.2":
      "e O -22 -22 19 e M -58 46 C -58 18 -44 8 -22 8 C 0 8 14 18 14 46 Z s A 30 -20 17 -120 120 M 28"
      + " 10 C 48 10 60 22 60 46 L 28 46",
    "person.crop.circle":
      "e O 0 0 50 i O 0 -12 17 M -34 34 C -26 16 26 16 34 34",
    "gearshape":
      "e M -10 -54 L 10 -54 L 14 -40 L 28 -34 L 40 -42 L 52 -24 L 44 -12 L 44 12 L 52 24 L 40 42 L 28"
      + " 34 L 14 40 L 10 54 L -10 54 L -14 40 L -28 34 L -40 42 L -52 24 L -44 12 L -44 -12 L -52"
      + " -24 L -40 -42 L -28 -34 L -14 -40 Z i O 0 0 17",
    "globe": "e O 0 0 50 i E 0 0 22 50 M -50 0 L 50 0 M -42 -26 L 42 -26 M -42 26 L 42 26",
    "network": "e O 0 0 50 i E 0 0 22 50 M -50 0 L 50 0 M 0 -50 L 0 50",
    "wifi":
      "s A 0 40 30 -135 -45 M -38.9 1.1 A 0 40 55 -135 -45 M -56.6 -16.6 A 0 40 80 -135 -45"
      + " f O 0 38 9",
    "antenna.radiowaves.left.and.right":
      "s A 0 -14 24 -50 50 M 29.6 -46.9 A 0 -14 44 -48 48 M -15.4 4.4 A 0 -14 24 130 230"
      + " M -29.4 18.7 A 0 -14 44 132 228 M 0 -6 L 0 56 f O 0 -14 9",
    "safari": "e O 0 0 50 i M 24 -24 L 6 8 L -24 24 L -6 -8 Z",
    "play": "e M -32 -46 L 46 0 L -32 46 Z",
    "pause": "e R -34 -44 22 88 6 e R 12 -44 22 88 6",
    "stop": "e R -40 -40 80 80 12",
    "forward": "e M -56 -34 L 0 0 L -56 34 Z e M 0 -34 L 56 0 L 0 34 Z",
    "backward": "e M 56 -34 L 0 0 L 56 34 Z e M 0 -34 L -56 0 L 0 34 Z",
    "speaker": "e M -26 -18 L -4 -18 L 26 -44 L 26 44 L -4 18 L -26 18 Z",
    "speaker.wave.1":
      "e M -46 -18 L -24 -18 L 6 -44 L 6 44 L -24 18 L -46 18 Z s A 6 0 26 -40 40",
    "speaker.wave.2":
      "e M -56 -18 L -34 -18 L -4 -44 L -4 44 L -34 18 L -56 18 Z s A -4 0 26 -40 40"
      + " A -4 0 48 -42 42",
    "speaker.wave.3":
      "e M -62 -18 L -42 -18 L -16 -40 L -16 40 L -42 18 L -62 18 Z s A -16 0 24 -40 40"
      + " A -16 0 44 -42 42 A -16 0 64 -44 44",
    "music.note": "s M -14 34 L -14 -40 L 30 -50 L 30 22 f E -28 36 15 12 E 16 26 15 12",
    "music.note.list":
      "s M -54 -36 L 4 -36 M -54 -10 L 4 -10 M -54 16 L -20 16 M 16 36 L 16 -36 L 48 -44 f E 4 38 13 11",
    "music.mic": "s O 24 -24 24 M 6 -6 L -46 46 M 30 -8 L -30 44",
    "bubble.left":
      "e M -24 36 C -70 30 -70 -44 0 -44 C 70 -44 70 38 0 38 L -34 54 Z",
    "captions.bubble":
      "e M -24 36 L -56 36 L -56 -44 L 56 -44 L 56 36 L 0 36 L -24 56 Z i M -36 2 L -8 2 M 10 2 L 36 2"
      + " M -36 20 L 14 20",
    "quote.bubble":
      "e M -24 36 L -56 36 L -56 -44 L 56 -44 L 56 36 L 0 36 L -24 56 Z j O -14 -4 10 O 16 -4 10",
    "cloud": "e M -34 32 C -66 32 -66 -8 -38 -10 C -34 -48 22 -48 28 -14 C 62 -16 62 32 32 32 Z",
    "cloud.rain":
      "e M -34 8 C -66 8 -66 -26 -38 -28 C -34 -62 22 -62 28 -32 C 62 -34 62 8 32 8 Z s M -26 24 L -36"
      + " 46 M 4 24 L -6 46 M 34 24 L 24 46",
    "sun":
      "e O 0 0 22 s M 0 -54 L 0 -42 M 0 42 L 0 54 M -54 0 L -42 0 M 42 0 L 54 0 M -38 -38 L -30 -30 M"
      + " 30 30 L 38 38 M 38 -38 L 30 -30 M -30 30 L -38 38",
    "moon": "e M 12 -48 C -18 -20 -6 34 46 28 C 26 58 -48 56 -48 0 C -48 -32 -22 -50 12 -48 Z",
    "snow":
      "s M 0 -50 L 0 50 M -44 -25 L 44 25 M -44 25 L 44 -25 M -14 -44 L 0 -32 L 14 -44 M -14 44 L 0 32"
      + " L 14 44",
    "tornado":
      "s M -46 -40 L 46 -40 M -34 -16 L 38 -16 M -16 8 L 28 8 M -4 32 L 16 32 M 2 52 L 8 52",
    "car":
      "e M -54 4 L -40 -36 L 40 -36 L 54 4 L 54 34 L -54 34 Z i M -48 0 L 48 0 j O -32 16 7 O 32 16 7 s"
      + " M -42 36 L -42 44 M 42 36 L 42 44",
    "airplane":
      "e M 54 0 C 54 -8 44 -10 18 -10 L -8 -50 L -20 -50 L -6 -10 L -34 -10 L -46 -26 L -54 -26 L -46"
      + " 0 L -54 26 L -46 26 L -34 10 L -6 10 L -20 50 L -8 50 L 18 10 C 44 10 54 8 54 0 Z",
    "server.rack":
      "e R -52 -48 104 40 10 e R -52 8 104 40 10 j O -32 -28 6 O -32 28 6 i M -4 -28 L 32 -28 M -4 28 L"
      + " 32 28",
    "tv": "e R -58 -42 116 72 10 s M -26 46 L 26 46",
    "chart.bar": "e R -50 4 26 42 5 e R -13 -18 26 64 5 e R 24 -44 26 90 5",
    "bag": "e R -44 -24 88 76 12 s M -22 -26 L -22 -32 A 0 -32 22 180 360 L 22 -26",
    "character.book.closed":
      "e M -36 40 L -36 -40 A -26 -42 10 180 270 L 38 -52 L 38 52 L -26 52 A -26 42 10 90 180 Z i M -30"
      + " 32 L 38 32 M -12 14 L 2 -30 L 16 14 M -6 0 L 10 0",
    "list.bullet.rectangle.portrait":
      "e R -44 -54 88 108 12 i M -8 -28 L 26 -28 M -8 0 L 26 0 M -8 28 L 26 28 j O -26 -28 5 O -26 0 5 O"
      + " -26 28 5",
  ]
}
