internal import Scenes

/// The names of image files with the suffixes for scales and devices.
enum ImageFiles {
  /// Returns the content of a file, or of the file beside it that suits traits better.
  static func content(
    atPath path: String, for traits: UITraitCollection
  ) -> ImageContent? {
    guard let found = file(atPath: path, for: traits),
      let bytes = ImageBytes(file: URL(fileURLWithPath: found.path))
    else { return nil }
    return ImageContent(bytes, scale: found.scale)
  }

  /// Returns the path of the existing file that suits traits best, and its scale.
  ///
  /// A name without an extension names a PNG. A name with a scale stands for itself. The screen's
  /// scale is best, then the next larger ones, then the next smaller ones; files for the kind of
  /// device come before others.
  static func file(
    atPath path: String, for traits: UITraitCollection
  ) -> (path: String, scale: CGFloat)? {
    let name = path as NSString
    let suffix = name.pathExtension.isEmpty ? "png" : name.pathExtension
    let stem = name.pathExtension.isEmpty ? path : name.deletingPathExtension
    let idioms =
      switch traits.userInterfaceIdiom {
      case .pad: ["~ipad", ""]
      case .phone: ["~iphone", ""]
      default: [""]
      }
    if let scale = scale(ofName: stem) {
      let path = "\(stem).\(suffix)"
      return FileManager.default.fileExists(atPath: path) ? (path, scale) : nil
    }
    for scale in scales(for: traits) {
      for idiom in idioms {
        let path = "\(stem)\(scale == 1 ? "" : "@\(scale)x")\(idiom).\(suffix)"
        if FileManager.default.fileExists(atPath: path) { return (path, CGFloat(scale)) }
      }
    }
    return nil
  }

  /// The scale that a name without an extension ends with; `nil` for none.
  private static func scale(ofName stem: String) -> CGFloat? {
    for scale in [2, 3] {
      for idiom in ["", "~ipad", "~iphone"] where stem.hasSuffix("@\(scale)x\(idiom)") {
        return CGFloat(scale)
      }
    }
    return nil
  }

  private static func scales(for traits: UITraitCollection) -> [Int] {
    let own = min(max(Int(traits.roundingScale.rounded()), 1), 3)
    return [own] + ((own + 1)..<max(4, own + 1)) + (1..<own).reversed()
  }
}
