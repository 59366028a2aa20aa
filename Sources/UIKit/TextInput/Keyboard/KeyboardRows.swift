/// The rows of keys of a kind of keyboard, from the top.
///
/// Apple documents the kinds, and not the positions of all keys. The English keyboard of
/// an iPhone determines the positions; the shares of the width are chosen.
struct KeyboardRows {
  let type: UIKeyboardType
  let plane: KeyboardPlane
  let isPad: Bool
  /// A Boolean value that indicates whether the globe is in the last row, and not below it.
  let hasGlobeInRow: Bool

  /// A Boolean value that indicates whether the keyboard is a number pad. Pads display their digits
  /// in rows.
  var isNumberPad: Bool {
    guard !isPad, plane != .emoji else { return false }
    return type.isNumberPad || type == .namePhonePad && plane != .letters
  }

  /// The rows.
  var rows: [[KeyboardCell]] {
    if plane == .emoji { return emojiRows }
    if isNumberPad { return numberPadRows }
    return isPad ? padRows : phoneRows
  }

  // MARK: Phones

  private var phoneRows: [[KeyboardCell]] {
    switch plane {
    case .digits:
      [texts("1234567890"), texts("-/:;()$&@\""), signsRow(.plane(.signs, title: "#+=")), lastRow]
    case .signs:
      [texts("[]{}#%^*+="), texts("_\\|~<>€£¥•"), signsRow(.plane(.digits, title: "123")), lastRow]
    case .letters, .emoji:
      [
        texts("qwertyuiop"), texts("asdfghjkl"),
        [KeyboardCell(.shift, 1.3), KeyboardCell(.blank, 0.2)] + texts("zxcvbnm")
          + [KeyboardCell(.blank, 0.2), KeyboardCell(.delete, 1.3)],
        lastRow,
      ]
    }
  }

  private func texts(_ characters: String) -> [KeyboardCell] {
    characters.map { KeyboardCell(.text(String($0))) }
  }

  private func signsRow(_ first: KeyboardKey) -> [KeyboardCell] {
    [KeyboardCell(first, 1.3), KeyboardCell(.blank, 0.2)]
      + [".", ",", "?", "!", "'"].map { KeyboardCell(.text($0), 1.4) }
      + [KeyboardCell(.blank, 0.2), KeyboardCell(.delete, 1.3)]
  }

  private var lastRow: [KeyboardCell] {
    let plane: KeyboardKey =
      plane == .letters ? .plane(.digits, title: "123") : .plane(.letters, title: "ABC")
    let start =
      hasGlobeInRow
      ? [KeyboardCell(plane, 1.25), KeyboardCell(.globe, 1.25)] : [KeyboardCell(plane, 2.5)]
    return start + middleOfLastRow + [KeyboardCell(.returnKey, 2.5)]
  }

  private var middleOfLastRow: [KeyboardCell] {
    switch type {
    case .emailAddress where plane == .letters:
      [KeyboardCell(.space, 3), KeyboardCell(.text("@")), KeyboardCell(.text("."))]
    case .URL where plane == .letters:
      [
        KeyboardCell(.text("."), 5 / 3), KeyboardCell(.text("/"), 5 / 3),
        KeyboardCell(.titled(".com", types: ".com"), 5 / 3),
      ]
    case .twitter where plane == .letters:
      [KeyboardCell(.space, 3), KeyboardCell(.text("@")), KeyboardCell(.text("#"))]
    case .webSearch where plane == .letters: [KeyboardCell(.space, 4), KeyboardCell(.text("."))]
    default: [KeyboardCell(.space, 5)]
    }
  }

  // MARK: Number pads

