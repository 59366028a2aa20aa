import TesseraTesting
import TestSupport
import Testing
import UIKit

// snippet.test
@MainActor @Test func `tiles stand three in a row`() throws {
  let screen = try HostedScreen(TilesViewController(), device: "iphone-15")
  try screen.expectFrames([[0, 4]: CGRect(x: 131, y: 131, width: 131, height: 131)])
  screen.scroll(to: 1_000)
  #expect(screen.visibleItems.first == [0, 21])
}
// snippet.end

// snippet.snapshots
@MainActor @Test func `tiles in the dark style`() throws {
  let screen = HostedScreen(TilesViewController(), appearance: .dark)
  try screen.expectSnapshot()
  screen.scroll(to: 400)
  try screen.expectSnapshot(.svg, named: "scrolled")
}
// snippet.end

// snippet.findings
@MainActor @Test func `tiles have no faults of layout`() throws {
  let screen = HostedScreen(TilesViewController())
  try screen.expectNoFindings()
  try HostedScreen.expectNoFindings(from: .error) { TilesViewController() }
}
// snippet.end

@MainActor struct TestingDocumentationTests {
  @Test func `the code of the documentation is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/TesseraTesting/TesseraTesting.docc",
      comparedWith: ["Tests/TesseraTestingTests/TestingDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the screens of the documentation answer`() throws {
    // snippet.device
    let screen = try HostedScreen(
      TilesViewController(), device: "ipad-pro-11", appearance: .dark,
      layoutDirection: .rightToLeft)
    print(screen.size, screen.contentSize)
    // snippet.end
    #expect(screen.contentSize.width == screen.size.width)
    // snippet.size
    let small = HostedScreen(
      TilesViewController(), on: ScreenModel(size: CGSize(width: 320, height: 480), scale: 2))
    // snippet.end
    #expect(small.size == CGSize(width: 320, height: 480))
    // snippet.interaction
    try small.tap(at: [0, 3])
    small.scroll(to: 200)
    small.rotate(toLandscape: true)
    small.scrollToTop()
    // snippet.end
    #expect(small.size == CGSize(width: 480, height: 320))
    #expect(small.collectionView?.indexPathsForSelectedItems == [[0, 3]])
    // snippet.frame
    if let frame = small.frame(at: [0, 89]) {
      print(frame)
    }
    // snippet.end
    #expect(small.frame(at: [0, 89])?.width == 160)
    // snippet.pictures
    print(small.textDrawing(columns: 40))
    let picture = small.svg()
    let frames = small.frames(.visible)
    // snippet.end
    #expect(picture.contains("<svg"))
    #expect(frames != nil)
  }
}
