import Foundation
import Testing

@testable import AgentServer

@Suite struct LineTests {
  private func add(_ text: String, to splitter: inout LineSplitter) -> [LineSplitter.Part] {
    Data(text.utf8).withUnsafeBytes { splitter.add($0) }
  }

  @Test func `lines that arrive in parts are whole`() {
    var splitter = LineSplitter()
    #expect(add("{\"a\"", to: &splitter) == [])
    #expect(add(":1}\n\n  \r\n{", to: &splitter) == [.line(Data("{\"a\":1}".utf8))])
    #expect(add("}\n", to: &splitter) == [.line(Data("{}".utf8))])
    #expect(splitter.finish() == nil)
  }

  @Test func `the end of the stream ends a line`() {
    var splitter = LineSplitter()
    #expect(add("{}", to: &splitter) == [])
    #expect(splitter.finish() == .line(Data("{}".utf8)))
  }

  @Test func `a long line is left out up to its end`() {
    var splitter = LineSplitter(limit: 4)
    #expect(add("abc", to: &splitter) == [])
    #expect(add("de", to: &splitter) == [])
    #expect(add("fghijklm", to: &splitter) == [])
    #expect(add("n\nabcd\n", to: &splitter) == [.longLine, .line(Data("abcd".utf8))])
  }

  @Test func `the lines of an app have numbers, and the last ones stay`() {
    let log = OutputLog()
    log.add(Data("one\ntw".utf8), isError: false)
    log.add(Data("warning\n".utf8), isError: true)
    log.add(Data("o\n".utf8), isError: false)
    #expect(log.lines(after: 0).map(\.text) == ["one", "warning", "two"])
    #expect(log.lines(after: 1).map(\.number) == [2, 3])
    #expect(log.lines(after: 0).map(\.isError) == [false, true, false])
    for _ in 0..<3000 { log.add(Data("more\n".utf8), isError: false) }
    #expect(log.lines(after: 0).count == 2000)
    #expect(log.count == 3003)
  }

  @Test func `a line without an end is limited, and ends with the app`() {
    let log = OutputLog()
    log.add(Data(repeating: 97, count: 10_000), isError: false)
    #expect(log.lines(after: 0).map(\.text.count) == [4000])
    log.add(Data("last".utf8), isError: false)
    log.finish()
    #expect(log.lines(after: 1).map(\.text) == ["last"])
  }
}
