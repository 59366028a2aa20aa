import CollectionLayout

/// A layout to measure, and the plain loop that computes the same frames without an engine.
struct Workload: Sendable {
  var name: String
  /// Returns a description of N items in a container of a width.
  var describe: @Sendable (_ count: Int, _ width: Double) -> LayoutDescription
  /// Computes every item's frame without an engine, in a container of a width, and returns their
  /// sum.
  var plainLoop: @Sendable (_ count: Int, _ width: Double) -> Double
  /// The same with running sums, without a division or rounding for each item: the minimum cost of
  /// reading every frame. `nil` if it is not known.
  var limit: (@Sendable (_ count: Int, _ width: Double) -> Double)?

  static let all = [grid, mosaic, list]

  /// Three equal columns.
  static let grid = Workload(name: "grid") { count, width in
    var description = LayoutDescription(
      containerSize: LayoutSize(width: width, height: 800), scale: 3)
    let row = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .absolute(60),
      items: [LayoutItem(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1))],
      interItemSpacing: .fixed(1))
    description.append(LayoutSection(group: row, interGroupSpacing: 1), itemCount: count)
    return description
  } plainLoop: { count, width in
    let side = ((width - 2) / 3 * 3 + 1e-6).rounded(.down) / 3
    var sum = 0.0
    for index in 0..<count {
      let x = Double(index % 3) * (side + 1)
      let y = Double(index / 3) * 61
      sum += (x * 3).rounded() / 3 + (y * 3).rounded() / 3 + side + 60
    }
    return sum
  } limit: { count, width in
    let side = ((width - 2) / 3 * 3 + 1e-6).rounded(.down) / 3
    var (sum, x, y) = (0.0, 0.0, 0.0)
    var column = 0
    for _ in 0..<count {
      sum += x + y + side + 60
      column += 1
      x += side + 1
      if column == 3 {
        (column, x) = (0, 0)
        y += 61
      }
    }
    return sum
  }

  /// Panels of three and six cells, each panel a separate section.
  static let mosaic = Workload(name: "mosaic") { count, width in
    var description = LayoutDescription(
      containerSize: LayoutSize(width: width, height: 852), scale: 3)
    let large = LayoutSubitem.item(
      LayoutItem(width: .fractionalWidth(2.0 / 3), height: .fractionalHeight(1)))
    let small = LayoutSubitem.group(
      LayoutGroup(
        axis: .vertical, width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1),
        items: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))],
        repetition: .divided(2)))
    let templates = [
      [large, small], [small, small, small], [small, large], [small, small, small],
    ]
    .map { subitems in
      description.addTemplate(
        LayoutSection(
          group: LayoutGroup(
            axis: .horizontal, width: .fractionalWidth(1), height: .fractionalHeight(0.4),
            subitems: subitems)))
    }
    description.reserveCapacity(count / 4)
    var left = count
    var panel = 0
    while left > 0 {
      let held = min(left, panel % 2 == 0 ? 3 : 6)
      description.append(template: templates[panel % 4], itemCount: held)
      left -= held
      panel += 1
    }
    return description
  } plainLoop: { count, width in
    let height = (852 * 0.4 * 3 + 1e-6).rounded(.down) / 3
    let third = (width / 3 * 3 + 1e-6).rounded(.down) / 3
    let wide = (width * 2 / 3 * 3 + 1e-6).rounded(.down) / 3
    let half = (height / 2 * 3 + 1e-6).rounded(.down) / 3
    var sum = 0.0
    var left = count
    var panel = 0
    while left > 0 {
      let top = Double(panel) * height
      let held = min(left, panel % 2 == 0 ? 3 : 6)
      for index in 0..<held {
        var x = 0.0
        var y = top
        var size = (third, half)
        switch (panel % 4, index) {
        case (0, 0): size = (wide, height)
        case (2, 2):
          x = third
          size = (wide, height)
        case (0, _):
          x = wide
          y += Double(index - 1) * half
        default:
          x = Double(index / 2) * third
          y += Double(index % 2) * half
        }
        sum += (x * 3).rounded() / 3 + (y * 3).rounded() / 3 + size.0 + size.1
      }
      left -= held
      panel += 1
    }
    return sum
  }

  /// Rows of 44 points in sections of 50, each with a header.
  static let list = Workload(name: "list") { count, width in
    var description = LayoutDescription(
      containerSize: LayoutSize(width: width, height: 852), scale: 3)
    let template = description.addTemplate(
      LayoutSection(
        group: LayoutGroup(
          axis: .horizontal, width: .fractionalWidth(1), height: .absolute(44),
          items: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))]),
        boundaryItems: [
          LayoutBoundaryItem(
            kind: 0, width: .fractionalWidth(1), height: .absolute(28), verticalAlignment: .start)
        ]))
    description.reserveCapacity(count / 50 + 1)
    var left = count
    while left > 0 {
      description.append(template: template, itemCount: min(left, 50))
      left -= 50
    }
    return description
  } plainLoop: { count, width in
    var sum = 0.0
    for index in 0..<count {
      let y = Double(index / 50) * (28 + 50 * 44) + 28 + Double(index % 50) * 44
      sum += (y * 3).rounded() / 3 + width + 44
    }
    return sum
  }
}
