import Foundation
import Testing

/// The JSON of `tessera render`.
struct FrameList: Decodable {
  struct Element: Decodable {
    let kind: String
    let section: Int
    let item: Int
    let frame: [Double]
    let zIndex: Int
  }
  let contentSize: [Double]
  let elements: [Element]

  static func render(_ arguments: String...) async throws -> FrameList {
    let answer = try await CommandLineTool.run(
      arguments: ["render"] + arguments + ["--format", "json"])
    #expect(answer.errors == "")
    try #require(answer.exitCode == 0)
    return try JSONDecoder().decode(FrameList.self, from: Data(answer.output.utf8))
  }
}

@Suite("tessera render --format json")
struct RenderFramesTests {
  @Test(arguments: [("iphone-15", 393.0, 852.0, 3.0), ("ipad-pro-11", 834, 1210, 2)])
  func `every panel has the frame that the article's sizes imply, to the pixel`(
    device: String, width: Double, height: Double, scale: Double
  ) async throws {
    let list = try await FrameList.render("instagram-panels", "--device", device)
    let expected = PanelFrames(width: width, height: height, scale: scale).cells(count: 1_000)
    #expect(list.elements.count == 1_000)
    for (element, cell) in zip(list.elements, expected) {
      #expect(element.kind == "cell")
      #expect(
        PanelFrames.Cell(section: element.section, item: element.item, frame: [])
          == PanelFrames.Cell(section: cell.section, item: cell.item, frame: []))
      let isMet = zip(element.frame, cell.frame).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(isMet, "[\(cell.section), \(cell.item)] is \(element.frame), not \(cell.frame)")
    }
    #expect(list.contentSize[0] == width)
    let bottom = expected.map { $0.frame[1] + $0.frame[3] }.max()!
    #expect(abs(list.contentSize[1] - bottom) < 0.001)
  }

  @Test
  func `the first large panel of an iPhone 15 is 262 by 340 and two thirds points`() async throws {
    let list = try await FrameList.render("instagram-panels")
    let first = try #require(list.elements.first)
    #expect(first.frame.map { ($0 * 3).rounded() } == [0, 0, 786, 1022])
  }

  @Test
  func `--visible omits elements off the screen, and --scroll moves the others`() async throws {
    let top = try await FrameList.render("hello-list", "--visible")
    #expect(top.elements.map(\.item).first == 0)
    #expect(top.elements.count < 32)
    let end = try await FrameList.render("hello-list", "--visible", "--scroll", "1e15")
    #expect(end.elements.map(\.item).last == 31)
    #expect(end.elements.map(\.item).first! > 0)
    #expect(end.contentSize == top.contentSize)
  }

  @Test func `--scroll starts at the initial offset below the bars`() async throws {
    // Rows are 44 high and the bars cover 59 at the top: scrolled by 103 points, row 1 has just
    // left and the upper edge of row 2 is at the top of the screen less 15 points of the resting
    // room.
    let list = try await FrameList.render("hello-list", "--visible", "--scroll", "103")
    #expect(list.elements.first?.item == 1)
    let start = try await FrameList.render("hello-list", "--visible", "--scroll", "0")
    #expect(start.elements.first?.item == 0)
  }

  @Test func `headers are listed with their kind`() async throws {
    let list = try await FrameList.render("book-shelf")
    let headers = list.elements.filter { $0.kind == "supplementary:header-element-kind" }
    #expect(headers.map(\.section) == Array(0..<7))
    #expect(headers.map(\.item) == Array(repeating: 0, count: 7))
    #expect(headers.map(\.zIndex) == Array(repeating: 1, count: 7))
  }
}
