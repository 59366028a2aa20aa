internal import Scenes

/// An image set of an asset catalog.
final class ImageSet: @unchecked Sendable {
  private struct Variant {
    var file: URL
    var qualifiers: AssetQualifiers
    /// The insets of the parts that keep their size, in pixels; `nil` for a plain image.
    var resizing: ImageContent.Resizing?
    var alignmentInsets: UIEdgeInsets
  }

  private let name: String
  private let variants: [Variant]
  private let renderingMode: UIImage.RenderingMode
  private let lock = NSLock()
  /// The contents of the variants, by index, that were read.
  private var contents: [Int: ImageContent] = [:]

  /// Reads the `Contents.json` of an image set; `nil`, with a message, if it has no images.
  init?(name: String, url: URL) {
    guard let json = AssetCatalogs.contents(of: url, name: name) else { return nil }
    self.name = name
    variants = (json["images"] as? [[String: Any]] ?? []).compactMap { entry in
      guard let file = entry["filename"] as? String, !file.isEmpty else { return nil }
      return Variant(
        file: url.appendingPathComponent(file), qualifiers: AssetQualifiers(entry),
        resizing: (entry["resizing"] as? [String: Any]).flatMap(ImageContent.Resizing.init),
        alignmentInsets: UIEdgeInsets(json: entry["alignment-insets"]) ?? .zero)
    }
    let properties = json["properties"] as? [String: Any] ?? [:]
    renderingMode =
      switch properties["template-rendering-intent"] as? String {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    guard !variants.isEmpty else {
      ImageLog.once("The image set \"\(name)\" names no files.")
      return nil
    }
  }

  /// Returns the content of the variant that suits traits best; `nil`, with a message, if its file
  /// cannot be read.
  func content(for traits: UITraitCollection) -> ImageContent? {
    guard let index = AssetQualifiers.best(of: variants.map(\.qualifiers), for: traits) else {
      return nil
    }
    return lock.withLock {
      if let content = contents[index] { return sized(content, index, for: traits) }
      let variant = variants[index]
      guard let bytes = ImageBytes(file: variant.file) else {
        ImageLog.once(
          "The image set \"\(name)\" has no readable image named \(variant.file.lastPathComponent)."
        )
        return nil
      }
      let scale = variant.qualifiers.scale ?? 1
      var content = ImageContent(bytes, scale: scale)
      content.name = name
      content.renderingMode = renderingMode
      content.resizing = variant.resizing.map { $0.divided(by: scale) }
      content.alignmentRectInsets = variant.alignmentInsets.divided(by: scale)
      contents[index] = content
      return sized(content, index, for: traits)
    }
  }

  /// Returns the content with the scale of the screen, which images for all scales have.
  private func sized(
    _ content: ImageContent, _ index: Int, for traits: UITraitCollection
  ) -> ImageContent {
    guard case .file(let bytes) = content.picture, bytes.header.format.isVector else {
      return content
    }
    var content = content
    content.scale = traits.roundingScale
    return content
  }
}

extension ImageContent.Resizing {
  /// Reads the slices of an image, in pixels.
  fileprivate init?(_ json: [String: Any]) {
    guard let insets = UIEdgeInsets(json: json["cap-insets"] ?? json["capInsets"] ?? [:]) else {
      return nil
    }
    let center = json["center"] as? [String: Any]
    self.init(caps: insets, mode: center?["mode"] as? String == "tile" ? .tile : .stretch)
  }

  fileprivate func divided(by scale: CGFloat) -> ImageContent.Resizing {
    ImageContent.Resizing(caps: caps.divided(by: scale), mode: mode)
  }
}

extension UIEdgeInsets {
  fileprivate init?(json: Any?) {
    guard let json = json as? [String: Any] else { return nil }
    func number(_ key: String) -> CGFloat {
      (json[key] as? NSNumber).map { CGFloat(max(0, $0.doubleValue)) } ?? 0
    }
    self.init(
      top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
  }

  fileprivate func divided(by scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
  }
}
