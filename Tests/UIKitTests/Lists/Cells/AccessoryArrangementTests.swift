import Foundation
import Testing

@testable import UIKit

/// Positions of accessories along x, as recorded in `Cases/list-cells.jsonl`.
///
/// The cases were recorded in the Mac idiom: the margin of the cell is 8 instead of 16, and some
/// accessories are larger. Vertical positions are compared nowhere, and neither is
/// `ch27-listcell-05`, because the arrow of an outline is on the other side there.
@Suite struct AccessoryArrangementTests {
  private struct Case: Decodable {
    struct Tree: Decodable {
      var size: [CGFloat]
      var accessories: [String]
      var indentationLevel: Int
    }

    var id: String
    var tree: Tree
    var expected: Expected
  }

  private struct Expected: Decodable {
    var content: [CGFloat]
    /// The frames of the accessories, the line before a grip, and the grip, from left to right.
    var frames: [[CGFloat]]

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      content = try values.decode([CGFloat].self, forKey: Key(stringValue: "contentView x,width"))
      let name = "accessories (with separator and grip of reorder) left to right"
      let key = Key(stringValue: name)
      if let frames = try? values.decode([[CGFloat]].self, forKey: key) {
        self.frames = frames
      } else {
        let numbers = try values.decode([CGFloat].self, forKey: key)
        frames = stride(from: 0, to: numbers.count, by: 4).map { Array(numbers[$0..<$0 + 4]) }
      }
    }
  }

  /// The lengths of an accessory on the Mac, and whether it lies before the content.
  private func box(_ name: String) -> (box: AccessoryArrangement.Box, leads: Bool, rank: Int)? {
    func box(_ width: CGFloat, _ reserved: CGFloat = 24, line: CGFloat = 0)
      -> AccessoryArrangement.Box
    {
      .init(size: CGSize(width: width, height: 20), reserved: reserved, lineBefore: line)
    }
    switch name {
    case "multiselect": return (box(26), true, 0)
    case "delete": return (box(26), true, 1)
    case "insert": return (box(26), true, 2)
    case "custom leading 30x20": return (box(30), true, 3)
    case "checkmark": return (box(19), false, 0)
    case "disclosureIndicator": return (box(14, 14), false, 1)
    case "reorder": return (box(27, line: 9), false, 2)
    default: return nil
    }
  }

  @Test func `accessories have the recorded positions and leave the recorded width`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/list-cells.jsonl")
    let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
    #expect(cases.count == 9)
    for recorded in cases where recorded.id != "ch27-listcell-05" {
      let boxes = try recorded.tree.accessories.map { try #require(box($0), "\($0)") }
        .sorted { $0.rank < $1.rank }
      let arrangement = AccessoryArrangement(
        leading: boxes.filter(\.leads).map(\.box), trailing: boxes.filter { !$0.leads }.map(\.box),
        width: recorded.tree.size[0], indentation: 10 * CGFloat(recorded.tree.indentationLevel),
        indentsAccessories: true, metrics: AccessoryMetrics(edge: 8))
      #expect(arrangement.contentStart == recorded.expected.content[0], "\(recorded.id)")
      #expect(
        arrangement.contentEnd - arrangement.contentStart == recorded.expected.content[1],
        "\(recorded.id)")
      var found = arrangement.leading
      for (x, line) in zip(arrangement.trailing, arrangement.lines) {
        if let line { found.append(line) }
        found.append(x)
      }
      // The grip of the last case was not recorded.
      let expected = recorded.expected.frames.map { $0[0] }
      #expect(Array(found.prefix(expected.count)) == expected, "\(recorded.id)")
    }
  }

  @Test func `accessories that are not indented lie before the indentation`() {
    let box = AccessoryArrangement.Box(size: CGSize(width: 22, height: 22), reserved: 24)
    let arrangement = AccessoryArrangement(
      leading: [box], trailing: [], width: 300, indentation: 20, indentsAccessories: false)
    #expect(arrangement.leading == [17])
    #expect(arrangement.contentStart == 60)
    #expect(arrangement.contentEnd == 300)
  }

  @Test func `content is never narrower than nothing`() {
    let box = AccessoryArrangement.Box(size: CGSize(width: 200, height: 22), reserved: 200)
    let arrangement = AccessoryArrangement(
      leading: [box], trailing: [box], width: 300, indentation: 0, indentsAccessories: true)
    #expect(arrangement.contentEnd == arrangement.contentStart)
  }
}
