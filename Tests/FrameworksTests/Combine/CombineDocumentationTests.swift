import Combine
import TestSupport
import Testing

struct CombineDocumentationTests {
  @Test func `the code of the documentation of Combine is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/Combine/Combine.docc",
      comparedWith: ["Tests/FrameworksTests/Combine/CombineDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation combines two subjects`() {
    // snippet.latest
    let name = CurrentValueSubject<String, Never>("")
    let accepted = CurrentValueSubject<Bool, Never>(false)
    var isEnabled: [Bool] = []
    let cancellable = name.combineLatest(accepted)
      .map { name, accepted in !name.isEmpty && accepted }
      .removeDuplicates()
      .sink { isEnabled.append($0) }
    name.send("Ada")
    accepted.send(true)
    cancellable.cancel()
    // snippet.end
    #expect(isEnabled == [false, true])
  }
}
