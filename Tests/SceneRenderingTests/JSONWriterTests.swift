import Foundation
import Scenes
import TestSupport
import Testing

/// JSON that is written in one pass. Risks: commas, escapes, digits, and text that is cut off.
@Suite struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return json.text
  }

  @Test func `commas are between values and nowhere else`() {
    let text = written { json in
      json.object { json in
        json.name("a")
        json.list { _ in }
        json.name("b")
        json.list { json in
          json.integer(-7)
          json.object { _ in }
          json.list { $0.null() }
          json.bool(false)
        }
        json.name(text: "c\"")
        json.value("{}")
      }
    }
    #expect(text == #"{"a":[],"b":[-7,{},[null],false],"c\"":{}}"#)
  }

  @Test func `text that is cut off leaves no trace`() {
    let text = written { json in
      json.beginList()
      let empty = json.position
      json.integer(1)
      json.cut(at: empty)
      json.integer(2)
      let two = json.position
      json.beginObject()
      json.name("x")
      json.cut(at: two)
      json.integer(3)
      json.endList()
    }
    #expect(text == "[2,3]")
  }

  @Test func `pieces make up the whole`() {
    var json = JSONWriter()
    json.beginList()
    json.integer(1)
    var text = json.takeText()
    json.breakLine()
    json.integer(2)
    text += json.takeText()
    json.endLine()
    json.endList()
    #expect(text + json.text == "[1,\n2\n]")
  }

  @Test(arguments: RepeatableRandom.seeds(4))
  func `strings are read back, whatever they contain`(seed: UInt64) throws {
    var random = RepeatableRandom(seed: seed)
    let odd: [UInt32] = [
      0, 1, 8, 9, 10, 13, 31, 32, 34, 47, 92, 127, 128, 0x2027, 0x2028, 0x2029, 0x202A, 0xE2,
      0x80A8, 0xFFFD, 0x1F600, 0x10FFFF,
    ]
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        let number =
          random.once(in: 2) ? random.pick(odd) : UInt32.random(in: 0...0x2FFF, using: &random)
        if let scalar = Unicode.Scalar(number) { text.unicodeScalars.append(scalar) }
      }
      let json = written { json in json.list { $0.string(text) } }
      let values = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
      #expect(values?.map { Array($0.utf8) } == [Array(text.utf8)], "seed \(seed): \(json)")
      for scalar in json.unicodeScalars {
        #expect(scalar.value >= 32, "seed \(seed): \(json)")
        #expect(scalar.value & ~1 != 0x2028, "seed \(seed): \(json)")
      }
    }
  }

  @Test(arguments: RepeatableRandom.seeds(4))
  func `numbers are the shortest that read back`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    var numbers: [CGFloat] = [
      0, -0.0, 1, -1, 9, 10, -10, 99, 100, 1e15, -1e15, 9_007_199_254_740_991,
      9_007_199_254_740_992, 1e16, 1e300, 0.1, -0.5, 1e-7, .nan, .infinity, -.infinity,
    ]
    for _ in 0..<200 {
      let digits = CGFloat.random(in: -1...1, using: &random)
      numbers.append(digits * CGFloat(Int.random(in: 1...10_000_000, using: &random)))
      numbers.append((digits * 3000).rounded() / 3)
      numbers.append((digits * 1e9).rounded())
    }
    for number in numbers {
      #expect(written { $0.number(number) } == NumberText.shortest(number), "seed \(seed)")
    }
    for number in [Int.min, -1, 0, 9, 10, Int.max] {
      #expect(written { $0.integer(number) } == "\(number)")
    }
  }

  @Test(arguments: RepeatableRandom.seeds(2))
  func `colors have two digits for each component`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    for _ in 0..<300 {
      func component() -> Double {
        random.once(in: 4) ? random.pick([0, 1, 0.02]) : Double.random(in: 0...1, using: &random)
      }
      let color = SceneColor(
        red: component(), green: component(), blue: component(), alpha: component())
      #expect(written { $0.color(color) } == "\"\(color.hexadecimal)\"", "seed \(seed)")
    }
  }
}
