import ConstraintSolver

/// Views with constraints, as a layout of an app has them. The first view is the container, whose
/// width is edited.
struct SolverSystem {
  enum Shape: String, CaseIterable {
    /// Each view has four required equations.
    case independent
    /// Each view is below the last one and as wide as the container, and has an intrinsic size.
    case chain
    /// Each view is one point inside the last one.
    case nested
    /// An image, two labels and a button in a container of minimum height.
    case cell
  }

  struct Box {
    let x, y, width, height: Variable
  }

  var solver = ConstraintSolver()
  private(set) var constraints: [Constraint] = []
  private var boxes: [Box] = []

  init(_ shape: Shape, count: Int) {
    let container = makeBox()
    solver.beginEditing(container.width, priority: 999)
    solver.suggest(393, for: container.width)
    constraints.append(Constraint(container.x, .equal, 0))
    constraints.append(Constraint(container.y, .equal, 0))
    switch shape {
    case .independent:
      for index in 0..<count {
        let box = makeBox()
        constraints.append(Constraint(box.x, .equal, container.x + 16))
        constraints.append(Constraint(box.y, .equal, container.y + Double(index) * 50))
        constraints.append(Constraint(box.width, .equal, container.width - 32))
        constraints.append(Constraint(box.height, .equal, 44))
      }
    case .chain:
      var last: Box?
      for index in 0..<count {
        let box = makeBox()
        constraints.append(Constraint(box.x, .equal, container.x + 16))
        constraints.append(
          Constraint(box.y, .equal, last.map { $0.y + $0.height + 8 } ?? container.y + 8))
        constraints.append(
          Constraint(box.x + box.width, .equal, container.x + container.width - 16))
        wish(box, Double(100 + index % 7 * 10), Double(20 + index % 5))
        last = box
      }
    case .nested:
      constraints.append(Constraint(container.height, .equal, 5000))
      var last = container
      for _ in 0..<count {
        let box = makeBox()
        constraints.append(Constraint(box.x, .equal, last.x + 1))
        constraints.append(Constraint(box.y, .equal, last.y + 1))
        constraints.append(Constraint(box.x + box.width, .equal, last.x + last.width - 1))
        constraints.append(Constraint(box.y + box.height, .equal, last.y + last.height - 1))
        last = box
      }
    case .cell:
      addCell(in: container)
    }
  }

  private mutating func makeBox() -> Box {
    let box = Box(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    boxes.append(box)
    return box
  }

  /// Adds the constraints of an intrinsic size.
  private mutating func wish(_ box: Box, _ width: Double, _ height: Double) {
    constraints.append(Constraint(box.width, .lessThanOrEqual, width, priority: .low))
    constraints.append(Constraint(box.width, .greaterThanOrEqual, width, priority: .high))
    constraints.append(Constraint(box.height, .lessThanOrEqual, height, priority: .low))
    constraints.append(Constraint(box.height, .greaterThanOrEqual, height, priority: .high))
  }

  private mutating func addCell(in cell: Box) {
    let image = makeBox()
    let title = makeBox()
    let detail = makeBox()
    let button = makeBox()
    let bottom = cell.y + cell.height - 11
    constraints += [
      Constraint(image.x, .equal, cell.x + 16),
      Constraint(image.width, .equal, 44),
      Constraint(image.height, .equal, 44),
      Constraint(image.y, .greaterThanOrEqual, cell.y + 11),
      Constraint(2 * image.y + image.height, .equal, 2 * cell.y + cell.height),
      Constraint(image.y + image.height, .lessThanOrEqual, bottom),
      Constraint(title.x, .equal, image.x + image.width + 12),
      Constraint(title.y, .equal, cell.y + 11),
      Constraint(title.x + title.width, .lessThanOrEqual, button.x - 8),
      Constraint(detail.x, .equal, title.x),
      Constraint(detail.y, .equal, title.y + title.height + 2),
      Constraint(detail.x + detail.width, .equal, title.x + title.width),
      Constraint(detail.y + detail.height, .lessThanOrEqual, bottom),
      Constraint(button.x + button.width, .equal, cell.x + cell.width - 16),
      Constraint(2 * button.y + button.height, .equal, 2 * cell.y + cell.height),
    ]
    wish(title, 120, 20.5)
    wish(detail, 180, 18)
    wish(button, 60, 34)
    constraints.append(Constraint(cell.height, .equal, 0, priority: 50))
  }

  /// Adds all constraints.
  mutating func solve() { solver.add(contentsOf: constraints) }

  /// Changes the width of the container.
  mutating func setWidth(_ width: Double) { solver.suggest(width, for: boxes[0].width) }

  /// The sum of all values, which reads each of them.
  var sum: Double {
    var sum = 0.0
    for box in boxes {
      sum += solver.value(of: box.x) + solver.value(of: box.y)
      sum += solver.value(of: box.width) + solver.value(of: box.height)
    }
    return sum
  }
}
