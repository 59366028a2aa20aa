/// The kind of an element of a layout, with the name of its element kind where UIKit has one.
enum ElementKind: Hashable {
  case cell
  case supplementary(String)
  case decoration(String)

  /// The name of the kind; `nil` for a cell.
  var name: String? {
    switch self {
    case .cell: nil
    case .supplementary(let name), .decoration(let name): name
    }
  }

  /// The category in UIKit's API.
  var category: UICollectionView.ElementCategory {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  var isCell: Bool {
    if case .cell = self { true } else { false }
  }

  var isDecoration: Bool {
    if case .decoration = self { true } else { false }
  }
}

extension ElementKind: CustomStringConvertible {
  /// The kind in the words of messages: "cell" or "'header' view".
  var description: String { name.map { "'\($0)' view" } ?? "cell" }
}
