import Foundation
import Testing

@Suite("tessera explain")
struct ExplainTests {
  private struct Explanation: Decodable {
    struct Element: Decodable {
      let kind: String
      let section: Int
      let item: Int?
      let frame: [Double]
    }
    struct Step: Decodable {
      let rule: String
      let subject: String
      let axis: String?
      let result: Double
    }
    struct View: Decodable { let type: String }
    struct Length: Decodable {
      struct Reason: Decodable {
        let text: String
        let contribution: Double
      }
      let attribute: String
      let value: Double
      let reasons: [Reason]
    }
    let element: Element?
    let steps: [Step]
    let views: [View]
    let constraints: [Length]
  }

  private func explanation(_ arguments: String...) async throws -> Explanation {
    let answer = try await CommandLineTool.run(
      arguments: ["explain"] + arguments + ["--format", "json"])
    #expect(answer.errors == "")
    return try JSONDecoder().decode(Explanation.self, from: answer.data)
  }

  @Test func `the steps end with the frame that render lists`() async throws {
    let answer = try await CommandLineTool.run(
      "render", "instagram-panels", "--format", "json", "--visible")
    let found = try await explanation("instagram-panels", "--item", "1,4")
    let element = try #require(found.element)
    #expect(element.kind == "cell")
    #expect(element.section == 1)
    #expect(element.item == 4)
    let numbers = element.frame.map {
      $0 == $0.rounded() ? "\(Int($0))" : "\($0)"
    }.joined(separator: ",")
    #expect(
      answer.output.contains(#""section":1,"item":4,"frame":[\#(numbers)]"#), "\(numbers)")
    for (axis, number) in [("x", element.frame[0]), ("y", element.frame[1])] {
      #expect(found.steps.last { $0.subject == "position" && $0.axis == axis }?.result == number)
    }
    #expect(found.steps.contains { $0.rule == "1" })
  }

  @Test func `the text names the rules, the section and the views`() async throws {
    let answer = try await CommandLineTool.run("explain", "book-shelf", "--item", "0,4")
    for line in [
      "The cell of item 4 of section 0", "CoverCell", "rule 8: the list of subitems repeats",
      "content insets: top 10, leading 10, bottom 10, trailing 10", "row of 1172 points",
      "header-element-kind: x 10, y 0, 373 x 44", "UICollectionViewCompositionalLayout",
    ] {
      #expect(answer.output.contains(line), "\(line)")
    }
  }

  @Test func `a flow layout is explained by its own rules`() async throws {
    let answer = try await CommandLineTool.run("explain", "photo-grid-flow", "--item", "0,4")
    #expect(answer.output.contains("rule F2: lines other than the last are justified"))
    #expect(answer.output.contains("Line with items 3 to 5"))
  }

  @Test func `a point is explained by constraints whose parts add up`() async throws {
    let found = try await explanation("settings-form", "--point", "100,200")
    #expect(found.element == nil)
    #expect(found.constraints.map(\.attribute) == ["left", "top", "width", "height"])
    for length in found.constraints {
      let sum = length.reasons.map(\.contribution).reduce(0, +)
      #expect(abs(sum - length.value) < 0.001, "\(length.attribute)")
      #expect(!length.reasons.contains { $0.text.contains("0x") })
    }
  }

  @Test func `a supplementary view is explained by its kind`() async throws {
    let found = try await explanation(
      "book-shelf", "--item", "1,0", "--kind", "header-element-kind", "--scroll", "200")
    #expect(found.element?.kind == "supplementary:header-element-kind")
    #expect(found.steps.contains { $0.rule == "26" })
  }

  @Test func `an item far from the screen has no view, but reasons`() async throws {
    let answer = try await CommandLineTool.run(
      "explain", "instagram-panels", "--item", "222,0")
    #expect(answer.exitCode == 0)
    #expect(answer.output.contains("The cell has no view on screen."))
    #expect(answer.output.contains("rule 20"))
  }

  @Test func `without an element, the screen is described`() async throws {
    let answer = try await CommandLineTool.run("explain", "book-shelf", "--landscape")
    for line in [
      "Screen of 852 x 393 points with 3 pixels per point, light, left to right",
      "view controllers: UINavigationController > BookShelfViewController",
      "Section 0 with 18 items", "UIWindow #1",
    ] {
      #expect(answer.output.contains(line), "\(line) is not in:\n\(answer.output)")
    }
    let json = try await CommandLineTool.run("explain", "settings-form", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: json.data) as? [String: Any]
    #expect(value?["direction"] as? String == "leftToRight")
    #expect((value?["lists"] as? [Any])?.isEmpty == true)
    #expect((value?["views"] as? [Any])?.isEmpty == false)
  }

  @Test func `two runs explain alike`() async throws {
    for arguments in [["settings", "--item", "1,1"], ["settings-form", "--point", "90,120"]] {
      let first = try await CommandLineTool.run(arguments: ["explain"] + arguments)
      let second = try await CommandLineTool.run(arguments: ["explain"] + arguments)
      #expect(first.exitCode == 0)
      #expect(first.output == second.output)
    }
  }
}
