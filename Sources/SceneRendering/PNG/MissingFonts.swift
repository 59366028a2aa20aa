import Foundation

/// The characters of pictures that no installed font has, and the packages of Debian with fonts for
/// them.
struct MissingFonts {
  /// A package of fonts.
  enum Package: String, CaseIterable {
    /// Chinese, Japanese and Korean.
    case cjk = "fonts-noto-cjk"
    case emoji = "fonts-noto-color-emoji"
    /// Other scripts.
    case other = "fonts-noto-core"

    /// Creates the package for a character; `nil` for one that standard fonts do not have, such as
    /// a symbol in a private area.
    init?(for scalar: Unicode.Scalar) {
      switch scalar.properties.generalCategory {
      case .privateUse, .unassigned, .surrogate, .control, .format: return nil
      default: break
      }
      if Self.cjkBlocks.contains(where: { $0.contains(scalar.value) }) {
        self = .cjk
      } else if scalar.properties.isEmojiPresentation
        || scalar.properties.isEmoji && scalar.value > 0xFF
      {
        self = .emoji
      } else {
        self = .other
      }
    }

    /// The blocks of Unicode with Han, Kana, Hangul, Bopomofo and Yi characters, their punctuation
    /// and their forms of other characters.
    private static let cjkBlocks: [ClosedRange<UInt32>] = [
      0x1100...0x11FF, 0x2E80...0x312F, 0x3130...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F,
      0x20000...0x3FFFF,
    ]
  }

  /// The packages that were reported.
  private var reported: Set<Package> = []

  /// Returns a sentence for each package with fonts for some of the characters, unless it was
  /// returned before.
  mutating func report(_ characters: Set<Unicode.Scalar>) -> [String] {
    let found = Dictionary(grouping: characters.sorted { $0.value < $1.value }, by: Package.init)
    return Package.allCases.compactMap { package in
      guard let scalars = found[package], reported.insert(package).inserted else { return nil }
      let shown = String(String.UnicodeScalarView(scalars.prefix(Self.shownCount)))
      let rest =
        scalars.count > Self.shownCount ? " and \(scalars.count - Self.shownCount) more" : ""
      return "No installed font has the characters “\(shown)”\(rest): the picture shows boxes. "
        + "Install fonts, on Debian and Ubuntu with 'apt-get install \(package.rawValue)'."
    }
  }

  private static let shownCount = 12

  private static let lock = NSLock()
  nonisolated(unsafe) private static var shared = MissingFonts()

  /// Writes the sentences to the standard error stream, each once in a process.
  static func warn(about characters: Set<Unicode.Scalar>) {
    guard !characters.isEmpty else { return }
    let sentences = lock.withLock { shared.report(characters) }
    for sentence in sentences { FileHandle.standardError.write(Data((sentence + "\n").utf8)) }
  }
}
