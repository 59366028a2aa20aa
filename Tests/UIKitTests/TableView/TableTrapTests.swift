import Testing

@testable import UIKit

/// Programming errors stop the program with a message that names the error, its location, and the
/// fix.
@Suite struct TableTrapTests {
  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `an unregistered identifier is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableViewFixture(rows: 3)
        _ = fixture.view.dequeueReusableCell(withIdentifier: "photo", for: .row(0))
      }
    }
    let expected =
      "unable to dequeue a cell with identifier photo - must register a nib or a class for the "
      + "identifier or connect a prototype cell in a storyboard ('row' registered)"
    #expect(sentence(result).contains(expected))
  }

  @Test func `counts that do not fit an update are named with the methods of table views`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableViewFixture(rows: 3)
        fixture.source.sections[0].removeLast()
        fixture.view.insertRows(at: [.row(0)], with: .fade)
      }
    }
    let sentence = sentence(result)
    #expect(sentence.contains("Section 0 had 3 row(s) before the update"))
    #expect(sentence.contains("tableView(_:numberOfRowsInSection:) returned 2"))
    #expect(sentence.contains("call deleteRows(at:with:) for the other 2 deleted row(s)"))
  }

  @Test func `a row that does not exist cannot be deleted`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableViewFixture(rows: 3)
        fixture.view.deleteRows(at: [.row(9)], with: .fade)
      }
    }
    #expect(
      sentence(result).contains(
        "The row at [0, 9] is deleted in an update, but section 0 has only 3 row(s) before it"))
  }

  @Test func `an update that did not begin cannot end`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableViewFixture(rows: 3).view.endUpdates() }
    }
    #expect(sentence(result).contains("call beginUpdates() before endUpdates()"))
  }

  @Test func `a row out of range is named with the counts`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TableViewFixture(rows: 3).view.scrollToRow(at: .row(3), at: .top, animated: false)
      }
    }
    #expect(sentence(result).contains("[0, 3] does not exist: section 0 of 1 has 3 row(s)"))
  }

  @Test func `a class that is no cell is not registered`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UITableView().register(UILabel.self, forCellReuseIdentifier: "label")
      }
    }
    #expect(sentence(result).contains("register a subclass of UITableViewCell"))
  }

  @Test func `a controller without cells says which method to override`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Empty: UITableViewController {
          override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
          ) -> Int { 1 }
        }
        let controller = Empty(style: .plain)
        controller.view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("override tableView(_:cellForRowAt:)"))
  }
}
