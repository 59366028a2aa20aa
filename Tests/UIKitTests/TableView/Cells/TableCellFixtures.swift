import Testing

@testable import UIKit

/// The screens whose table views were recorded.
enum TableScreen {
  /// An iPhone SE with a window of 320, or of 375 points.
  case narrowPhone, phone
  /// An iPhone 16.
  case widePhone
  case pad

  var width: CGFloat {
    switch self {
    case .narrowPhone: 320
    case .phone: 375
    case .widePhone: 393
    case .pad: 820
    }
  }

  /// The width of cards in an inset grouped table view.
  var cardWidth: CGFloat { width - (self == .widePhone || self == .pad ? 40 : 32) }

  @MainActor
  func apply(to view: UIView) {
    view.traitOverrides.displayScale = self == .widePhone ? 3 : 2
    view.traitOverrides.userInterfaceIdiom = self == .pad ? .pad : .phone
    view.layoutIfNeeded()
  }
}

extension UITableViewCell {
  /// Creates a cell of a table view on a screen, without the table view.
  static func make(
    _ style: CellStyle = .default, on screen: TableScreen = .phone,
    in placement: ListPlacement = .plain, _ change: (inout TableRowContext) -> Void = { _ in }
  ) -> UITableViewCell {
    // A test that waits may have left another screen.
    UIScreen.main.become(.standard, orientation: .portrait)
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    screen.apply(to: cell)
    var row = TableRowContext()
    row.placement = placement
    row.tableWidth = screen.width
    change(&row)
    cell.row = row
    cell.bounds.size.width =
      placement.contains(.insetGrouped) ? screen.cardWidth : screen.width
    return cell
  }

  /// Lays out the cell in a height; `nil` for the height that fits it.
  @discardableResult
  func layOut(height: CGFloat? = nil) -> UITableViewCell {
    frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: height ?? fittingHeight(width: bounds.width))
    layoutIfNeeded()
    return self
  }

  /// The frame of a view in the cell, in the cell's coordinates.
  func frameInside(_ view: UIView?) throws -> CGRect {
    let view = try #require(view)
    return convert(view.bounds, from: view)
  }

  /// The separators that are not hidden, from top to bottom.
  var separatorViews: [UIView] {
    let scale = traitCollection.roundingScale
    return subviews.filter {
      !$0.isHidden && ($0.frame.height == 1 || $0.frame.height == 1 / scale) && $0 !== contentView
    }
    .sorted { $0.frame.minY < $1.frame.minY }
  }
}

extension CGRect {
  /// Creates a rectangle of recorded numbers.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
