import Foundation
import UIKit

/// The movements of the containers that a user scrolls, and what they lead to expect.
struct ScrollForecasts {
  /// The time that content takes from the screen to the page, in seconds.
  static let horizon: TimeInterval = 0.3
  /// The time between two reports after which they belong to different movements, in seconds.
  static let pause: TimeInterval = 0.25
  /// The time between two reports from which a speed is taken, in seconds.
  static let shortestTime: TimeInterval = 0.008
  /// The distance between two reports, in lengths of the container, from which content jumps.
  static let jump: CGFloat = 2
  /// The number of containers that are followed at a time.
  static let limit = 32

  private struct Movement {
    var offset: CGPoint
    var time: TimeInterval
    var velocity = CGPoint.zero
  }

  private var movements: [Int: Movement] = [:]

  /// Records an offset that the page reports, and returns the forecast for the container.
  ///
  /// - Parameters:
  ///   - size: The size of the container.
  ///   - time: The time of the report, in seconds.
  mutating func note(
    _ offset: CGPoint, isResting: Bool, of container: Int, size: CGSize, at time: TimeInterval
  ) -> ScrollForecast {
    if isResting {
      movements[container] = nil
      return .rest
    }
    if movements.count >= Self.limit, movements[container] == nil { movements = [:] }
    guard var last = movements[container], time - last.time < Self.pause else {
      movements[container] = Movement(offset: offset, time: time)
      return .rest
    }
    let distance = CGPoint(x: offset.x - last.offset.x, y: offset.y - last.offset.y)
    guard abs(distance.x) < size.width * Self.jump, abs(distance.y) < size.height * Self.jump
    else {
      movements[container] = Movement(offset: offset, time: time)
      return .jumps
    }
    // Reports that arrive together say nothing about the speed.
    let elapsed = time - last.time
    if elapsed >= Self.shortestTime {
      last.velocity = CGPoint(
        x: (last.velocity.x + distance.x / elapsed) / 2,
        y: (last.velocity.y + distance.y / elapsed) / 2)
      last.offset = offset
      last.time = time
      movements[container] = last
    }
    return .movement(
      CGPoint(
        x: Self.expected(last.velocity.x, length: size.width),
        y: Self.expected(last.velocity.y, length: size.height)))
  }

  /// Returns the expected distance, in quarters of the length of the container.
  private static func expected(_ velocity: CGFloat, length: CGFloat) -> CGFloat {
    let step = max(length / 4, 1)
    return (velocity * horizon / step).rounded() * step
  }
}