  private static let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private var numberPadRows: [[KeyboardCell]] {
    let width: CGFloat = 10 / 3
    func row(_ keys: [KeyboardKey]) -> [KeyboardCell] { keys.map { KeyboardCell($0, width) } }
    let isPhone = type == .phonePad || type == .namePhonePad
    if plane == .signs, isPhone {
      return [
        row([.titled("pause", types: ","), .blank, .titled("wait", types: ";")]),
        row([.text("*"), .blank, .text("#")]), row([.blank, .text("+"), .blank]),
        row([.plane(.digits, title: "123"), .digit("0", letters: ""), .delete]),
      ]
    }
    let digits = (1...9).map { KeyboardKey.digit("\($0)", letters: Self.letters[$0 - 1]) }
    let corner: KeyboardKey =
      switch type {
      case .decimalPad: .text(".")
      case .phonePad: .plane(.signs, title: "+*#")
      case .namePhonePad: .plane(.letters, title: "ABC")
      default: .blank
      }
    return [
      row(Array(digits[0..<3])), row(Array(digits[3..<6])), row(Array(digits[6..<9])),
      row([corner, .digit("0", letters: isPhone ? "+" : ""), .delete]),
    ]
  }

  // MARK: Pads

  private var padRows: [[KeyboardCell]] {
    let other: KeyboardKey =
      plane == .letters ? .plane(.digits, title: ".?123") : .plane(.letters, title: "ABC")
    let last =
      [
        KeyboardCell(.globe, 1.1), KeyboardCell(other, 1.1),
        KeyboardCell(.space, type == .emailAddress ? 4.5 : 6.6),
      ]
      + (type == .emailAddress
        ? [KeyboardCell(.text("@"), 1.05), KeyboardCell(.text("_"), 1.05)] : [])
      + [KeyboardCell(other, 1.1), KeyboardCell(.hide, 1.1)]
    switch plane {
    case .digits, .signs:
      let second = plane == .digits ? "@#$&*()'\"" : "€£¥_^[]{}"
      let third = plane == .digits ? "%-+=/;:!?" : "§|~…\\<>!?"
      let sign: KeyboardKey =
        plane == .digits ? .plane(.signs, title: "#+=") : .plane(.digits, title: "123")
      return [
        texts("1234567890") + [KeyboardCell(.delete, 1)],
        [KeyboardCell(.blank, 0.4)] + texts(second) + [KeyboardCell(.returnKey, 1.6)],
        [KeyboardCell(sign)] + texts(third) + [KeyboardCell(sign)], last,
      ]
    case .letters, .emoji:
      let marks: [String] =
        switch type {
        case .URL, .webSearch: ["/", "."]
        case .emailAddress: [".", "-"]
        case .twitter: ["@", "#"]
        default: [",", "."]
        }
      return [
        texts("qwertyuiop") + [KeyboardCell(.delete)],
        [KeyboardCell(.blank, 0.4)] + texts("asdfghjkl") + [KeyboardCell(.returnKey, 1.6)],
        [KeyboardCell(.shift)] + texts("zxcvbnm") + marks.map { KeyboardCell(.text($0)) }
          + [KeyboardCell(.shift)],
        last,
      ]
    }
  }

  // MARK: Emoji

  private static let emoji = ["😀😂🥰😎🤔😴😭😡", "👍👎👏🙏💪👋👀🎉", "❤️🔥⭐️☀️🌈🍎☕️🎂"]

  private var emojiRows: [[KeyboardCell]] {
    let width: CGFloat = isPad ? 11 / 8 : 10 / 8
    return Self.emoji.map { row in row.map { KeyboardCell(.text(String($0)), width) } }
      + [
        [
          KeyboardCell(.plane(.letters, title: "ABC"), 2.5),
          KeyboardCell(.space, isPad ? 6 : 5), KeyboardCell(.delete, 2.5),
        ]
      ]
  }
}

extension UIKeyboardType {
  /// A Boolean value that indicates whether a phone displays a number pad for the kind at once.
  var isNumberPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// The plane that is displayed first.
  var firstPlane: KeyboardPlane {
    isNumberPad || self == .numbersAndPunctuation ? .digits : .letters
  }
}
