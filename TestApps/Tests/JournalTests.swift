import TesseraTesting
import Testing
import UIKit

@testable import Journal

/// Overrides in extensions and optional methods of a delegate.
@MainActor
struct JournalTests {
  @Test func `overrides in extensions are called, in this file and another one`() throws {
    let (journal, delegate) = (JournalViewController(), FullKeeper())
    journal.journalDelegate = delegate
    let screen = try HostedScreen(journal, device: "iphone-15")
    #expect(journal.calls == ["load", "appear"])
    #expect(journal.prefersStatusBarHidden)
    #expect(screen.frame(at: [0, 1])?.size == CGSize(width: 393, height: 44))
    let cell = try #require(screen.cell(at: [0, 1]) as? EntryCell)
    #expect(cell.label.text == "TUESDAY")
    try screen.tap(at: [0, 2])
    #expect(journal.calls.last == "select 2")
    #expect(delegate.calls == ["did appear", "did select Wednesday"])
    cell.accessory = "pin"
    #expect(cell.accessory == "pin")
    cell.prepareForReuse()
    #expect(cell.accessory == nil)
  }

  @Test func `methods that a delegate lacks are not called`() throws {
    let (journal, delegate) = (JournalViewController(), ShortKeeper())
    journal.journalDelegate = delegate
    let screen = try HostedScreen(journal, device: "iphone-15")
    #expect((screen.cell(at: [0, 0]) as? EntryCell)?.label.text == "Monday")
    try screen.tap(at: [0, 0])
    #expect(delegate.calls == ["did select Monday"])
  }
}
