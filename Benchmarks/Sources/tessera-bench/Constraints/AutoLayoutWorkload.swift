import CAllocations
import UIKit

/// Views that constraints position: the first solve of three shapes of hierarchies, and the changes
/// of one constant and of the width.
@MainActor
enum AutoLayoutWorkload {
  static let name = "autolayout"

  static func measure() {
    for (shape, counts) in [
      ("independent", [10, 100, 1_000]), ("nested", [1, 10, 100]), ("chain", [10, 100, 1_000]),
    ] {
      for count in counts { measure(shape, count) }
    }
    ConstraintCell.measure()
    ConstraintList.measure()
  }

  private static func measure(_ shape: String, _ count: Int) {
    let runs = count >= 1_000 ? 5 : 20
    var first: [Double] = []
    var constant: [Double] = []
    var width: [Double] = []
    for _ in 0..<runs {
      let screen = Shape(shape, count: count)
      first.append(ThreadClock.time { screen.root.layoutIfNeeded() })
      for step in 0..<10 {
        constant.append(
          ThreadClock.time {
            screen.constant.constant = CGFloat(10 + step % 2)
            screen.root.layoutIfNeeded()
          })
      }
      for step in 0..<10 {
        width.append(
          ThreadClock.time {
            screen.root.frame.size.width = CGFloat(400 + step % 2)
            screen.root.layoutIfNeeded()
          })
      }
    }
    for (metric, times) in [("first", first), ("constant", constant), ("width", width)] {
      Measurement(
        workload: "autolayout-\(shape)", count: count, metric: metric, value: Spread(times)
      ).report()
    }
  }

  /// A hierarchy of views with constraints.
  @MainActor
  private final class Shape {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100_000))
    /// The constraint whose constant is changed: it affects one view.
    var constant: NSLayoutConstraint!

    init(_ name: String, count: Int) {
      var constraints: [NSLayoutConstraint] = []
      var last: UIView?
      for index in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let outer = name == "nested" ? last ?? root : root
        outer.addSubview(view)
        switch name {
        case "independent":
          constraints += [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 20),
            view.heightAnchor.constraint(equalToConstant: 10),
          ]
        case "nested":
          constraints += [
            view.heightAnchor.constraint(equalTo: outer.heightAnchor, constant: -2),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -1),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
          ]
        default:
          constraints += [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(
              equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 8),
            view.heightAnchor.constraint(equalToConstant: 10),
          ]
        }
        last = view
      }
      NSLayoutConstraint.activate(constraints)
      constant = constraints[constraints.count - (name == "nested" ? 4 : 1)]
    }
  }
}

/// A cell of a picture, two labels, and a button.
@MainActor
enum ConstraintCell {
  static func measure() {
    var first: [Double] = []
    var fits: [Double] = []
    var constants: [Double] = []
    for _ in 0..<50 {
      let card = Card()
      first.append(ThreadClock.time { keep(card.fit(width: 320)) })
      // The views are laid out once, as in a live cell.
      card.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      card.layoutIfNeeded()
      for width: CGFloat in [300, 340, 390, 300, 340, 390] {
        fits.append(ThreadClock.time { keep(card.fit(width: width)) })
      }
      for step in 0..<10 {
        constants.append(
          ThreadClock.time {
            card.gap.constant = CGFloat(4 + step % 2)
            card.layoutIfNeeded()
          })
      }
    }
    for (metric, times) in [("first fit", first), ("fit", fits), ("constant", constants)] {
      Measurement(
        workload: "autolayout-cell", count: 14, metric: metric, value: Spread(times)
      ).report()
    }
  }

  /// A view with an intrinsic size.
  private final class Box: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private final class Card: UIView {
    private(set) var gap: NSLayoutConstraint!

    init() {
      super.init(frame: .zero)
      let picture = Box(40, 40)
      let button = Box(60, 30)
      let title = UILabel()
      title.text = "A title of a row"
      let detail = UILabel()
      detail.text = "The text below the title, in one line"
      detail.font = .systemFont(ofSize: 13)
      for view in [picture, title, detail, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      gap = detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        picture.centerYAnchor.constraint(equalTo: centerYAnchor),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 40),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        gap,
        detail.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
        detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        button.centerYAnchor.constraint(equalTo: centerYAnchor),
        button.heightAnchor.constraint(equalToConstant: 30),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func fit(width: CGFloat) -> CGSize {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }
}

/// A list of 100,000 rows that size themselves: by constraints, and by `sizeThatFits(_:)`.
@MainActor
enum ConstraintList {
  static func measure() {
    let count = 100_000
    for (metric, kind) in [("constraints", true), ("sizeThatFits", false)] {
      let screen = screen(count: count, usesConstraints: kind)
      // Each step shows new rows on half a screen. The first steps create the views that later ones
      // reuse.
      func step() { screen.scroll(to: screen.collectionView.contentOffset.y + 426) }
      for _ in 0..<5 { step() }
      let filledBefore = screen.filled
      let allocationsBefore = allocation_count()
      let steps = 100
      let times = (0..<steps).map { _ in ThreadClock.time { step() } }
      let allocations = Double(allocation_count() - allocationsBefore)
      let filled = Double(screen.filled - filledBefore)
      Measurement(
        workload: "autolayout-list", count: count, metric: "step by \(metric)",
        value: Spread(times)
      ).report()
      Measurement(
        workload: "autolayout-list", count: count, metric: "cells by \(metric)",
        value: filled / Double(steps), unit: .elements
      ).report()
      Measurement(
        workload: "autolayout-list", count: count, metric: "allocations by \(metric)",
        value: allocations / filled, unit: .allocations
      ).report()
    }
  }

  /// Rows of labels that wrap, measured by their constraints or by `sizeThatFits(_:)`.
  private static func screen(count: Int, usesConstraints: Bool) -> ScrolledScreen {
    func screen<Cell: UICollectionViewCell & TextCell>(_ type: Cell.Type) -> ScrolledScreen {
      ScrolledScreen(type, layout: .selfSizingRows(), count: count) { cell, item in
        cell.label.text = texts[item % texts.count]
      }
    }
    return usesConstraints ? screen(ConstrainedCell.self) : screen(FittingCell.self)
  }

  private static let texts = (0..<100).map { index in
    String(repeating: "Words of row \(index), ", count: 1 + index % 5)
  }

  @MainActor
  private protocol TextCell {
    var label: UILabel { get }
  }

  private final class ConstrainedCell: UICollectionViewCell, TextCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class FittingCell: UICollectionViewCell, TextCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let text = label.sizeThatFits(CGSize(width: size.width - 32, height: 0))
      return CGSize(width: size.width, height: text.height + 16)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    }
  }
}
