import Foundation
import Testing

@testable import Scenes

@Suite struct FrameWriterTests {
  private func cell(_ section: Int, _ item: Int) -> FrameElement {
    FrameElement(
      kind: .cell, section: section, item: item,
      frame: CGRect(x: Double(item), y: Double(section), width: 100, height: 1.0 / 3))
  }

  private func document(_ elements: [FrameElement]) throws -> String {
    let pieces = Pieces()
    var writer = FrameWriter(contentSize: CGSize(width: 320, height: 0.1)) { pieces.text += $0 }
    for element in elements { try writer.write(element) }
    try writer.finish()
    return pieces.text
  }

  private final class Pieces {
    var text = ""
    var longest = 0
  }

  private func ordered(
    _ counts: [Int], _ cells: [FrameElement], others: [FrameElement] = []
  ) -> [FrameElement] {
    var result: [FrameElement] = []
    var ordering = FrameOrdering(itemCounts: counts, others: others)
    for cell in cells { ordering.add(cell) { result.append($0) } }
    ordering.finish { result.append($0) }
    return result
  }

  @Test func `numbers are shortest and read back`() throws {
    let text = try document([cell(0, 2)])
    #expect(
      text == """
        {"contentSize":[320,0.1],"elements":[
        {"kind":"cell","section":0,"item":2,"frame":[2,0,100,0.3333333333333333],"zIndex":0}
        ]}

        """)
  }

  @Test(arguments: [
    (100, "100"), (-0.0, "0"), (0.1 + 0.2, "0.30000000000000004"), (1e15, "1000000000000000"),
    (1e22, "1e+22"), (1.5e-9, "1.5e-09"), (CGFloat.infinity, "null"), (-2.5, "-2.5"),
  ])
  func `numbers are written without loss`(_ number: CGFloat, _ text: String) {
    #expect(NumberText.shortest(number) == text)
  }

  @Test func `an empty document is valid`() throws {
    #expect(try document([]) == "{\"contentSize\":[320,0.1],\"elements\":[]}\n")
  }

  @Test func `kinds are escaped`() throws {
    let text = try document([
      FrameElement(kind: .supplementary("a\"b\\c\n"), section: 0, item: NSNotFound, frame: .zero)
    ])
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let element = (object?["elements"] as? [[String: Any]])?.first
    #expect(element?["kind"] as? String == "supplementary:a\"b\\c\n")
    #expect(element?["item"] as? Int == NSNotFound)
  }

  @Test func `cells in any order are sorted`() {
    let counts = [3, 0, 2]
    let sorted = [cell(0, 0), cell(0, 1), cell(0, 2), cell(2, 0), cell(2, 1)]
    #expect(ordered(counts, sorted) == sorted)
    #expect(ordered(counts, sorted.reversed()) == sorted)
    #expect(ordered(counts, [sorted[2], sorted[4], sorted[0], sorted[3], sorted[1]]) == sorted)
  }

  @Test func `repeated cells are written once`() {
    let cells = [cell(0, 0), cell(0, 1), cell(0, 0), cell(0, 2), cell(0, 1), cell(0, 2)]
    #expect(ordered([3], cells) == [cell(0, 0), cell(0, 1), cell(0, 2)])
  }

  @Test func `cells that a layout leaves out are missing`() {
    #expect(ordered([4], [cell(0, 1), cell(0, 3)]) == [cell(0, 1), cell(0, 3)])
    #expect(ordered([], []) == [])
  }

  @Test func `other elements stand among the cells`() {
    func other(_ kind: FrameElement.Kind, _ section: Int, _ item: Int) -> FrameElement {
      FrameElement(kind: kind, section: section, item: item, frame: .zero)
    }
    let others = [
      other(.supplementary("a"), 0, NSNotFound), other(.supplementary("b"), 0, 0),
      other(.decoration("z"), 0, 0), other(.supplementary("a"), 1, 0), other(.cell, 0, 1),
    ]
    let result = ordered([1, 1], [cell(0, 0), cell(1, 0)], others: Array(others.dropLast()))
    #expect(
      result.map { "\($0.section).\($0.kind.name)" } == [
        "0.cell", "0.decoration:z", "0.supplementary:b", "0.supplementary:a", "1.cell",
        "1.supplementary:a",
      ])
  }

  @Test func `a million elements are written in small pieces`() throws {
    let pieces = Pieces()
    var writer = FrameWriter(contentSize: .zero) {
      pieces.longest = max(pieces.longest, $0.utf8.count)
    }
    for item in 0..<100_000 { try writer.write(cell(0, item)) }
    try writer.finish()
    #expect(pieces.longest > 0)
    #expect(pieces.longest < 66_000)
  }
}
