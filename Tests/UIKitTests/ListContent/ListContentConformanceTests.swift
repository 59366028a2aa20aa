import Foundation
import Testing

@testable import UIKit

/// The recorded cases of `Cases/list-content.jsonl`: values of configurations, and the positions of
/// images and texts in rows.
///
/// The rows of the Mac are compared where fonts do not matter: the image, and the x-coordinate of
/// the text.
@MainActor
@Suite struct ListContentConformanceTests {
  private struct Case: Decodable {
    var id: String
    var tree: Tree
    var expected: [String: Value]
    var tolerance: CGFloat
  }

  private struct Tree: Decodable {
    var make: String?
    var size: [CGFloat]?
    var configuration: String?
    var text: Bool?
    var secondaryText: Bool?
    var image: String?
  }

  /// A recorded value: numbers, where 1 stands for `true`; or a word.
  private enum Value: Decodable, Equatable {
    case numbers([CGFloat])
    case word(String)
    case other

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let flag = try? value.decode(Bool.self) {
        self = .numbers([flag ? 1 : 0])
      } else if let number = try? value.decode(CGFloat.self) {
        self = .numbers([number])
      } else if let numbers = try? value.decode([CGFloat].self) {
        self = .numbers(numbers)
      } else {
        self = (try? value.decode(String.self)).map(Self.word) ?? .other
      }
    }
  }

  private func cases() throws -> [Case] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/list-content.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }

  // MARK: Configurations

  private static let configurations: [String: UIListContentConfiguration] = [
    "cell()": .cell(), "subtitleCell()": .subtitleCell(), "valueCell()": .valueCell(),
    "plainHeader()": .plainHeader(), "plainFooter()": .plainFooter(),
    "groupedHeader()": .groupedHeader(), "sidebarCell()": .sidebarCell(),
    "sidebarSubtitleCell()": .sidebarSubtitleCell(),
    "accompaniedSidebarSubtitleCell()": .accompaniedSidebarSubtitleCell(),
    "sidebarHeader()": .sidebarHeader(),
  ]

  private static let backgrounds: [String: UIBackgroundConfiguration] = [
    "listPlainCell()": .listPlainCell(), "listPlainHeaderFooter()": .listPlainHeaderFooter(),
    "listSidebarHeader()": .listSidebarHeader(),
    "listAccompaniedSidebarCell()": .listAccompaniedSidebarCell(),
  ]

  private func answers(_ content: UIListContentConfiguration) -> [String: Value] {
    let margins = content.directionalLayoutMargins
    let text = content.textProperties
    return [
      "directionalLayoutMargins t,l,b,t": .numbers([
        margins.top, margins.leading, margins.bottom, margins.trailing,
      ]),
      "axesPreservingSuperviewLayoutMargins": .word(
        content.axesPreservingSuperviewLayoutMargins == .horizontal ? "horizontal" : "other"),
      "prefersSideBySide": .numbers([content.prefersSideBySideTextAndSecondaryText ? 1 : 0]),
      "imageToTextPadding": .numbers([content.imageToTextPadding]),
      "textToSecondaryTextHorizontalPadding": .numbers([
        content.textToSecondaryTextHorizontalPadding
      ]),
      "textToSecondaryTextVerticalPadding": .numbers([content.textToSecondaryTextVerticalPadding]),
      "text point size": .numbers([text.font.pointSize]),
      "secondary point size": .numbers([content.secondaryTextProperties.font.pointSize]),
      "numberOfLines": .numbers([CGFloat(text.numberOfLines)]),
      "adjustsFontSizeToFitWidth": .numbers([text.adjustsFontSizeToFitWidth ? 1 : 0]),
      "minimumScaleFactor": .numbers([text.minimumScaleFactor]),
      "allowsDefaultTighteningForTruncation": .numbers([
        text.allowsDefaultTighteningForTruncation ? 1 : 0
      ]),
    ]
  }

  private func answers(_ background: UIBackgroundConfiguration) -> [String: Value] {
    let insets = background.backgroundInsets
    return [
      "cornerRadius": .numbers([background.cornerRadius]),
      "backgroundInsets": .numbers([insets.top, insets.leading, insets.bottom, insets.trailing]),
      "edgesAddingLayoutMarginsToBackgroundInsets": .numbers([
        CGFloat(background.edgesAddingLayoutMarginsToBackgroundInsets.rawValue)
      ]),
      "strokeWidth": .numbers([background.strokeWidth]),
      "strokeOutset": .numbers([background.strokeOutset]),
    ]
  }

  // MARK: Rows

  /// Returns the frame of the image in a row, and the x-coordinate of its text.
  private func answers(rowOf item: Case) throws -> [String: Value] {
    let size = try #require(item.tree.size)
    guard case .numbers(let place) = item.expected["contentView x,width"] else { return [:] }
    var content = try #require(Self.configurations[item.tree.configuration ?? ""])
    if item.tree.text == true { content.text = "Hello" }
    if item.tree.secondaryText == true { content.secondaryText = "World" }
    if item.tree.image != nil { content.image = .picture(29, 29) }
    let view = UIListContentView(configuration: content)
    view.traitOverrides.displayScale = 2
    view.frame = CGRect(x: place[0], y: 0, width: place[1], height: size[1])
    view.layoutIfNeeded()
    var result: [String: Value] = [:]
    if let frame = view.imageLayoutGuide?.layoutFrame {
      result["image"] = .numbers([
        frame.minX + place[0], frame.minY, frame.width, frame.height,
      ])
    }
    if let frame = view.textLayoutGuide?.layoutFrame {
      result["text x"] = .numbers([frame.minX + place[0]])
    }
    return result
  }

  /// Returns the height of a row on a phone with a text in a font.
  private func height(_ font: UIFont) -> CGFloat {
    var content = UIListContentConfiguration.cell()
    content.text = "Display"
    content.textProperties.font = font
    let view = UIListContentView(configuration: content)
    view.traitOverrides.displayScale = 3
    return view.sizeThatFits(CGSize(width: 370, height: 0)).height
  }

  private func phoneAnswers(_ id: String) -> [String: Value]? {
    switch id {
    case "ip26-list-settings-rows":
      let row = height(.preferredFont(forTextStyle: .body))
      let rows: [(String, CGFloat)] = [
        ("general", 293.333), ("accessibility", 345.333), ("standBy", 657.333),
        ("screenTime", 744.333), ("passcode", 831.333),
      ]
      return Dictionary(
        uniqueKeysWithValues: rows.map { ($0.0, .numbers([16, $0.1, 370, row])) })
    case "ip26-swiftui-row-small-text":
      return ["row": .numbers([16, 502.333, 370, height(.systemFont(ofSize: 13))])]
    case "ip26-swiftui-row-plain-button":
      return ["row": .numbers([16, 384, 370, height(.systemFont(ofSize: 17))])]
    default: return nil
    }
  }

  // MARK: Cases

  private func answers(_ item: Case) throws -> [String: Value]? {
    if item.id == "ip16-config-cell" {
      var answer: [String: Value]?
      Device.named("iphone-11-ios16")!.traits().performAsCurrent { answer = answers(.cell()) }
      return answer
    }
    if item.id.hasPrefix("ch27-listcell-") { return try answers(rowOf: item) }
    guard let make = item.tree.make else { return nil }
    if let dot = make.firstIndex(of: ".") {
      let name = String(make[make.index(after: dot)...])
      if let content = Self.configurations[name] { return answers(content) }
      if let background = Self.backgrounds[name] { return answers(background) }
    }
    return phoneAnswers(item.id)
  }

  /// The names of values that other tests compare, or that concern no content.
  private static let otherNames: Set<String> = [
    "contentView x,width", "accessories (with separator and grip of reorder) left to right",
    "title", "account", "text", "stepper",
  ]

  @Test func `configurations and rows have the recorded values`() throws {
    let left = try LeftOutCases("ListContent/Cases/list-content").reasons
    var compared = 0
    var values = 0
    for item in try cases() {
      guard let answers = try answers(item) else {
        #expect(left[item.id] != nil, "\(item.id) is neither compared nor left out")
        continue
      }
      #expect(left[item.id] == nil, "\(item.id) is compared and left out")
      for (name, recorded) in item.expected where !Self.otherNames.contains(name) {
        guard recorded != .other else {
          #expect(answers[name] == nil, "\(item.id): \(name)")
          continue
        }
        let own = try #require(answers[name], "\(item.id): no answer for \(name)")
        values += 1
        guard case .numbers(let own) = own, case .numbers(let recorded) = recorded else {
          #expect(own == recorded, "\(item.id): \(name)")
          continue
        }
        try #require(own.count == recorded.count, "\(item.id): \(name)")
        for (own, recorded) in zip(own, recorded) {
          #expect(abs(own - recorded) <= item.tolerance, "\(item.id): \(name) is \(own)")
        }
      }
      compared += 1
    }
    #expect(try compared + left.count == cases().count)
    #expect(values >= 120)
  }
}
