import Foundation
import Testing

@testable import SourceBuilding

/// The declarations that the frameworks below UIKit bring to a file of an app.
@Suite struct FrameworkImportTests {
  /// Returns the output of the compiler for a file.
  private func check(_ text: String) async throws -> CommandRun {
    let folder = try Folder(["A.swift": text])
    let modules = try BuiltModules(beside: BuiltTool.executable)
    return try await CommandRun.run(
      modules.compiler,
      ["-typecheck", "-swift-version", "6"] + modules.searchArguments + [
        folder.url.appending(path: "A.swift").path
      ])
  }

  /// A file that uses types of Core Graphics and of Foundation.
  private static let drawing = """
    import CoreGraphics
    func draw(in context: CGContext, date: Date) {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: .identity)
      context.addPath(path.copy(using: nil) ?? path)
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.setBlendMode(.multiply)
      context.setLineJoin(.bevel)
      context.fillPath(using: .evenOdd)
    }
    let way = CGVector(dx: 1, dy: 0)
    let mix = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [] as CFArray, locations: nil)

    """

  @Test func `CoreGraphics brings paths, transforms, colors and contexts`() async throws {
    let run = try await check(Self.drawing)
    #expect(run.isSuccess, "\(run.output)")
  }

  @Test(arguments: ["UIView", "UIColor", "UIBezierPath", "CALayer", "UIEdgeInsets"])
  func `CoreGraphics brings no types of UIKit`(name: String) async throws {
    let run = try await check(Self.drawing + "let other: \(name)? = nil\n")
    #expect(run.output.contains("cannot find type '\(name)' in scope"))
    #expect(run.output.components(separatedBy: ": error:").count == 2, "\(run.output)")
  }

  @Test func `CoreGraphics names what it lacks`() async throws {
    let run = try await check(Self.drawing + "let pattern: CGPattern? = nil\n")
    #expect(run.output.contains("Patterns of drawings are missing"))
    #expect(run.output.components(separatedBy: ": error:").count == 2, "\(run.output)")
  }

  @Test(arguments: ["UIKit", "QuartzCore"])
  func `UIKit and QuartzCore bring CoreGraphics`(module: String) async throws {
    let text = Self.drawing.replacing("import CoreGraphics", with: "import \(module)")
    let run = try await check(text + "let layer: CALayer? = nil\n")
    #expect(run.isSuccess, "\(run.output)")
  }
}
