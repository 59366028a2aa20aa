import Foundation
import Testing

@testable import os

struct LogTests {
  @Test func `messages have values, formats and columns`() {
    let name: String? = nil
    func text(_ message: OSLogMessage) -> String { message.text }
    #expect(text("plain") == "plain")
    #expect(text("\(3) of \("four", privacy: .public), \(name)") == "3 of four, nil")
    #expect(
      text("\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3))")
        == "0xff 007")
    #expect(
      text("\(1.5, format: .fixed(precision: 2))|\("a", align: .right(columns: 4))|")
        == "1.50|   a|")
  }

  @Test func `formats take their arguments, and keep places without one`() {
    #expect(LogFormat.text("%d of %{public}@: %.1f%%", [3, "four", 2.25]) == "3 of four: 2.2%")
    #expect(LogFormat.text("%ld %{private}s %x", [Int64(-5), nil, 255]) == "-5 (null) ff")
    #expect(LogFormat.text("%d and %d", [1]) == "1 and %d")
  }

  @Test func `logs and signposts of an app compile and return results`() {
    let signposter = OSSignposter(subsystem: "app", category: "layout")
    #expect(!signposter.isEnabled)
    #expect(signposter.withIntervalSignpost("solve") { 42 } == 42)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    #expect(!OSLog(subsystem: "app", category: "x").signpostsEnabled)
    #expect(!OSLog.disabled.isEnabled(type: .error))
  }

  @Test func `a message is one line on standard error with its kind and log`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      Logger(subsystem: "app", category: "net").error("status \(404)")
      os_log("%d items", log: .disabled, type: .info, 3)
      os_log("%d items", log: OSLog(subsystem: "app", category: "data"), type: .debug, 3)
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix(" [app:net] error: status 404") == true)
    #expect(lines.last?.hasSuffix(" [app:data] debug: 3 items") == true)
  }
}
