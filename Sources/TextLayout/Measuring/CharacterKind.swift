/// The kinds of characters whose widths change differently by weight and size.
enum CharacterKind: UInt8 {
  case letter
  case capital
  case digit
  case space
  case sign

  init(ascii byte: UInt8) {
    switch byte {
    case 0x61...0x7A: self = .letter
    case 0x41...0x5A: self = .capital
    case 0x30...0x39: self = .digit
    case 0x20: self = .space
    default: self = .sign
    }
  }

  init(_ character: Character) {
    if character.isUppercase {
      self = .capital
    } else if character.isLowercase {
      self = .letter
    } else if character.isNumber {
      self = .digit
    } else {
      self = character.isWhitespace ? .space : .sign
    }
  }

  /// Creates the kind of a character of one scalar: the same kind, without the mapping of cases
  /// where properties of the scalar tell it.
  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isUppercase {
      self = .capital
    } else if properties.isLowercase, properties.changesWhenUppercased {
      self = .letter
    } else {
      switch properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .currencySymbol, .mathSymbol:
        self = .sign
      default: self = CharacterKind(Character(scalar))
      }
    }
  }
}
