import Testing

@testable import UIKit

/// A table view controller whose rows have text fields, and the keyboard.
@Suite(.serialized) @MainActor struct TableKeyboardTests {
  private final class Form: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
      tableView.rowHeight = 60
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 20 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    }
  }

  private final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 16, y: 10, width: 200, height: 40))

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let form = Form(style: .plain)

  /// Displays the form. Another test may change the screen between an initializer and a test.
  private func show() {
    UIScreen.main.become(.standard, orientation: .portrait)
    window.frame = UIScreen.main.bounds
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var table: UITableView { form.tableView }

  private func field(ofRow row: Int) throws -> UITextField {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell
    return try #require(cell).field
  }

  @Test func `the edited row scrolls above the keyboard, whose space is removed afterwards`()
    throws
  {
    show()
    let bottom = table.safeAreaInsets.bottom
    let field = try field(ofRow: 11)
    #expect(field.becomeFirstResponder())
    window.layoutIfNeeded()
    let keyboard = window.screen.keyboardHeight(hasSuggestions: true)
    #expect(table.adjustedContentInset.bottom == keyboard)
    #expect(table.verticalScrollIndicatorInsets.bottom == keyboard - bottom)
    let shown = field.convert(field.bounds, to: nil)
    #expect(shown.maxY <= window.bounds.maxY - keyboard)
    field.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(table.contentInset.bottom == 0)
    #expect(table.adjustedContentInset.bottom == bottom)
    #expect(table.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test func `a row above the keyboard stays where it is`() throws {
    show()
    let field = try field(ofRow: 2)
    let offset = table.contentOffset
    field.becomeFirstResponder()
    #expect(table.contentOffset == offset)
    field.resignFirstResponder()
  }

  @Test func `the inset is removed when the controller disappears`() throws {
    show()
    try field(ofRow: 3).becomeFirstResponder()
    #expect(table.contentInset.bottom > 0)
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    #expect(table.contentInset == .zero)
  }
}
