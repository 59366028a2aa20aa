/// The base letters of accented characters.
///
/// The canonical decomposition of 495 scalars begins with an ASCII character. Nearly all of them
/// are in three blocks; the table of a block has one ASCII character for each scalar, or a full
/// stop for none.
enum AccentedLetters {
  /// Returns the first byte of a scalar's canonical decomposition if it is ASCII and the scalar is
  /// not.
  static func base(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x00C0...0x017F: entry(scalar.value - 0x00C0, in: latin1AndExtendedA)
    case 0x01A0...0x0233: entry(scalar.value - 0x01A0, in: extendedB)
    case 0x1E00...0x1EF9: entry(scalar.value - 0x1E00, in: extendedAdditional)
    default: single(scalar.value)
    }
  }

  private static func entry(_ offset: UInt32, in table: StaticString) -> UInt8? {
    let byte = table.utf8Start[Int(offset)]
    return byte == UInt8(ascii: ".") ? nil : byte
  }

  /// Returns the base of a scalar outside the blocks.
  private static func single(_ value: UInt32) -> UInt8? {
    switch value {
    case 0x037E: UInt8(ascii: ";")
    case 0x1FEF: UInt8(ascii: "`")
    case 0x212A: UInt8(ascii: "K")
    case 0x212B: UInt8(ascii: "A")
    case 0x2260: UInt8(ascii: "=")
    case 0x226E: UInt8(ascii: "<")
    case 0x226F: UInt8(ascii: ">")
    default: nil
    }
  }

  /// Latin-1 Supplement and Latin Extended-A: U+00C0 to U+017F.
  private static let latin1AndExtendedA: StaticString = """
    AAAAAA.CEEEEIIII.NOOOOO..UUUUY..aaaaaa.ceeeeiiii.nooooo..uuuuy.y\
    AaAaAaCcCcCcCcDd..EeEeEeEeEeGgGgGgGgHh..IiIiIiIiI...JjKk.LlLlLl.\
    ...NnNnNn...OoOoOo..RrRrRrSsSsSsSsTtTt..UuUuUuUuUuUuWwYyYZzZzZz.
    """

  /// Latin Extended-B: U+01A0 to U+0233.
  private static let extendedB: StaticString = """
    Oo.............Uu............................AaIiOoUuUuUuUuUu.Aa\
    Aa....GgKkOoOo..j...Gg..NnAa....AaAaEeEeIiIiOoOoRrRrUuUuSsTt..Hh\
    ......AaEeOoOoOoOoYy
    """

  /// Latin Extended Additional: U+1E00 to U+1EF9.
  private static let extendedAdditional: StaticString = """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm\
    MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv\
    WwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe\
    EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy
    """
}
