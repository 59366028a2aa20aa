import Testing

@testable import UIKit

@Suite("Rows of index titles")
struct IndexTitleRowsTests {
  @Test func `all are shown where there is room`() {
    #expect(IndexTitleRows(titleCount: 3, capacity: 3).rows == [.title(0), .title(1), .title(2)])
    #expect(IndexTitleRows(titleCount: 0, capacity: 9).rows.isEmpty)
    #expect(IndexTitleRows(titleCount: 1, capacity: 1).rows == [.title(0)])
  }

  @Test func `some are left out where there is not`() {
    #expect(
      IndexTitleRows(titleCount: 5, capacity: 4).rows == [.title(0), .dot(1..<4), .title(4)])
    #expect(
      IndexTitleRows(titleCount: 26, capacity: 8).rows == [
        .title(0), .dot(1..<8), .title(8), .dot(9..<17), .title(17), .dot(18..<25), .title(25),
      ])
  }

  @Test func `nothing is shown where there is hardly any`() {
    for capacity in 0...2 {
      #expect(IndexTitleRows(titleCount: 4, capacity: capacity).rows.isEmpty)
      #expect(IndexTitleRows(titleCount: 4, capacity: capacity).title(at: 0) == nil)
    }
  }

  @Test func `every title is reached in order however few rows there are`() {
    for count in 1...60 {
      for capacity in Array(0...12) + [20, 30, count - 1, count, count + 1] {
        let rows = IndexTitleRows(titleCount: count, capacity: capacity)
        #expect(rows.rows.count <= capacity)
        guard !rows.rows.isEmpty else {
          #expect(capacity < min(count, 3))
          continue
        }
        let named = rows.rows.flatMap { row -> [Int] in
          switch row {
          case .title(let title): [title]
          case .dot(let titles): Array(titles)
          }
        }
        #expect(named == Array(0..<count), "\(count) titles in \(capacity) rows")
        #expect(
          !rows.rows.contains { if case .dot(let titles) = $0 { titles.isEmpty } else { false } })
        let dots = rows.rows.compactMap { row -> Int? in
          if case .dot(let titles) = row { titles.count } else { nil }
        }
        #expect((dots.max() ?? 0) - (dots.min() ?? 0) <= 1)
        for title in 0..<count {
          #expect(rows.place(ofTitle: title).flatMap(rows.title(at:)) == title)
        }
        let passed = (0...rows.rows.count * 8).compactMap { rows.title(at: CGFloat($0) / 8) }
        #expect(passed == passed.sorted())
        #expect(rows.title(at: -7) == 0)
        #expect(rows.title(at: 1e9) == count - 1)
        #expect(rows.place(ofTitle: count) == nil)
      }
    }
  }
}
