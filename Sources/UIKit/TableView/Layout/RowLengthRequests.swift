/// The heights of the rows of some sections that an app has answered.
struct RowLengthRequests {
  /// The answers about the rows of one section.
  struct Section {
    /// The index of the section.
    let section: Int
    /// The positions of the section's heights in ``RowLengthRequests/given``; empty if the app
    /// stated estimates of some rows only.
    fileprivate(set) var given: Range<Int>
    /// The estimates of rows, which apply until the rows are measured.
    fileprivate(set) var estimates: [(row: Int, length: Double)] = []
    /// A Boolean value that indicates whether any row is measured.
    fileprivate(set) var measuresRows = false
  }

  /// The answers by section, in the order of the requests.
  private(set) var sections: [Section] = []
  /// The height of each row, in points, by section; NaN for rows without a given height. One array
  /// for all sections, because tables may have as many sections as rows.
  private(set) var given: [Double] = []

  /// Asks for the heights of all rows of a section.
  ///
  /// - Returns: A Boolean value that indicates whether any row is measured.
  /// - Complexity: O(rows).
  @MainActor
  mutating func askForRows(
    ofSection section: Int, count: Int, of source: any TableLayoutSource
  ) -> Bool {
    let start = given.count
    var answers = Section(section: section, given: start..<start + count)
    let length = source.lengthsOfRows(inSection: section)
    for row in 0..<count {
      switch length(row) {
      case .given(let length):
        given.append(Self.finite(length, row, section))
      case .estimated(let length):
        answers.estimates.append((row, Self.finite(length, row, section)))
        given.append(.nan)
        answers.measuresRows = true
      case .automatic:
        given.append(.nan)
        answers.measuresRows = true
      }
    }
    sections.append(answers)
    return answers.measuresRows
  }

  /// Asks for the estimates of some rows of a section. Given heights count as estimates.
  ///
  /// - Complexity: O(rows).
  @MainActor
  mutating func askForEstimates(
    ofSection section: Int, rows: some Sequence<Int>, of source: any TableLayoutSource
  ) {
    var answers = Section(section: section, given: given.count..<given.count, measuresRows: true)
    let length = source.lengthsOfRows(inSection: section)
    for row in rows {
      switch length(row) {
      case .given(let length), .estimated(let length):
        answers.estimates.append((row, Self.finite(length, row, section)))
      case .automatic: break
      }
    }
    sections.append(answers)
  }

  /// Returns a height as the engine needs it; traps with a message if it is not finite.
  private static func finite(_ length: CGFloat, _ row: Int, _ section: Int) -> Double {
    guard length.isFinite else {
      fatalError(
        "The row at [\(section), \(row)] was given the height \(length); give it a finite height, "
          + "and check what it is computed from.")
    }
    return Double(max(0, length))
  }
}
