import TestSupport
import Testing

@testable import UIKit

@Suite struct NumberSearchTests {
  @Test func `the longest run is increasing and longest`() {
    var random = RepeatableRandom(seed: 3)
    for count in 0..<9 {
      let numbers = Array(0..<count).shuffled(using: &random)
      let run = numbers.longestIncreasingRun().map { numbers[$0] }
      #expect(run == run.sorted())
      let best = (0..<(1 << count)).map { bits -> Int in
        let chosen = (0..<count).filter { bits >> $0 & 1 == 1 }.map { numbers[$0] }
        return chosen == chosen.sorted() ? chosen.count : 0
      }.max()
      #expect(run.count == best)
    }
  }

  @Test func `a bisection encloses the change`() {
    let (low, high) = bisect(from: 1.0, to: 2, steps: 50) { $0 * $0 < 2 }
    #expect(low * low < 2)
    #expect(high * high >= 2)
    #expect(high - low < 1e-14)
  }
}
