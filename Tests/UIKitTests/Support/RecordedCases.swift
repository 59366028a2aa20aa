import Foundation
import Testing

/// The recorded answers of a file, by the identifiers of cases.
struct RecordedCases {
  /// A case: what was set up, and what UIKit answered.
  struct Case {
    let id: String
    let tree: [String: Any]
    let expected: [String: Any]
    let tolerance: CGFloat

    /// Returns a recorded number.
    func number(_ name: String) throws -> CGFloat {
      CGFloat(try #require(expected[name] as? NSNumber, "\(name) of \(id)").doubleValue)
    }

    /// Returns recorded numbers, such as a frame.
    func numbers(_ name: String) throws -> [CGFloat] {
      try #require(expected[name] as? [NSNumber], "\(name) of \(id)").map {
        CGFloat($0.doubleValue)
      }
    }

    /// Returns the recorded numbers of a part, such as the values for another direction.
    func part(_ name: String) throws -> Case {
      Case(
        id: id, tree: tree, expected: try #require(expected[name] as? [String: Any]),
        tolerance: tolerance)
    }
  }

  let all: [Case]

  /// Reads a file of the tests, whose path begins at the folder of the target.
  init(_ path: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path)
    all = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let values = try #require(object as? [String: Any])
      return Case(
        id: try #require(values["id"] as? String), tree: values["tree"] as? [String: Any] ?? [:],
        expected: try #require(values["expected"] as? [String: Any]),
        tolerance: CGFloat((values["tolerance"] as? NSNumber)?.doubleValue ?? 0.01))
    }
  }

  /// Returns the case with an identifier.
  subscript(_ id: String) -> Case {
    get throws { try #require(all.first { $0.id == id }, "\(id)") }
  }
}

extension RecordedCases.Case {
  /// Compares numbers with recorded ones.
  func expect(
    _ own: [CGFloat], _ recorded: [CGFloat], within tolerance: CGFloat? = nil,
    at place: SourceLocation = #_sourceLocation
  ) {
    let limit = (tolerance ?? self.tolerance) + 1e-6
    #expect(
      own.count == recorded.count,
      "\(id): \(own) instead of \(recorded)", sourceLocation: place)
    for (number, wanted) in zip(own, recorded) {
      #expect(
        abs(number - wanted) <= limit, "\(id): \(own) instead of \(recorded)",
        sourceLocation: place)
    }
  }
}

extension CGRect {
  /// The numbers of a frame, as recorded.
  var recordedNumbers: [CGFloat] { [minX, minY, width, height] }
}
