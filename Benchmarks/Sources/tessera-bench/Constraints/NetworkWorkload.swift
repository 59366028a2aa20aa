import UIKit

/// Networks of constraints between many views: equal widths, stack views of labels with and without
/// a length of their own, and a chain of inequalities.
@MainActor
enum NetworkWorkload {
  static let name = "networks"

  static func measure() {
    report("equal-widths", 1_000, "toggle", equalWidths(1_000))
    report("stack-stretched", 400, "layout", stack(400, height: 12_000))
    report("stack", 800, "layout", stack(800, height: nil))
    report("inequalities", 5_000, "layout", inequalities(5_000))
  }

  private static func report(_ workload: String, _ count: Int, _ metric: String, _ times: [Double])
  {
    Measurement(workload: workload, count: count, metric: metric, value: Spread(times)).report()
  }

  /// A row of views of equal widths. One constraint is removed and added again.
  private static func equalWidths(_ count: Int) -> [Double] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4 * count, height: 100))
    var constraints: [NSLayoutConstraint] = []
    var equal: [NSLayoutConstraint] = []
    var views: [UIView] = []
    for index in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      constraints += [
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        view.leadingAnchor.constraint(
          equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor),
      ]
      if index > 0 {
        equal.append(view.widthAnchor.constraint(equalTo: views[0].widthAnchor))
      }
      views.append(view)
    }
    constraints.append(views[count - 1].trailingAnchor.constraint(equalTo: root.trailingAnchor))
    NSLayoutConstraint.activate(constraints + equal)
    root.layoutIfNeeded()
    let toggled = equal[count / 2]
    return (0..<5).map { _ in
      ThreadClock.time {
        toggled.isActive = false
        root.layoutIfNeeded()
        toggled.isActive = true
        root.layoutIfNeeded()
      }
    }
  }

  /// The first layout of a stack view of labels.
  private static func stack(_ count: Int, height: CGFloat?) -> [Double] {
    (0..<5).map { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let stack = UIStackView()
      stack.axis = .vertical
      root.addSubview(stack)
      if let height {
        stack.frame = CGRect(x: 0, y: 0, width: 390, height: height)
      } else {
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: root.topAnchor),
          stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
      }
      for index in 0..<count {
        let label = UILabel()
        label.text = "\(index)"
        stack.addArrangedSubview(label)
      }
      return ThreadClock.time { root.layoutIfNeeded() }
    }
  }

  /// The first layout of views, each at least 8 points behind the last one, with preferred widths:
  /// two constraints a view.
  private static func inequalities(_ count: Int) -> [Double] {
    (0..<5).map { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
      var constraints: [NSLayoutConstraint] = []
      var last: UIView?
      for _ in 0..<count / 2 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        constraints.append(
          last.map {
            view.leadingAnchor.constraint(greaterThanOrEqualTo: $0.trailingAnchor, constant: 8)
          } ?? view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.priority = .defaultHigh
        constraints.append(width)
        last = view
      }
      NSLayoutConstraint.activate(constraints)
      return ThreadClock.time { root.layoutIfNeeded() }
    }
  }
}
