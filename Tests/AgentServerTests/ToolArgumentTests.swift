import HeadlessHost
import Testing

@testable import AgentServer

@Suite struct ToolArgumentTests {
  private func steps(_ steps: JSONValue) throws -> [LiveStep] {
    guard case .order(.act(let result)) = try ToolCall(.act, ["steps": steps]) else { return [] }
    return result
  }

  @Test func `targets are references, items, points and texts`() throws {
    let read = try steps([
      ["tap": "e12"], ["tap": "item:0,4", "count": 2], ["long_press": "10,20"],
      ["tap": "text:e12"], ["tap": "Save"],
    ])
    #expect(read[0] == .tap(.reference(12), count: 1))
    #expect(read[1] == .tap(.place(.item(section: 0, item: 4)), count: 2))
    #expect(read[2] == .press(.place(.point(x: 10, y: 20)), seconds: 0.6))
    #expect(read[3] == .tap(.place(.text("e12")), count: 1))
    #expect(read[4] == .tap(.place(.text("Save")), count: 1))
  }

  @Test func `scrolls are numbers, pairs and items`() throws {
    let read = try steps([
      ["scroll": 300], ["scroll": "-20.5"], ["scroll": "0,40"], ["scroll": 10, "on": "e3"],
      ["scroll_to": "item:2,0"],
    ])
    #expect(read[0] == .scripted(.scroll(300)))
    #expect(read[1] == .scripted(.scroll(-20.5)))
    #expect(read[2] == .scripted(.scrollBoth(x: 0, y: 40)))
    #expect(read[3] == .scroll(x: 0, y: 10, on: .reference(3)))
    #expect(read[4] == .scripted(.scrollToItem(section: 2, item: 0)))
  }

  @Test func `the other steps`() throws {
    let read = try steps([
      ["type": "a\n", "into": "e5", "replace": true], ["swipe": "left", "on": "e7"],
      ["rotate": "landscape"], ["wait": 0.5],
    ])
    #expect(read[0] == .type("a\n", into: .reference(5), replaces: true))
    #expect(read[1] == .swipe(.left, on: .reference(7)))
    #expect(read[2] == .rotate(toLandscape: true))
    #expect(read[3] == .wait(0.5))
  }

  @Test(
    arguments: [
      ([], "act requires steps"),
      ("tap", "act requires steps"),
      (["tap"], "step 1 is a string"),
      ([[:]], "step 1 has no action"),
      ([["tap": "e1", "type": "a"]], "step 1 has several actions"),
      ([["tap": "e1"], ["tapp": "e2"]], "step 2 has no argument 'tapp', did you mean 'tap'?"),
      ([["tap": 5]], "'tap' of step 1 is a number; it must be a string"),
      ([["tap": ""]], "the place must be a point"),
      ([["tap": "e1", "count": 0]], "an integer from 1 to 10"),
      ([["tap": "e1", "on": "e2"]], "step 1 has 'on', which 'tap' does not have"),
      ([["swipe": "away"]], "give one of \"left\", \"right\", \"up\", \"down\""),
      ([["scroll": "far"]], "must be a number of points"),
      ([["scroll": true]], "must be a number of points"),
      ([["scroll_to": "e5"]], "must be an item"),
      ([["rotate": "upside"]], "give one of \"landscape\", \"portrait\""),
      ([["wait": 61]], "give a number from 0.0 to 60.0"),
      ([["wait": "long"]], "it must be a number"),
      ([["type": 5]], "it must be a string"),
      ([["type": "a", "replace": "yes"]], "it must be true or false"),
    ] as [(JSONValue, String)])
  func `a bad step is an error that says how to correct it`(
    value: JSONValue, sentence: String
  ) throws {
    let failure = #expect(throws: ToolFailure.self) { try steps(value) }
    #expect(failure?.description.contains(sentence) == true, "\(failure?.description ?? "")")
  }

  @Test(
    arguments: [
      (.open, [:], "open requires 'path'"),
      (.open, ["path": 3], "'path' of open is a number"),
      (.open, ["path": "a", "devise": "b"], "did you mean 'device'?"),
      (.open, ["path": "a", "text_size": "huge"], "there is no text size named 'huge'"),
      (.open, ["path": "a", "system": 9], "an integer from 14 to 26"),
      (.open, ["path": "a", "appearance": "blue"], "give one of \"light\", \"dark\""),
      (.snapshot, ["ref": "12"], "give a reference of a snapshot"),
      (.snapshot, ["detail": "most"], "give one of \"short\", \"all\""),
      (.snapshot, ["depth": -1], "an integer from 0 to 1000"),
      (.find, ["text": ""], "find requires 'text'"),
      (.screenshot, ["scale": 100], "give a number from 0.25 to 4.0"),
      (.wait, [:], "wait requires one condition"),
      (.wait, ["text": "a", "gone": "b"], "wait requires one condition"),
      (.wait, ["settled": false], "must be true"),
      (.set, [:], "set requires a setting"),
      (.set, ["landscape": "yes"], "it must be true or false"),
      (.reload, ["force": true], "reload has no argument 'force'; it has none"),
      (.logs, ["since": "now"], "give the number of a line"),
    ] as [(Tool, [String: JSONValue], String)])
  func `a bad argument is an error that says how to correct it`(
    tool: Tool, arguments: [String: JSONValue], sentence: String
  ) throws {
    let failure = #expect(throws: ToolFailure.self) { try ToolCall(tool, arguments) }
    #expect(failure?.description.contains(sentence) == true, "\(failure?.description ?? "")")
  }

  @Test func `null is a missing argument`() throws {
    guard case .order(.snapshot(let reading)) = try ToolCall(.snapshot, ["ref": .null]) else {
      Issue.record("the call is no snapshot")
      return
    }
    #expect(reading.reference == nil)
  }
}
