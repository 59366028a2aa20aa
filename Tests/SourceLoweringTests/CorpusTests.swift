import Foundation
import SourceLowering
import SwiftParser
import SwiftSyntax
import Testing

/// Small sources, each with one form.
struct CorpusTests {
  /// Returns a text without directives and empty lines.
  private func plain(_ text: String, hasHeader: Bool) -> [String] {
    var lines = text.split(separator: "\n").map(String.init)
    if hasHeader, let first = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation") }) {
      lines.removeFirst(first)
    }
    return lines.filter { !$0.hasPrefix("#sourceLocation") }
      .map { String($0.reversed().drop { " \r".contains($0) }.reversed()) }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: LoweringCase.all.filter { !$0.flags.contains("form") })
  func `a source is lowered as expected`(_ example: LoweringCase) {
    let result = example.input.lowered()
    for (number, file) in example.files.enumerated() {
      let lowered = result.files[number]
      #expect(lowered.path == file.path)
      if let expected = example.expected {
        #expect(
          plain(lowered.text, hasHeader: lowered.isChanged)
            == plain(expected[number].text, hasHeader: false))
      } else {
        #expect(lowered.text == file.text)
        #expect(!lowered.isChanged)
      }
    }
    #expect(result.reports.count == example.reports.count, "\(result.reports)")
    for (report, expected) in zip(result.reports, example.reports) {
      let parts = expected.split(separator: ":", maxSplits: 1)
      #expect(String(report.line) == parts[0])
      #expect(report.message.contains(parts[1].dropFirst()), "\(report)")
    }
  }

  @Test(arguments: LoweringCase.all.filter { $0.flags.contains("form") })
  func `no form of a selector is left in any place`(_ example: LoweringCase) {
    let result = example.input.lowered()
    #expect(result.reports.isEmpty, "\(result.reports)")
    #expect(!result.files[0].text.contains("#selector"))
    #expect(!result.files[0].text.contains("@objc"))
    let selectors = result.files[0].text.ranges(of: "Selector(\"")
    #expect(selectors.count == FormsInPlaces.selectorCount)
  }

  @Test(arguments: LoweringCase.all)
  func `a lowered source parses, and lowering it again changes nothing`(_ example: LoweringCase) {
    let result = example.input.lowered()
    for file in result.files {
      #expect(!Parser.parse(source: file.text).hasError || example.flags.contains("notype"))
    }
    let again = LoweringInput(
      files: result.files.map { .init(path: $0.path, text: $0.text) }, module: "App",
      registration: example.registration)
    let second = again.lowered()
    #expect(second.files.map(\.text) == result.files.map(\.text))
  }

  @Test(arguments: LoweringCase.all)
  func `each line keeps its file and number`(_ example: LoweringCase) {
    // A comment at the end of each line states its position.
    let marked = example.files.map { file in
      var number = 0
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        number += 1
        return "\(line)  // @\(file.path):\(number)@"
      }
      return LoweringInput.File(path: file.path, text: lines.joined(separator: "\n"))
    }
    let input = LoweringInput(files: marked, module: "App", registration: example.registration)
    let result = input.lowered()
    var found: [String] = []
    for file in result.files where !file.isGenerated {
      var path = file.path
      var number = 0
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("#sourceLocation(file: ") {
          let parts = line.split(separator: "\"")
          path = String(parts[1])
          number = Int(parts[2].filter(\.isNumber))!
          continue
        }
        if !file.isChanged || number > 0 { if number == 0 { number = 1 } }
        if let mark = line.firstMatch(of: /\/\/ @(\/App\/.*?)@/) {
          #expect(mark.1 == "\(path):\(number)", "\(line)")
          found.append(String(mark.1))
        }
        number += number > 0 ? 1 : 0
      }
    }
    // A member for a class in each branch of an `#if` is there twice.
    #expect(found.count == Set(found).count || example.flags.contains("twice"))
    #expect(!found.isEmpty)
  }
}
