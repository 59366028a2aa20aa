import CoreMedia
import TestSupport
import Testing

@Suite struct TimeTests {
  private func time(_ value: Int64, _ scale: Int32) -> CMTime {
    CMTime(value: value, timescale: scale)
  }

  @Test func `a sum has the least common multiple of both timescales`() {
    let sum = time(1, 2) + time(1, 3)
    #expect(sum.value == 5)
    #expect(sum.timescale == 6)
    #expect(!sum.hasBeenRounded)
    #expect((time(600, 600) - time(1, 2)).seconds == 0.5)
  }

  @Test func `a multiple beyond the largest timescale is rounded, with the flag`() {
    let sum = time(1, 1_999_999_973) + time(1, 1_999_999_943)
    #expect(sum.timescale == .max)
    #expect(sum.value == 2)
    #expect(sum.hasBeenRounded)
    #expect((sum + time(1, 1)).hasBeenRounded)
  }

  @Test func `times of any timescales keep the rules of numbers`() {
    for seed in 0..<20 {
      var random = RepeatableRandom(seed: UInt64(seed))
      for _ in 0..<100 {
        func number() -> CMTime {
          time(
            Int64.random(in: -10_000...10_000, using: &random),
            Int32.random(in: 1...1000, using: &random))
        }
        let (a, b, c) = (number(), number(), number())
        #expect(a + b == b + a, "seed \(seed): \(a), \(b)")
        #expect((a + b) + c == a + (b + c), "seed \(seed): \(a), \(b), \(c)")
        #expect(a - b + b == a, "seed \(seed): \(a), \(b)")
        #expect((a < b) == (a.seconds < b.seconds), "seed \(seed): \(a), \(b)")
        let twice = CMTimeMultiply(a, multiplier: 2)
        #expect(twice == a + a, "seed \(seed): \(a)")
        #expect(twice.hashValue == (a + a).hashValue, "seed \(seed): \(a)")
        #expect(
          CMTimeMultiplyByRatio(twice, multiplier: 1, divisor: 2) == a, "seed \(seed): \(a)")
      }
    }
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, [1, 2, -2, -1] as [Int64]),
    (.roundTowardZero, [1, 1, -1, -1]), (.roundAwayFromZero, [2, 2, -2, -2]),
    (.quickTime, [1, 1, -1, -1]), (.roundTowardPositiveInfinity, [2, 2, -1, -1]),
    (.roundTowardNegativeInfinity, [1, 1, -2, -2]),
  ])
  func `each method rounds in its direction`(method: CMTimeRoundingMethod, expected: [Int64]) {
    let values = [5, 6, -6, -5].map {
      time($0, 4).convertScale(1, method: method)
    }
    #expect(values.map(\.value) == expected)
    #expect(values.filter(\.hasBeenRounded).count == 4)
    #expect(time(8, 4).convertScale(1, method: method).value == 2)
    #expect(!time(8, 4).convertScale(1, method: method).hasBeenRounded)
  }

  @Test func `QuickTime's method rounds away from zero to a larger timescale`() {
    #expect(time(1, 3).convertScale(10, method: .quickTime).value == 4)
    #expect(time(10, 30).convertScale(10, method: .quickTime).value == 3)
  }

  @Test func `seconds that are no parts of the timescale are cut`() {
    let cut = CMTime(seconds: 0.999, preferredTimescale: 10)
    #expect(cut.value == 9)
    #expect(cut.hasBeenRounded)
    let decimal = CMTime(seconds: 0.29, preferredTimescale: 100)
    #expect(decimal.value == 29)
    #expect(!decimal.hasBeenRounded)
    #expect(CMTime(seconds: 1, preferredTimescale: 0) == .invalid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
  }

  @Test func `a value that does not fit halves the timescale`() {
    let long = CMTime(seconds: 1e16, preferredTimescale: 1_000_000)
    #expect(long.isNumeric)
    #expect(long.timescale < 1000)
    #expect(abs(long.seconds - 1e16) < 1)
    let sum = time(.max, 1000) + time(.max, 1000)
    #expect(sum.isNumeric)
    #expect(sum.timescale == 500)
    let most = time(.max, 1) + time(.max, 1)
    #expect(most == .positiveInfinity)
  }

  @Test func `times that are no numbers have an order and results`() {
    let ordered = [
      CMTime.negativeInfinity, time(-1, 1), .zero, .positiveInfinity, .indefinite, .invalid,
    ]
    for (index, first) in ordered.enumerated() {
      for (other, second) in ordered.enumerated() {
        #expect((first < second) == (index < other), "\(first), \(second)")
      }
    }
    #expect((time(1, 1) + .invalid) == .invalid)
    #expect((time(1, 1) + .indefinite) == .indefinite)
    #expect((time(1, 1) - .positiveInfinity) == .negativeInfinity)
    #expect((CMTime.positiveInfinity - .positiveInfinity) == .invalid)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTimeAbsoluteValue(.negativeInfinity) == .positiveInfinity)
    #expect(CMTimeMultiplyByRatio(time(1, 1), multiplier: 1, divisor: 0) == .invalid)
    #expect(CMTime(value: 1, timescale: -1) == .invalid)
  }

  @Test func `a range has its start and not its end`() {
    let range = CMTimeRange(start: time(1, 1), duration: time(2, 1))
    #expect(range.containsTime(time(1, 1)))
    #expect(!range.containsTime(time(3, 1)))
    #expect(range.end == time(3, 1))
    let other = CMTimeRange(start: time(2, 1), end: time(5, 1))
    #expect(range.intersection(other) == CMTimeRange(start: time(2, 1), end: time(3, 1)))
    #expect(range.union(other) == CMTimeRange(start: time(1, 1), end: time(5, 1)))
    #expect(!range.containsTimeRange(other))
    #expect(range.intersection(CMTimeRange(start: time(3, 1), end: time(5, 1))).isEmpty)
    #expect(!CMTimeRange.invalid.isValid)
  }

  @Test func `objects keep times and ranges`() {
    let times = [
      time(-7, 600), time(.max, .max), time(.min, 1), .zero, .invalid, .indefinite,
      .negativeInfinity,
      CMTime(value: 1, timescale: 2, flags: [.valid, .hasBeenRounded], epoch: 3),
    ]
    for time in times {
      let object = NSValue(time: time)
      #expect(object.timeValue == time)
      #expect(object.timeValue.flags == time.flags)
      #expect(object.timeValue.epoch == time.epoch)
      #expect(object.isEqual(NSValue(time: time)))
      let range = CMTimeRange(start: time, duration: CMTime(value: 5, timescale: 9))
      let copy = NSValue(timeRange: range).timeRangeValue
      #expect(copy.start.value == time.value)
      #expect(copy.duration == range.duration)
    }
    #expect(!NSValue(rect: .zero).timeValue.isValid)
    #expect(!NSValue(time: .zero).timeRangeValue.isValid)
  }
}
