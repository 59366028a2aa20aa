import Testing

@testable import UIKit

/// Table cells with content configurations and with constraints.
@MainActor
@Suite struct TableCellConfigurationTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, on screen: TableScreen = .phone, _ text: String,
    _ secondary: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell.make(style, on: screen)
    var content = cell.defaultContentConfiguration()
    content.text = text
    content.secondaryText = secondary
    cell.contentConfiguration = content
    return cell
  }

  /// `tb-se261-grouped-header-heights`.
  @Test func `the separator adds a point to the height`() {
    #expect(cell(.default, "Title").fittingHeight(width: 375) == 53)
    #expect(cell(.value1, "Title", "Value").fittingHeight(width: 375) == 53)
    #expect(cell(.subtitle, "Title", "Detail").fittingHeight(width: 375) == 69.5)
    let other = cell(.subtitle, on: .widePhone, "Title", "Detail")
    #expect(isNear(other.fittingHeight(width: 393), 69.333, within: 0.001))
    other.row.separators.style = .none
    #expect(isNear(other.fittingHeight(width: 393), 68.333, within: 0.001))
  }

  @Test func `a content view of an app's own is as high as its constraints require`() {
    let cell = UITableViewCell.make(.default, on: .phone)
    cell.contentConfiguration = BoxConfiguration()
    #expect(cell.fittingHeight(width: 375) == 120)
    cell.layOut()
    #expect(cell.contentView is BoxView)
  }

  @Test func `the height is one line's before iOS 26`() {
    let cell = cell(.default, "Title")
    cell.traitOverrides[InterfaceGenerationTrait.self] = .iOS14
    #expect(cell.fittingHeight(width: 375) == 44)
  }

  @Test func `text lies at the margin, and the separator begins at the text`() throws {
    for (screen, x) in [(TableScreen.phone, 16), (.widePhone, 20)] as [(TableScreen, CGFloat)] {
      let cell = cell(.subtitle, on: screen, "Title", "Detail").layOut()
      let content = try #require(cell.contentView as? UIListContentView)
      #expect(content.textLayoutGuide?.layoutFrame.minX == x)
      #expect(cell.separatorViews.first?.frame.minX == x)
      #expect(cell.separatorViews.first?.frame.maxX == screen.width - x)
    }
    let content = try #require(
      cell(.subtitle, "Title", "Detail").layOut().contentView as? UIListContentView)
    #expect(content.textLayoutGuide?.layoutFrame.minY == 15.5)
  }

  @Test func `a value ends 8 points before an arrow`() throws {
    let cell = cell(.value1, "Title", "Value")
    cell.accessoryType = .disclosureIndicator
    cell.layOut()
    let content = try #require(cell.contentView as? UIListContentView)
    #expect(content.frame.maxX == 348.5)
    #expect(content.secondaryTextLayoutGuide?.layoutFrame.maxX == 340.5)
  }

  @Test func `text keeps its distance from a control of the editing mode`() throws {
    let cell = cell(.default, "Title")
    cell.row.editingStyle = .delete
    cell.isEditing = true
    cell.layOut()
    let content = try #require(cell.contentView as? UIListContentView)
    #expect(content.frame.minX == 40)
    #expect(content.textLayoutGuide?.layoutFrame.minX == 16)
    #expect(cell.separatorViews.first?.frame.minX == 16)
  }

  @Test func `labels return after the configuration`() throws {
    let cell = UITableViewCell.make()
    let label = try #require(cell.textLabel)
    label.text = "Title"
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.layOut()
    #expect(!label.isDescendant(of: cell))
    cell.contentConfiguration = nil
    cell.layOut()
    #expect(label.superview === cell.contentView)
    #expect(label.frame == CGRect(16, 0, 343, 52))
  }

  @Test func `configurations are updated for each state`() {
    let cell = cell(.default, "Title")
    var states: [[Bool]] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append([state.isSelected, state.isHighlighted, state.isEditing, state.isSwiped])
    }
    cell.layOut()
    cell.isHighlighted = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.isEditing = true
    cell.showSwipe(-20)
    cell.layoutIfNeeded()
    #expect(
      states == [
        [false, false, false, false], [true, true, false, false], [true, true, true, true],
      ])
  }

  /// `tb-se26-selfsizing`: nothing is added for the separator.
  @Test func `constraints decide the height`() {
    let cell = UITableViewCell.make()
    let label = UILabel(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = 0
    label.text = "1\n2"
    cell.contentView.addSubview(label)
    let content = cell.contentView
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
    ])
    #expect(cell.fittingHeight(width: 375) == 60)
    cell.layOut()
    #expect(label.frame == CGRect(16, 12, 343, 36))
    cell.accessoryType = .disclosureIndicator
    cell.layOut()
    #expect(label.frame.maxX == 332.5)
  }

  @Test func `the margins guide of the content view has the standard margins`() {
    let cell = UITableViewCell.make().layOut()
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16))
    cell.accessoryType = .checkmark
    cell.layOut()
    #expect(cell.contentView.layoutMargins.right == 8)
  }

  @Test func `a subclass may answer its own height`() {
    final class Cell: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 91) }
    }
    #expect(Cell(style: .default, reuseIdentifier: nil).fittingHeight(width: 375) == 91)
  }
}

/// Content of a fixed height with distances from its edges.
private struct BoxConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { BoxView(self) }
  func updated(for state: any UIConfigurationState) -> BoxConfiguration { self }
}

private final class BoxView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 100),
      box.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
