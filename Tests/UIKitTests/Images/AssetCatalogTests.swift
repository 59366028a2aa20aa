import Testing

@testable import UIKit

@Suite(.serialized) struct AssetCatalogTests {
  private func traits(
    _ change: (inout any UIMutableTraits) -> Void = { _ in }
  ) -> UITraitCollection {
    UITraitCollection {
      $0.displayScale = 3
      $0.userInterfaceIdiom = .phone
      $0.userInterfaceStyle = .light
      $0.horizontalSizeClass = .compact
      change(&$0)
    }
  }

  private func width(
    _ name: String, _ folder: TemporaryBundle, _ traits: UITraitCollection
  ) -> CGFloat? {
    UIImage(named: name, in: folder.bundle, compatibleWith: traits).map {
      $0.size.width * $0.scale
    }
  }

  @Test func `a variant suits the traits`() throws {
    let folder = try TemporaryBundle()
    let set = "Assets.xcassets/Group/photo.imageset/"
    let entries = [
      ("1", "\"idiom\": \"universal\", \"scale\": \"1x\""),
      ("3", "\"idiom\": \"universal\", \"scale\": \"3x\""),
      (
        "6",
        "\"idiom\": \"universal\", \"scale\": \"3x\", \"appearances\": "
          + "[{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
      ),
      ("9", "\"idiom\": \"ipad\", \"scale\": \"2x\""),
      ("12", "\"idiom\": \"universal\", \"scale\": \"3x\", \"width-class\": \"regular\""),
    ]
    for (name, _) in entries { try folder.png(Int(name)!, to: set + "\(name).png") }
    let images = entries.map { "{\"filename\": \"\($0).png\", \($1)}" }.joined(separator: ",")
    try folder.write(
      "{\"images\": [\(images), {\"idiom\": \"universal\", \"scale\": \"2x\"}]}",
      to: set + "Contents.json")
    #expect(width("photo", folder, traits()) == 3)
    #expect(width("photo", folder, traits { $0.displayScale = 1 }) == 1)
    #expect(width("photo", folder, traits { $0.displayScale = 2 }) == 3)
    #expect(width("photo", folder, traits { $0.userInterfaceStyle = .dark }) == 6)
    #expect(width("photo", folder, traits { $0.userInterfaceIdiom = .pad }) == 9)
    #expect(width("photo", folder, traits { $0.horizontalSizeClass = .regular }) == 12)
    #expect(width("Group/photo", folder, traits()) == nil)

    let image = try #require(
      UIImage(named: "photo", in: folder.bundle, compatibleWith: traits()))
    let dark = image.imageAsset?.image(with: traits { $0.userInterfaceStyle = .dark })
    #expect(dark.map { $0.size.width * $0.scale } == 6)
    #expect(image == UIImage(named: "photo", in: folder.bundle, compatibleWith: traits()))
    #expect(image != dark)
    #expect(image.accessibilityLabel == "photo")
  }

  @Test func `properties of a set apply to its images`() throws {
    let folder = try TemporaryBundle()
    try folder.write("<svg width='24' height='12'/>", to: "A.xcassets/i.imageset/i.svg")
    try folder.write(
      """
      {"images": [{"filename": "i.svg", "idiom": "universal"}],
       "properties": {"template-rendering-intent": "template",
                      "preserves-vector-representation": true}}
      """, to: "A.xcassets/i.imageset/Contents.json")
    let icon = try #require(UIImage(named: "i", in: folder.bundle, compatibleWith: traits()))
    #expect(icon.renderingMode == .alwaysTemplate)
    #expect(icon.scale == 3)
    #expect(icon.size == CGSize(width: 24, height: 12))

    try folder.png(60, to: "B.xcassets/n/r.imageset/r.png")
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "B.xcassets/n/Contents.json")
    try folder.write(
      """
      {"images": [{"filename": "r.png", "idiom": "universal", "scale": "2x",
        "alignment-insets": {"top": 2, "left": 0, "bottom": 4, "right": 0},
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
                     "cap-insets": {"top": 10, "left": 20, "bottom": 30, "right": 4}}}]}
      """, to: "B.xcassets/n/r.imageset/Contents.json")
    let other = try TemporaryBundle()
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("B.xcassets"),
      to: other.url.appendingPathComponent("B.xcassets"))
    let frame = try #require(UIImage(named: "n/r", in: other.bundle, compatibleWith: traits()))
    #expect(frame.capInsets == UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 2))
    #expect(frame.resizingMode == .tile)
    #expect(frame.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
  }

  @Test func `a color has a variant for dark environments`() throws {
    let folder = try TemporaryBundle()
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x80", "green": "255", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "ios", "reference": "systemRedColor"}}]}
      """, to: "A.xcassets/accent.colorset/Contents.json")
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22",
        "components": {"white": "0.250", "alpha": "0.5"}}}]}
      """, to: "A.xcassets/gray.colorset/Contents.json")
    let accent = try #require(UIColor(named: "accent", in: folder.bundle, compatibleWith: nil))
    let dark = traits { $0.userInterfaceStyle = .dark }
    #expect(
      accent.rgba(in: traits()) == RGBA(red: 128 / 255, green: 1, blue: 0.5, alpha: 1))
    #expect(accent.rgba(in: dark) == UIColor.systemRed.rgba(in: dark))
    let always = UIColor(
      named: "accent", in: folder.bundle,
      compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(always?.rgba(in: traits()) == UIColor.systemRed.rgba(in: dark))
    #expect(
      UIColor(named: "gray", in: folder.bundle, compatibleWith: nil)?.rgba(in: traits())
        == RGBA(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    #expect(UIColor(named: "none", in: folder.bundle, compatibleWith: nil) == nil)
  }

  @Test func `a set that cannot be read is no image, and is reported once`() throws {
    let folder = try TemporaryBundle()
    let name = "broken-\(UUID().uuidString)"
    try folder.write("{", to: "A.xcassets/\(name).imageset/Contents.json")
    try folder.write(
      "{\"images\": [{\"filename\": \"no.png\"}]}",
      to: "A.xcassets/\(name)-file.imageset/Contents.json")
    try folder.write(
      "{\"colors\": [{\"color\": {\"components\": {\"red\": \"x\"}}}]}",
      to: "A.xcassets/\(name)-color.colorset/Contents.json")
    let messages = Messages()
    let before = ImageLog.sink
    ImageLog.sink = { messages.add($0) }
    defer { ImageLog.sink = before }
    for _ in 0..<3 {
      #expect(UIImage(named: name, in: folder.bundle, compatibleWith: nil) == nil)
      #expect(UIImage(named: name + "-file", in: folder.bundle, compatibleWith: nil) == nil)
      #expect(UIColor(named: name + "-color", in: folder.bundle, compatibleWith: nil) == nil)
    }
    let own = messages.all.filter { $0.contains(name) }
    #expect(own.count == 4, "\(own)")
    #expect(Set(own).count == 4, "\(own)")
  }

  final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
  }
}
