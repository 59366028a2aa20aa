import UIKit

/// Faults in rows and cells.
extension SeededFault {
  static let lists = [
    SeededFault("text-clipped", "rows with a fixed height") { isFaulty in
      RowScreen { table in
        if isFaulty { table.rowHeight = 44 }
      } fill: { cell in
        cell.show(sentence)
      }
    },
    SeededFault("fixed-font", "rows with a font of the system") { isFaulty in
      RowScreen { _ in
      } fill: { cell in
        cell.show("Coast line")
        if isFaulty { cell.title.font = .systemFont(ofSize: 16) }
      }
    },
    SeededFault("contrast", "rows with a pale color") { isFaulty in
      RowScreen { _ in
      } fill: { cell in
        cell.show("Coast line")
        cell.title.textColor = UIColor(white: isFaulty ? 0.75 : 0.2, alpha: 1)
      }
    },
    SeededFault("target-size", "a small button at the end of rows") { isFaulty in
      RowScreen { _ in
      } fill: { cell in
        cell.show("Coast line")
        cell.addButton(side: isFaulty ? 24 : 44)
      }
    },
    SeededFault("no-name", "a button with a picture in rows") { isFaulty in
      RowScreen { _ in
      } fill: { cell in
        cell.show("Coast line")
        let button = cell.addButton(side: 44)
        button.accessibilityLabel = isFaulty ? "" : "Remove"
      }
    },
    SeededFault("text-clipped", "cells with an absolute height") { isFaulty in
      CardScreen(height: isFaulty ? .absolute(40) : .estimated(40))
    },
    SeededFault("estimate-frozen", "items with a fraction of an estimate") { isFaulty in
      CardScreen(
        height: .estimated(400), itemHeight: isFaulty ? .fractionalHeight(1) : .estimated(400))
    },
    SeededFault("estimate-frozen", "a count along the axis of an estimate") { isFaulty in
      CardScreen(height: .estimated(400), count: isFaulty ? 1 : nil)
    },
  ]
}

/// A row with a title and a button.
final class RowCell: UITableViewCell {
  let title = UILabel()
  private var button: UIButton?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: guide.topAnchor),
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -52),
      title.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("RowCell cannot be decoded.") }

  func show(_ text: String) { title.text = text }

  @discardableResult
  func addButton(side: CGFloat) -> UIButton {
    if let button { return button }
    let button = UIButton(type: .custom)
    button.accessibilityLabel = "Remove"
    button.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: side),
      button.heightAnchor.constraint(equalToConstant: side),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      button.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor),
    ])
    self.button = button
    return button
  }
}

/// A table with two rows.
final class RowScreen: UITableViewController {
  private let prepare: (UITableView) -> Void
  private let fill: (RowCell) -> Void

  init(_ prepare: @escaping (UITableView) -> Void, fill: @escaping (RowCell) -> Void) {
    self.prepare = prepare
    self.fill = fill
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("RowScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    prepare(tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let row = cell as? RowCell { fill(row) }
    return cell
  }
}

/// A card with a sentence.
private final class CardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("CardCell cannot be decoded.") }
}

/// Three cards.
final class CardScreen: UICollectionViewController {
  private let text: String

  init(_ layout: UICollectionViewLayout, text: String = SeededFault.sentence) {
    self.text = text
    super.init(collectionViewLayout: layout)
  }

  /// Creates a page with cards below each other.
  ///
  /// - Parameters:
  ///   - height: The height of groups.
  ///   - itemHeight: The height of items; `nil` for the height of groups.
  ///   - count: The number of items in a group; `nil` for a group with a list of one item.
  convenience init(
    height: NSCollectionLayoutDimension, itemHeight: NSCollectionLayoutDimension? = nil,
    count: Int? = nil
  ) {
    func size(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }
    let item = NSCollectionLayoutItem(layoutSize: size(itemHeight ?? height))
    let group =
      if let count {
        NSCollectionLayoutGroup.vertical(layoutSize: size(height), subitem: item, count: count)
      } else {
        NSCollectionLayoutGroup.vertical(layoutSize: size(height), subitems: [item])
      }
    self.init(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { fatalError("CardScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.label.text = text
    return cell
  }
}
