import Foundation

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

  func next() -> PHImageRequestID { Self.nextNumber() }

  /// Begins a request.
  ///
  /// - Parameter cancel: A closure called if the request is canceled.
  func begin(_ cancel: @escaping ([AnyHashable: Any]) -> Void) -> PHImageRequestID {
    let number = next()
    lock.withLock { cancellations[number] = cancel }
    return number
  }

  /// Makes a result on a background queue, and delivers it on the main thread unless the request
  /// was canceled before.
  func perform<Result>(
    _ number: PHImageRequestID, _ make: @escaping @Sendable () -> (Result?, [AnyHashable: Any]),
    deliver: @escaping (Result?, [AnyHashable: Any]) -> Void
  ) {
    let delivery = Delivery(run: deliver)
    queue.async { [self] in
      guard lock.withLock({ cancellations[number] != nil }) else { return }
      let result = Delivered(value: make())
      DispatchQueue.main.async { [self] in
        guard lock.withLock({ cancellations.removeValue(forKey: number) != nil }) else { return }
        delivery.run(result.value.0, result.value.1)
      }
    }
  }

  /// Cancels a request.
  func cancel(_ number: PHImageRequestID) {
    guard let cancel = lock.withLock({ cancellations.removeValue(forKey: number) }) else { return }
    let cancellation = Delivered(value: cancel)
    DispatchQueue.main.async {
      cancellation.value([PHImageCancelledKey: true, PHImageResultRequestIDKey: number])
    }
  }

  /// A closure of the app, which is called on the main thread only.
  private struct Delivery<Result>: @unchecked Sendable {
    let run: (Result?, [AnyHashable: Any]) -> Void
  }

  /// A value that passes from one queue to another.
  private struct Delivered<Value>: @unchecked Sendable { let value: Value }
}
