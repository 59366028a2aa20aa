import AllocationCounting
@_spi(Measurement) import ScreenHost
import Testing
import UIKit

/// The allocations for the message of a scroll step on the server.
@Suite(.serialized, .enabled(if: allocation_count() > 0)) @MainActor struct MessageAllocationTests {
  private func allocations(rows: Int) throws -> (step: Int, still: Int, bytes: Int) {
    let probe = try MessageProbe(
      showing: GalleryEntry(name: "rows", title: "Rows", summary: "") {
        ListViewController(rowCount: rows)
      }, on: "iphone-15")
    let container = try #require(probe.container)
    var (offset, bytes) = (0, 0)
    func scroll(by distance: Int) throws {
      offset += distance
      try probe.receive("{\"type\":\"scroll\",\"id\":\(container),\"offset\":[0,\(offset)]}")
      guard let answer = probe.answer() else { return }
      bytes += answer.utf8.count
      try probe.acknowledge()
    }
    for _ in 0..<20 { try scroll(by: 120) }
    bytes = 0
    let first = allocation_count()
    for _ in 0..<10 { try scroll(by: 120) }
    let second = allocation_count()
    let stepBytes = bytes
    for _ in 0..<10 { try scroll(by: 0) }
    return ((second - first) / 10, (allocation_count() - second) / 10, stepBytes / 10)
  }

  @Test func `a scroll step allocates and sends the same among many rows`() throws {
    // The first screen fills caches.
    _ = try allocations(rows: 1000)
    let (few, many) = (try allocations(rows: 1000), try allocations(rows: 100_000))
    #expect(many.step <= few.step * 5 / 4, "\(few) with 1,000 rows, \(many) with 100,000")
    #expect(many.bytes <= few.bytes * 3 / 2, "\(few) with 1,000 rows, \(many) with 100,000")
    #expect(many.still < many.step / 10, "\(many)")
  }
}
