import Foundation
import HeadlessHost
import ScreenChecking
import Testing
import UIKit

/// The parts of a check are disjoint, and their merged report equals the report of one run.
@MainActor
struct CheckPartTests {
  @Test func `each screen is in one part, in any order of the names`() throws {
    let names = ["Delta", "Alpha", "Charlie", "Echo", "Bravo"]
    let parts = try (1...3).map { number in
      try #require(CheckShard("\(number)/3")).part(of: names)
    }
    #expect(parts == [["Alpha", "Delta"], ["Bravo", "Echo"], ["Charlie"]])
    #expect(try #require(CheckShard("2/3")).part(of: names.reversed()) == parts[1])
    #expect(try #require(CheckShard("1/1")).part(of: names) == names.sorted())
  }

  @Test(arguments: ["0/3", "4/3", "3", "1/0", "a/b", "1/2/3", "-1/3", ""])
  func `other texts are no parts`(text: String) {
    #expect(CheckShard(text) == nil)
  }

  @Test func `merged reports have the screens and the causes of all`() throws {
    let layouts = [CheckLayout(device: "iphone-15")]
    func report(_ name: String) throws -> CheckReport {
      try ScreenCheck.report(named: name, layouts: layouts) {
        ClosureScreen { screen in
          let button = screen.button("Close")
          button.configuration = nil
          NSLayoutConstraint.deactivate(button.constraints)
          button.heightAnchor.constraint(equalToConstant: 20).isActive = true
          button.widthAnchor.constraint(equalToConstant: 20).isActive = true
          button.accessibilityLabel = "Close"
          screen.stack.addArrangedSubview(button)
        }
      }
    }
    var whole = try report("One")
    whole.add(try report("Two"))
    var failed = try report("Three")
    failed.unread = [CheckReport.Unread(screen: "Four", reason: "it stopped")]
    whole.add(failed)
    let parts = try [report("One"), report("Two"), failed].map { Data($0.json(from: .note).utf8) }
    let merged = try CheckReport.merged(parts)
    #expect(merged.json(from: .note) == whole.json(from: .note))
    #expect(merged.screens == ["One", "Two", "Three"])
    #expect(merged.findings.first?.screens == ["One", "Two", "Three"])
    #expect(merged.unread.map(\.screen) == ["Four"])
  }

  @Test func `a file that is no report is an error`() {
    #expect(throws: (any Error).self) { try CheckReport.merged([Data("{}".utf8)]) }
  }
}
