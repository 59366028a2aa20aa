import TestSupport
import Testing
import os

struct LogDocumentationTests {
  @Test func `the code of the documentation of os is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/os/os.docc",
      comparedWith: ["Tests/FrameworksTests/Logging/LogDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation of os counts`() {
    // snippet.log
    let logger = Logger(subsystem: "org.example.app", category: "network")
    logger.error("status \(404) of \("index.html", privacy: .public)")
    let count = OSAllocatedUnfairLock(initialState: 0)
    count.withLock { $0 += 1 }
    print(count.withLock { $0 })
    // snippet.end
    #expect(count.withLock { $0 } == 1)
  }
}
