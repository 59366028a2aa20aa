import Foundation

/// The network of the device, and those that are told of its changes.
///
/// The environment variable `TESSERA_NETWORK` chooses it: `wifi`, `cellular` or `none`. Without the
/// variable it follows the interfaces of the computer, which are read every second while someone
/// is told of changes.
final class NetworkDevice: @unchecked Sendable {
  static let shared = NetworkDevice(
    ProcessInfo.processInfo.environment["TESSERA_NETWORK"].flatMap(DeviceNetwork.init))

  private let lock = NSLock()
  private var chosen: DeviceNetwork?
  private var observers: [ObjectIdentifier: @Sendable () -> Void] = [:]
  private var timer: (any DispatchSourceTimer)?

  init(_ network: DeviceNetwork?) { chosen = network }

  /// The present network.
  var network: DeviceNetwork { lock.withLock { chosen } ?? .ofComputer }

  /// Chooses the network, or the computer's with `nil`.
  func choose(_ network: DeviceNetwork?) {
    lock.withLock {
      chosen = network
      updateTimer()
    }
    notify()
  }

  /// Calls a closure after changes, and at other times.
  func observe(_ owner: AnyObject, _ observer: @escaping @Sendable () -> Void) {
    lock.withLock {
      observers[ObjectIdentifier(owner)] = observer
      updateTimer()
    }
  }

  /// Ends the calls for an owner.
  func removeObserver(_ owner: ObjectIdentifier) {
    lock.withLock {
      observers[owner] = nil
      updateTimer()
    }
  }

  /// Starts or ends the reading of the interfaces. The lock is held.
  private func updateTimer() {
    guard chosen == nil, !observers.isEmpty else {
      timer?.cancel()
      timer = nil
      return
    }
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(200))
    timer.setEventHandler { [weak self] in self?.notify() }
    timer.resume()
    self.timer = timer
  }

  private func notify() {
    for observer in lock.withLock({ Array(observers.values) }) { observer() }
  }
}
