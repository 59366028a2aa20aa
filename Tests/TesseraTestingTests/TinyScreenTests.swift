import Foundation
import TesseraTesting
import Testing
import UIKit

/// Every example on tiny screens: layout does not trap, and every drawing is finite.
@MainActor @Suite("Every example on tiny screens")
struct TinyScreenTests {
  nonisolated static let sizes: [CGSize] = [
    (0.5, 0.5), (1, 1), (10, 10), (20, 20), (24, 24), (0.5, 600),
    (10, 600),
    (20, 600), (600, 0.5),
  ].map { CGSize(width: $0, height: $1) }

  @Test(arguments: sizes)
  func `a tiny screen neither traps nor draws what is not finite`(size: CGSize) {
    for entry in ExampleCatalogue.entries {
      let screen = HostedScreen(entry.make(), on: ScreenModel(size: size, scale: 3))
      expectFinite(screen, "\(entry.name) on \(size)")
      screen.scroll(to: 40)
      expectFinite(screen, "\(entry.name) on \(size), scrolled")
    }
  }

  @Test(arguments: [CGFloat(0), 0.5, 1])
  func `a view that shrinks to nothing and grows again shows what it showed`(length: CGFloat) {
    let full = CGSize(width: 320, height: 480)
    for entry in ExampleCatalogue.entries {
      let screen = HostedScreen(entry.make(), on: ScreenModel(size: full, scale: 2))
      let before = screen.visibleItems
      for size in [
        CGSize(width: length, height: 480), CGSize(width: 320, height: length),
        CGSize(width: length, height: length),
      ] {
        screen.viewController.view.frame.size = size
        expectFinite(screen, "\(entry.name) shrunk to \(size)")
      }
      screen.viewController.view.frame.size = full
      #expect(screen.visibleItems == before, "\(entry.name) after \(length)")
      expectFinite(screen, "\(entry.name) grown again")
    }
  }

  @Test func `every public view controller of the examples is in the catalogue`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples")
    let known = Set(ExampleCatalogue.entries.map { "\(type(of: $0.make()))" })
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files {
      // Examples with dependencies of their own are packages apart from the gallery.
      if file.lastPathComponent == "Packages" { files.skipDescendants() }
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /public (?:final )?class (\w+Controller)/) {
        found.insert(String(match.output.1))
      }
    }
    #expect(found == known)
  }

  private func expectFinite(_ screen: HostedScreen, _ label: String) {
    // Few columns, because a narrow screen has many lines: 48,000 for 0.5 by 600 points in 80
    // columns.
    for text in [screen.svg(), screen.textDrawing(columns: 4), screen.frames(.visible) ?? ""] {
      let isFinite = !text.contains("inf\"") && !text.contains("nan") && !text.contains("infinity")
      #expect(isFinite, "\(label): \(text.prefix(400))")
    }
    expectLengths(of: screen.window, label)
  }

  private func expectLengths(of view: UIView, _ label: String) {
    let size = view.bounds.size
    #expect(size.width >= 0, "\(label): \(view)")
    #expect(size.height >= 0, "\(label): \(view)")
    for child in view.subviews { expectLengths(of: child, label) }
  }
}
