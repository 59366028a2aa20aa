import HeadlessHost
import ScreenReading
import Testing
import UIKit

@MainActor
struct SnapshotDifferenceTests {
  private let plain = ScreenModel(size: CGSize(width: 375, height: 500), scale: 2)

  /// Returns the difference that a change of a form makes.
  private func difference(_ change: (FormController) -> Void) -> String {
    var reader = ScreenReader()
    let controller = FormController()
    let screen = HostedScreen(controller, on: plain)
    let before = screen.read(by: &reader)
    change(controller)
    return SnapshotDifference(from: before, to: screen.read(by: &reader)).text()
  }

  @Test func `an unchanged screen has no difference`() {
    #expect(difference { _ in } == "Nothing changed on the screen.")
  }

  @Test func `a value, a state and a movement are named`() {
    let text = difference {
      $0.toggle.isOn = true
      $0.add.isEnabled = false
      $0.heading.frame.origin.x += 10
    }
    #expect(
      text == """
        ~ e3 switch "Public": value "off" → "on"
        ~ e4 button "Add": disabled
        > e1 moved by 10,0
        """)
  }

  @Test func `a removed element is named, and its reference is not given again`() {
    var reader = ScreenReader()
    let controller = FormController()
    let screen = HostedScreen(controller, on: plain)
    let before = screen.read(by: &reader)
    let largest = before.elements.map(\.reference).max() ?? 0
    controller.add.removeFromSuperview()
    let label = UILabel(frame: CGRect(x: 16, y: 300, width: 100, height: 20))
    label.text = "Done"
    controller.view.addSubview(label)
    let after = screen.read(by: &reader)
    #expect(after.elements(matching: "Done").first?.reference == largest + 1)
    #expect(
      SnapshotDifference(from: before, to: after).text() == """
        - e4 button "Add" [16,240 343x44]
        + e8 text "Done" [16,300 100x20]
        """)
  }

  @Test func `an element that comes back has its reference again`() {
    var reader = ScreenReader()
    let controller = FormController()
    let screen = HostedScreen(controller, on: plain)
    let reference = screen.read(by: &reader).elements(matching: "Add").first?.reference
    controller.add.isHidden = true
    _ = screen.read(by: &reader)
    controller.add.isHidden = false
    #expect(reference != nil)
    #expect(screen.read(by: &reader).elements(matching: "Add").first?.reference == reference)
  }

  @Test func `a row keeps its reference when a row is inserted before it`() {
    var reader = ScreenReader()
    let controller = RowsController()
    let screen = HostedScreen(controller, on: plain)
    let reference = screen.read(by: &reader).elements(matching: "Cleo").first?.reference
    controller.names.insert("Bea", at: 1)
    controller.tableView.reloadData()
    let found = screen.read(by: &reader).elements(matching: "Cleo").first
    #expect(reference != nil)
    #expect(found?.reference == reference)
    #expect(found?.place == [0, 3])
  }

  @Test func `scrolled rows move together`() {
    var reader = ScreenReader()
    let screen = HostedScreen(RowsController(), on: plain)
    let before = screen.read(by: &reader)
    screen.scroll(to: 100)
    let text = SnapshotDifference(from: before, to: screen.read(by: &reader)).text()
    #expect(
      text == """
        - e2 cell [0,0] "Ada" [0,0 375x50]
        - e4 cell [0,1] "Ben" [0,50 375x50]
        + e22 cell [1,7] "Row 7" [0,400 375x50]
        + e23 cell [1,8] "Row 8" [0,450 375x50]
        ~ e1 table: contents 2 sections, 43 rows, [0,0]…[1,6] on screen → \
        2 sections, 43 rows, [0,2]…[1,8] on screen
        > e6, e8, e10 and 5 more moved by 0,-100
        """)
  }

  @Test func `the cells of another list are new, and do not continue those at their places`() {
    var reader = ScreenReader()
    let navigation = UINavigationController(rootViewController: NamedRows("Coast", "Hills"))
    let screen = HostedScreen(navigation, on: plain)
    let before = screen.read(by: &reader)
    navigation.pushViewController(NamedRows("Harbor", "Station"), animated: false)
    let after = screen.read(by: &reader)
    let difference = SnapshotDifference(from: before, to: after)
    func cells(_ elements: [ReadElement]) -> [String] {
      elements.filter { $0.role == "cell" }.compactMap(\.name)
    }
    #expect(cells(difference.removed) == ["Coast", "Hills"])
    #expect(cells(difference.added) == ["Harbor", "Station"])
    #expect(difference.changed.filter { $0.new.role == "cell" }.isEmpty)
  }

  @Test func `a row with another text keeps its reference`() throws {
    var reader = ScreenReader()
    let rows = NamedRows("Coast", "Hills")
    let screen = HostedScreen(rows, on: plain)
    let before = screen.read(by: &reader)
    rows.names[0] = "Shore"
    rows.tableView.reloadData()
    let difference = SnapshotDifference(from: before, to: screen.read(by: &reader))
    #expect(difference.changed.map(\.new.name) == ["Shore"])
    #expect(difference.removed.isEmpty)
  }

  @Test func `another process continues the references of a snapshot`() throws {
    var reader = ScreenReader()
    let controller = FormController()
    let screen = HostedScreen(controller, on: plain)
    _ = screen.read(by: &reader)
    controller.heading.isHidden = true
    let before = screen.read(by: &reader)
    var other = ScreenReader()
    other.continueReferences(of: before)
    let after = HostedScreen(FormController(), on: plain).read(by: &other)
    let button = try #require(before.elements(matching: "Add").first)
    #expect(after.elements(matching: "Add").first?.reference == button.reference)
  }
}

/// A table with rows of the system's style.
private final class NamedRows: UITableViewController {
  var names: [String]

  init(_ names: String...) {
    self.names = names
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("NamedRows cannot be decoded.") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}
