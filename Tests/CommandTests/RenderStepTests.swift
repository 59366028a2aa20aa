import Foundation
import Testing

@Suite("tessera render: settings and steps")
struct RenderStepTests {
  private func frames(_ arguments: String...) async throws -> String {
    let answer = try await CommandLineTool.run(
      arguments: ["render"] + arguments + ["--format", "json", "--visible"])
    #expect(answer.errors == "", "\(arguments)")
    #expect(answer.exitCode == 0, "\(arguments)")
    return answer.output
  }

  private func drawing(_ arguments: String...) async throws -> String {
    let answer = try await CommandLineTool.run(arguments: ["render"] + arguments)
    #expect(answer.errors == "", "\(arguments)")
    return answer.output
  }

  @Test func `landscape turns the size of the picture`() async throws {
    let answer = try await CommandLineTool.run(
      "render", "hello-list", "--landscape", "--format", "svg")
    #expect(answer.output.contains(#"width="852" height="393""#))
  }

  @Test func `a right-to-left language and larger text change the frames of text`() async throws {
    func picture(_ arguments: String...) async throws -> String {
      let answer = try await CommandLineTool.run(
        arguments: ["render", "settings", "--format", "svg"] + arguments)
      #expect(answer.exitCode == 0)
      return answer.output
    }
    let body = (usual: #"font-size="17""#, largest: #"font-size="53""#)
    let plain = try await picture()
    let large = try await picture("--text-size", "ax5")
    #expect(plain.contains(body.usual))
    #expect(!plain.contains(body.largest))
    // Bars keep the size of their texts.
    func count(_ text: String, in picture: String) -> Int {
      picture.components(separatedBy: text).count - 1
    }
    #expect(count(body.largest, in: large) > count(body.usual, in: large))
    let words = try await picture("--text-size", "accessibility-extra-extra-extra-large")
    #expect(words == large)
    let mirrored = try await CommandLineTool.run("render", "settings", "--right-to-left")
    let usual = try await CommandLineTool.run("render", "settings")
    #expect(mirrored.output != usual.output)
  }

  @Test func `a negative scroll goes back, and stops at the beginning`() async throws {
    let top = try await frames("hello-list")
    #expect(try await frames("hello-list", "--scroll", "-20") == top)
    #expect(try await frames("hello-list", "--scroll=-20") == top)
    let down = try await frames("hello-list", "--scroll", "80")
    #expect(down != top)
    #expect(try await frames("hello-list", "--scroll", "100", "--scroll", "-20") == down)
    #expect(try await frames("hello-list", "--scroll", "0,80") == down)
  }

  @Test func `an item is scrolled to`() async throws {
    let answer = try await frames("instagram-panels", "--scroll", "item:100,2")
    #expect(answer.contains(#""section":100,"item":2,"#))
  }

  /// The first item can be tapped before it is scrolled away, and not after.
  @Test func `steps happen in the order of the arguments`() async throws {
    let tap = ["--tap", "item:0,0"]
    let scroll = ["--scroll", "300"]
    for (steps, code) in [
      (tap + scroll, 0), (scroll + tap, 1), (scroll + ["--scroll=-300"] + tap, 0),
    ]
      as [([String], Int32)]
    {
      let answer = try await CommandLineTool.run(arguments: ["render", "hello-list"] + steps)
      #expect(answer.exitCode == code, "\(steps)")
    }
  }

  @Test func `text is typed into the field that a tap gave the keyboard`() async throws {
    let all = try await frames("mountains")
    let found = try await frames("mountains", "--tap", "Name of a mountain", "--type", "Everest")
    #expect(found != all)
    #expect(found.components(separatedBy: #""kind":"cell""#).count == 2)
  }

  @Test func `a wait lets the app's own timers run`() async throws {
    let before = try await drawing("insertion-sort", "--format", "svg")
    let after = try await drawing("insertion-sort", "--format", "svg", "--wait", "1.5")
    #expect(before != after)
  }

  @Test(
    arguments: [
      (["settings", "--tap", "Nowhere"], ["“Nowhere”", "“Wi-Fi”", "“Bluetooth”"]),
      (["hello-list", "--tap", "Hello"], ["places have the text “Hello”", "“Hello, Venus” at"]),
      (["hello-list", "--tap", "500,100"], ["500,100", "393 x 852"]),
      (["hello-list", "--tap", "item:0,400"], ["0,400", "section 0 has"]),
      (["hello-list", "--tap", "item:3,0"], ["section 3", "1 section"]),
      (["hello-list", "--tap", "item:0,30"], ["[0, 30]", "scroll there before"]),
      (["hello-list", "--type", "a"], ["keyboard", "“a”", "tap a field"]),
      (["hello-list", "--scroll", "item:0,4000"], ["0,4000"]),
      (["explain", "hello-list", "--item", "0,4000"], ["0,4000", "section 0 has"]),
      (["explain", "hello-list", "--item", "7,0"], ["section 7", "1 section"]),
      (["explain", "hello-list", "--point", "1,4000"], ["1,4000", "393 x 852"]),
      (["explain", "book-shelf", "--item", "0,0", "--kind", "x"], ["'x'", "header-element-kind"]),
      (["explain", "settings-form", "--item", "0,0"], ["no collection or table view"]),
    ] as [([String], [String])])
  func `a step that finds nothing says what is there`(arguments: [String], words: [String])
    async throws
  {
    let isCommand = arguments[0] == "explain"
    let answer = try await CommandLineTool.run(
      arguments: isCommand ? arguments : ["render"] + arguments)
    #expect(answer.exitCode == 1)
    #expect(answer.output == "")
    #expect(answer.errors.hasPrefix("tessera: "))
    #expect(answer.errorLines.count == 2)
    #expect(answer.errorLines.last == "")
    for word in words {
      #expect(answer.errors.contains(word), "\(arguments) says: \(answer.errors)")
    }
  }
}
