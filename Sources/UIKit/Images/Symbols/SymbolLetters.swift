/// The outlines of the letters and digits in symbols: lines on a grid with capitals 70 units high.
enum SymbolLetters {
  /// The distance between letters.
  private static let gap: CGFloat = 14
  /// The height of capitals.
  static let height: CGFloat = 70

  /// Returns the lines of a text around a point, with capitals of a height. Characters without a
  /// drawing are left out; small letters that ``table`` lacks are drawn as capitals.
  static func steps(of text: String, around center: CGPoint, height: CGFloat) -> [PathStep] {
    let letters = text.compactMap { outlines[$0] ?? outlines[Character($0.uppercased())] }
    let factor = height / Self.height
    let width = letters.reduce(-gap) { $0 + $1.width + gap }
    var x = -width / 2
    var steps: [PathStep] = []
    for letter in letters {
      steps += letter.steps.applying(
        CGAffineTransform(
          a: factor, b: 0, c: 0, d: factor, tx: center.x + (x + letter.width / 2) * factor,
          ty: center.y))
      x += letter.width + gap
    }
    return steps
  }

  /// The widths and the lines of the characters.
  private static let outlines: [Character: (width: CGFloat, steps: [PathStep])] = {
    var result: [Character: (width: CGFloat, steps: [PathStep])] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let character = words[0].first, let width = Double(words[1]) else {
        fatalError("The drawing of a letter lacks a character or a width: \(line)")
      }
      let parts = SymbolGeometry("s " + words[2]).parts
      result[character] = (CGFloat(width), parts.flatMap(\.steps))
    }
    return result
  }()

  /// The character, its width, and its drawing around the middle, on each line.
  private static let table = """
    A 48 M -23 35 L 0 -35 L 23 35 M -15 12 L 15 12
    B 46 M -17 0 L 6 0 A 6 -17.5 17.5 90 -90 L -17 -35 L -17 35 L 8 35 A 8 17.5 17.5 90 -90
    C 50 V 3 0 30 52 308
    D 50 M -19 -35 L -4 -35 C 32 -35 32 35 -4 35 L -19 35 Z
    E 40 M 16 -35 L -15 -35 L -15 35 L 16 35 M -15 -1 L 12 -1
    F 38 M 16 -35 L -13 -35 L -13 35 M -13 0 L 12 0
    G 52 M 23 -19 A 2 0 29 -42 -332 L 27 5 L 6 5
    H 50 M -20 -35 L -20 35 M 20 -35 L 20 35 M -20 0 L 20 0
    I 18 M 0 -35 L 0 35
    J 36 M 12 -35 L 12 16 A -4 18 16 0 180
    K 46 M -16 -35 L -16 35 M 18 -35 L -16 6 M -5 -4 L 20 35
    L 38 M -13 -35 L -13 35 L 16 35
    M 60 M -24 35 L -24 -35 L 0 20 L 24 -35 L 24 35
    N 52 M -20 35 L -20 -35 L 20 35 L 20 -35
    O 54 E 0 0 24 35
    P 44 M -15 35 L -15 -35 L 4 -35 A 4 -15 20 -90 90 L -15 5
    Q 54 E 0 0 24 35 M 8 18 L 26 38
    R 46 M -16 35 L -16 -35 L 4 -35 A 4 -16 19 -90 90 L -16 3 M 4 3 L 20 35
    S 44 M 18 -21 C 14 -40 -18 -40 -18 -18 C -18 4 19 -4 19 17 C 19 40 -16 40 -20 20
    T 46 M -21 -35 L 21 -35 M 0 -35 L 0 35
    U 50 M -20 -35 L -20 14 A 0 15 20 180 0 L 20 -35
    V 46 M -22 -35 L 0 35 L 22 -35
    W 66 M -30 -35 L -15 35 L 0 -30 L 15 35 L 30 -35
    X 46 M -20 -35 L 20 35 M 20 -35 L -20 35
    Y 46 M -22 -35 L 0 2 L 22 -35 M 0 2 L 0 35
    Z 44 M -18 -35 L 18 -35 L -18 35 L 19 35
    b 42 M -16 -35 L -16 35 O 1 17 17
    c 38 V 1 17 17 48 312
    0 46 E 0 0 20 35
    1 32 M -12 -20 L 4 -35 L 4 35
    2 44 M -17 -18 A 1 -17 18 180 390 L -18 35 L 19 35
    3 44 V 0 -18 17 200 450 V 0 17 18 270 520
    4 46 M 10 35 L 10 -35 L -21 17 L 21 17
    5 44 M 16 -35 L -12 -35 L -15 -5 C 2 -16 20 -4 20 13 C 20 38 -10 42 -19 22
    6 46 M 11 -35 C -8 -20 -20 0 -20 15 O 0 15 20
    7 42 M -18 -35 L 18 -35 L -6 35
    8 44 O 0 -18 17 O 0 17 19
    9 46 M -11 35 C 8 20 20 0 20 -15 O 0 -15 20
    """
}
