import CoreGraphics
import Scenes
import Testing

@Suite struct ColorTests {
  @Test func `a gray has equal components`() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.5, 0.5, 0.25])
    #expect(gray.numberOfComponents == 4)
    #expect(gray.alpha == 0.25)
  }

  @Test func `colors are equal by their components`() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    let faint = try #require(red.copy(alpha: 0.5))
    #expect(faint != red)
    #expect(faint.components == [1, 0, 0, 0.5])
  }

  @Test func `literals are colors`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let literal: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(literal.components == [1, 0.5, 0, 1])
  }

  @Test func `spaces have the number of their components`() {
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: "none") == nil)
  }

  @Test func `a gradient of components is ordered by its places`() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [1, 1, 0, 0.5],
        locations: [0.75, 0.25], count: 2))
    let context = CGContext(area: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 10, y: 0),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    guard case .gradient(_, let drawn)? = context.finishedMarks.first else {
      Issue.record("There is no gradient.")
      return
    }
    #expect(drawn.stops.map(\.location) == [0.25, 0.75])
    #expect(drawn.stops.first?.color == SceneColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(drawn.stops.last?.color == SceneColor(red: 1, green: 1, blue: 1))
  }
}
