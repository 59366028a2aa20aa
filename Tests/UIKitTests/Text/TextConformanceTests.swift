import Foundation
import Testing

@testable import UIKit

/// The recorded cases of `Cases/text.jsonl`: sizes of labels, and unrounded widths of texts.
///
/// Widths come from a table, so that they are compared with a tolerance; heights are exact.
@MainActor
struct TextConformanceTests {
  private struct Case: Decodable {
    var id: String
    var tree: Tree
    var expected: Expected
  }

  private struct Tree: Decodable {
    var label: Label?
    var font: Font?
    var strings: [String]?
  }

  private struct Label: Decodable {
    var text: String?
    var font: Font?
    var runs: [Run]?
    var numberOfLines: Int?
  }

  /// A part of an attributed text: the characters, the size and the weight.
  private struct Run: Decodable {
    var text: NSAttributedString

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let string = try list.decode(String.self)
      let size = try list.decode(CGFloat.self)
      let weight = try Font.weight(try list.decode(String.self))
      text = NSAttributedString(
        string: string, attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight)])
    }
  }

  private struct Expected: Decodable {
    var size: [CGFloat]?
    var widths: [CGFloat]?
    var height: CGFloat?

    enum CodingKeys: String, CodingKey {
      case size = "sizeToFit"
      case widths = "string widths unrounded"
      case height = "sizeThatFits((140,max)).height"
    }
  }

  /// A font as an object with size, weight and figures, or in words such as `boldSystem 13`.
  private struct Font: Decodable {
    var font: UIFont

    private struct Parts: Decodable {
      var size: CGFloat
      var weight: String
      var figures: String?
    }

    init(from decoder: any Decoder) throws {
      if let parts = try? Parts(from: decoder) {
        let weight = try Self.weight(parts.weight)
        font =
          parts.figures == "monospacedDigit"
          ? .monospacedDigitSystemFont(ofSize: parts.size, weight: weight)
          : .systemFont(ofSize: parts.size, weight: weight)
        return
      }
      let words = try decoder.singleValueContainer().decode(String.self).split(separator: " ")
      let size = CGFloat(Double(words[1])!)
      switch words[0] {
      case "italicSystemFont": font = .italicSystemFont(ofSize: size)
      case "boldSystem": font = .boldSystemFont(ofSize: size)
      default: font = .systemFont(ofSize: size, weight: try Self.weight(String(words[2])))
      }
    }

    static func weight(_ name: String) throws -> UIFont.Weight {
      let weights: [String: UIFont.Weight] = [
        "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "black": .black,
      ]
      return try #require(weights[name], "\(name)")
    }
  }

  private func cases() throws -> [Case] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/text.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }

  private func label(_ recorded: Label) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.numberOfLines = recorded.numberOfLines ?? 1
    label.font = recorded.font?.font
    label.text = recorded.text
    if let runs = recorded.runs {
      let text = NSMutableAttributedString(string: "")
      for run in runs { text.append(run.text) }
      label.attributedText = text
    }
    return label
  }

  /// Returns the relative error of a string's width.
  private func error(of string: String, in font: UIFont, recorded: CGFloat) -> CGFloat {
    TextMeasuring.current.width(of: string[...], font: font.textFont) / recorded - 1
  }

  @Test func `every recorded label has its height and nearly its width`() throws {
    let labels = try cases().filter { $0.tree.label != nil }
    #expect(labels.count >= 11)
    for record in labels {
      let label = label(try #require(record.tree.label))
      if let size = record.expected.size {
        label.sizeToFit()
        #expect(label.bounds.height == size[1], "\(record.id)")
        #expect(abs(label.bounds.width - size[0]) <= max(size[0] * 0.02, 0.5), "\(record.id)")
      }
      if let height = record.expected.height {
        let fit = label.sizeThatFits(CGSize(width: 140, height: CGFloat.greatestFiniteMagnitude))
        #expect(fit.height == height, "\(record.id)")
      }
    }
  }

  @Test func `recorded widths of texts differ by one percent on average and by few at most`() throws
  {
    var errors: [CGFloat] = []
    for record in try cases() {
      guard let widths = record.expected.widths, let font = record.tree.font?.font else { continue }
      for (string, width) in zip(try #require(record.tree.strings), widths) {
        let error = abs(error(of: string, in: font, recorded: width))
        // Narrow letters and kerned capitals change most between weights and sizes.
        let limit = string == "iiiiillll" || string.hasPrefix("AVAST") ? 0.04 : 0.03
        #expect(error <= limit, "\(record.id): \(string) by \(error * 100) %")
        errors.append(error)
      }
    }
    #expect(errors.count >= 80)
    #expect(errors.reduce(0, +) / CGFloat(errors.count) <= 0.01)
  }

  @Test func `labels of rows have nearly the widths recorded in lists`() throws {
    let item = try RecordedCases("Lists/Layout/Cases/lists-iphone.jsonl")["ip27-label-widths"]
    #expect(item.expected.count == 10)
    for text in item.expected.keys {
      let error = error(
        of: text, in: .systemFont(ofSize: 17), recorded: try item.number(text))
      #expect(abs(error) <= 0.03, "\(text) by \(error * 100) %")
    }
  }

  @Test func `wide characters have a space of their own in place of the tracking`() {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    func width(_ text: String) -> CGFloat {
      TextMeasuring.current.width(of: text[...], font: font.textFont)
    }
    // `ip14-title-chinese`: two ideographs are 34.667 points wide at scale 3.
    let two = width("\u{767B}\u{5F55}")
    #expect((two * 3).rounded(.up) / 3 == 104.0 / 3)
    #expect((two * 2).rounded(.up) / 2 == 35)
    // Beside one, letters keep their tracking.
    #expect(abs(width("a\u{767B}b") - (width("a") + two / 2 + width("b"))) < 1e-9)
  }
}
