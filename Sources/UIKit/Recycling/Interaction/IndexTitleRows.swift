/// The rows of an index bar: titles, and dots for omitted titles.
///
/// If there are more titles than rows, every other row is a dot. The displayed titles are
/// distributed evenly from the first to the last.
struct IndexTitleRows: Equatable {
  enum Row: Equatable {
    case title(Int)
    /// Omitted titles, at least one.
    case dot(Range<Int>)
  }

  let rows: [Row]

  /// Distributes titles over a number of rows. With fewer than three rows for more titles, there
  /// are none, because there would be no title between the first and the last.
  ///
  /// - Complexity: O(rows).
  init(titleCount: Int, capacity: Int) {
    guard titleCount > capacity else {
      rows = (0..<titleCount).map { .title($0) }
      return
    }
    guard capacity >= 3 else {
      rows = []
      return
    }
    let steps = (capacity - 1) / 2
    // The nearest whole number; there are at least two titles to a step.
    func titleAt(_ step: Int) -> Int { (2 * step * (titleCount - 1) + steps) / (2 * steps) }
    var rows: [Row] = [.title(0)]
    for step in 1...steps {
      let title = titleAt(step)
      rows += [.dot(titleAt(step - 1) + 1..<title), .title(title)]
    }
    self.rows = rows
  }

  /// Returns the title at a position between the top, 0, and the bottom, the number of rows; `nil`
  /// if there are no rows. A position beyond them has the first or the last title. The height of a
  /// dot is divided among its titles.
  func title(at place: CGFloat) -> Int? {
    guard !rows.isEmpty, !place.isNaN else { return nil }
    let place = min(max(place, 0), CGFloat(rows.count))
    let row = min(Int(place), rows.count - 1)
    switch rows[row] {
    case .title(let title): return title
    case .dot(let titles):
      let share = place - CGFloat(row)
      return min(titles.lowerBound + Int(share * CGFloat(titles.count)), titles.upperBound - 1)
    }
  }

  /// Returns a position of a title, as in ``title(at:)``; `nil` if there is no such title.
  ///
  /// - Complexity: O(rows).
  func place(ofTitle title: Int) -> CGFloat? {
    for (row, content) in rows.enumerated() {
      switch content {
      case .title(title): return CGFloat(row) + 0.5
      case .dot(let titles) where titles.contains(title):
        let share = (CGFloat(title - titles.lowerBound) + 0.5) / CGFloat(titles.count)
        return CGFloat(row) + share
      default: continue
      }
    }
    return nil
  }
}
