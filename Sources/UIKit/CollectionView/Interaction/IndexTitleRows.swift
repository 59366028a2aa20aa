/// Which index titles a bar shows, row by row.
///
/// Where there are more titles than rows, every other row is a dot. The titles in between are spread
/// evenly over all, from the first to the last, and a dot stands for those that are left out there.
struct IndexTitleRows: Equatable {
  enum Row: Equatable {
    case title(Int)
    /// Titles that are left out; never none.
    case dot(Range<Int>)
  }

  let rows: [Row]

  /// Spreads titles over so many rows at most. Two rows for more titles than that would show nothing of
  /// what is between, so that there are none then.
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

  /// The title at a place between the top, 0, and the bottom, the number of rows. A place beyond them is
  /// that of the first or the last title; one on a dot is shared by those that it stands for. Nil
  /// where there are no rows.
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

  /// A place, as in ``title(at:)``, at which a title is; nil where it is not among them.
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
