import Testing
import UIKit

@Suite("Colours")
struct ViewsColors {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let c = color.components(in: traits)
    let bytes = [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) }
    let rgb = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return c.alpha == 1 ? rgb : "\(rgb)/\(c.alpha)"
  }

  @Test(arguments: [
    (UIColor.label, "000000", "ffffff"), (.systemBackground, "ffffff", "000000"),
    (.secondarySystemBackground, "f2f2f7", "1c1c1e"),
    (.systemGroupedBackground, "f2f2f7", "000000"), (.systemRed, "ff3b30", "ff453a"),
    (.systemBlue, "007aff", "0a84ff"), (.systemGray6, "f2f2f7", "1c1c1e"),
    (.secondaryLabel, "3c3c43/0.6", "ebebf5/0.6"), (.separator, "3c3c43/0.29", "545458/0.6"),
    (.systemFill, "787880/0.2", "787880/0.36"), (.white, "ffffff", "ffffff"),
  ])
  func `system colours have their published values`(color: UIColor, inLight: String, inDark: String)
  {
    #expect(hex(color, light) == inLight)
    #expect(hex(color, dark) == inDark)
    #expect(hex(color, UITraitCollection()) == inLight)
  }

  @Test func `grounds are lighter where elevated`() {
    let raised = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
    #expect(hex(.systemBackground, raised) == "1c1c1e")
    #expect(
      hex(.systemBackground, light.modifyingTraits { $0.userInterfaceLevel = .elevated })
        == "ffffff")
    let strong = light.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(hex(.systemRed, strong) == "d70015")
  }

  @Test func `dynamic colours resolve and stay dynamic with alpha`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(hex(color, light) == "ff3b30")
    let faint = color.withAlphaComponent(0.5)
    #expect(hex(faint, dark) == "ffffff/0.5")
    #expect(hex(faint, light) == "ff3b30/0.5")
    dark.performAsCurrent {
      #expect(color.cgColor == CGColor(gray: 1, alpha: 1))
    }
  }

  @Test func `equality is by content`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: 1) != .black)
    #expect(UIColor.systemRed == .systemRed)
    #expect(UIColor.systemRed != .systemPink)
    #expect(UIColor.systemRed.copy() as? UIColor == .systemRed)
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
  }

  @Test func `components come back`() {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    #expect(!color.getWhite(&red, alpha: nil))
    #expect(UIColor.gray.getWhite(&red, alpha: &alpha))
    #expect(red == 0.5)
    #expect(alpha == 1)
    #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.5])
    #expect(UIColor(cgColor: color.cgColor) == color)
  }

  @Test(arguments: [0, 0.1, 1 / 6.0, 0.25, 0.5, 0.7, 0.9])
  func `hue goes there and back`(hue: Double) {
    var results: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: CGFloat(hue), saturation: 0.6, brightness: 0.8, alpha: 1)
      .getHue(&results.0, saturation: &results.1, brightness: &results.2, alpha: nil)
    #expect(abs(results.0 - CGFloat(hue)) < 1e-9)
    #expect(abs(results.1 - 0.6) < 1e-9)
    #expect(abs(results.2 - 0.8) < 1e-9)
  }

  @Test func `a hue beyond one turn goes around the circle`() {
    func color(_ hue: CGFloat) -> UIColor {
      UIColor(hue: hue, saturation: 0.5, brightness: 1, alpha: 1)
    }
    #expect(color(200.25) == color(0.25))
    #expect(color(-0.75) == color(0.25))
    #expect(color(1) == color(0))
    #expect(Set((0..<9).map { color(40 + CGFloat($0) / 10) }).count == 9)
  }

  @Test func `wide colours are given in SRGB`() {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).components(in: light)
    #expect(abs(white.red - 1) < 1e-6)
    #expect(abs(white.green - 1) < 1e-6)
    #expect(abs(white.blue - 1) < 1e-6)
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).components(in: light)
    #expect(abs(red.red - 1.0930) < 1e-3)
    #expect(abs(red.green + 0.2267) < 1e-3)
  }

  @Test func `literals are colours`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let literal = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(literal == .orange)
  }

  @Test func `a provider that never resolves stops`() async {
    await #expect(processExitsWith: .failure) {
      final class Loop: @unchecked Sendable {
        var color: UIColor!
      }
      let loop = Loop()
      loop.color = UIColor { _ in loop.color }
      _ = loop.color.cgColor
    }
  }
}

@MainActor @Suite("Layers")
struct ViewsLayers {
  @Test func `views and their layers agree`() {
    let view = UIView()
    #expect(view.alpha == 1)
    #expect(view.backgroundColor == nil)
    view.alpha = 3
    #expect(view.layer.opacity == 1)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.backgroundColor = .systemRed
    #expect(view.backgroundColor == .systemRed)
    #expect(view.layer.backgroundColor == UIColor.systemRed.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
    #expect(view.layer.cornerRadius == 0)
    #expect(view.layer.borderWidth == 0)
    #expect(view.layer.maskedCorners.contains(.layerMaxXMaxYCorner))
  }
}
