import Foundation
import UIKit

/// The requests that were not answered.
final class ImageRequests: @unchecked Sendable {
  private static let numbers = Numbers()
  private let lock = NSLock()
  private var cancellations: [PHImageRequestID: ([AnyHashable: Any]) -> Void] = [:]
  private let queue = DispatchQueue(
    label: "Photos.images", qos: .userInitiated, attributes: .concurrent)

  private final class Numbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last: PHImageRequestID = 0

    func next() -> PHImageRequestID {
      lock.withLock {
        last = last == .max ? 1 : last + 1
        return last
      }
    }
  }

  /// Returns a new number of a request.
  static func nextNumber() -> PHImageRequestID { numbers.next() }

  /// Makes a result and delivers it: now for a request that waits; otherwise later, made on a
  /// background queue and delivered on the main queue unless the request is canceled before.
  ///
  /// - Parameters:
  ///   - early: A closure that returns a first result for the number of a request that does not
  ///     wait. It is delivered at once on the main queue, otherwise before the result.
  ///   - deliver: A closure called with the result and the facts about it; the result of a canceled
  ///     request is `nil`.
  func request<Result>(
    waits: Bool, early: (PHImageRequestID) -> (Result, [AnyHashable: Any])? = { _ in nil },
    make: @escaping @Sendable () -> Result?,
    deliver: @escaping (Result?, [AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let number = Self.nextNumber()
    if waits {
      let result = make()
      deliver(result, Self.facts(number, isFound: result != nil))
      return number
    }
    lock.withLock { cancellations[number] = { deliver(nil, $0) } }
    let delivery = Unchecked(value: deliver)
    if let first = early(number) {
      if MainQueue.isCurrent {
        deliver(first.0, first.1)
      } else {
        let first = Unchecked(value: first)
        DispatchQueue.main.async { [self] in
          guard lock.withLock({ cancellations[number] != nil }) else { return }
          delivery.value(first.value.0, first.value.1)
        }
      }
    }
    queue.async { [self] in
      guard lock.withLock({ cancellations[number] != nil }) else { return }
      let result = Unchecked(value: make())
      DispatchQueue.main.async { [self] in
        guard lock.withLock({ cancellations.removeValue(forKey: number) != nil }) else { return }
        delivery.value(result.value, Self.facts(number, isFound: result.value != nil))
      }
    }
    return number
  }

  /// Returns the facts about the final result of a request.
  static func facts(_ number: PHImageRequestID, isFound: Bool) -> [AnyHashable: Any] {
    var facts: [AnyHashable: Any] = [
      PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false,
      PHImageResultRequestIDKey: number,
    ]
    if !isFound { facts[PHImageErrorKey] = PHPhotosError(.invalidResource) }
    return facts
  }

  /// Cancels a request.
  func cancel(_ number: PHImageRequestID) {
    guard let cancel = lock.withLock({ cancellations.removeValue(forKey: number) }) else { return }
    let cancellation = Unchecked(value: cancel)
    DispatchQueue.main.async {
      cancellation.value([PHImageCancelledKey: true, PHImageResultRequestIDKey: number])
    }
  }

  /// A value that passes from one queue to another, where it is used alone.
  private struct Unchecked<Value>: @unchecked Sendable { let value: Value }
}
