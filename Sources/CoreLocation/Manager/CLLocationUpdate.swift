internal import Foundation
internal import SystemScreens

/// A location of the device, or the reason that there is none.
///
/// Apple documentation: https://developer.apple.com/documentation/corelocation/cllocationupdate
public struct CLLocationUpdate: Sendable {
  /// The location; `nil` if it is unknown.
  public let location: CLLocation?
  /// Whether the user refused the permission.
  public let authorizationDenied: Bool
  /// Whether the location is unknown although the user permits it.
  public let locationUnavailable: Bool
  /// Whether a question for the permission is displayed, or will be.
  public let authorizationRequestInProgress: Bool
  /// Whether the device does not move. The updates of iOS end then; here, it is `false`.
  public var stationary: Bool { false }
  /// Whether the device does not move, under its earlier name.
  public var isStationary: Bool { stationary }

  /// The movement that updates are made for.
  public enum LiveConfiguration: Sendable {
    /// Any movement.
    case `default`
    /// A car.
    case automotiveNavigation
    /// A train or a boat.
    case otherNavigation
    /// A walk, a run or a ride.
    case fitness
    /// An airplane.
    case airborne
  }

  /// The updates of the device, without an end.
  public struct Updates: AsyncSequence, Sendable {
    let device: LocationDevice

    /// The iterator.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<CLLocationUpdate>.Iterator

      /// Waits for the next update, and returns it; `nil` after the task was cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
    }

    /// Begins the updates.
    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
      MainWork.run { [device] in
        let listener = Listener(device, continuation)
        continuation.onTermination = { _ in withExtendedLifetime(listener) {} }
        device.add(listener)
        MainWork.runLater { listener.begin() }
      }
      return AsyncIterator(base: stream.makeAsyncIterator())
    }
  }

  /// Returns the updates of the device: the current location, and each further one. Before the
  /// user's decision, they wait for it.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates(device: MainWork.value { LocationDevice.shared })
  }

  /// The source of a sequence.
  @MainActor
  private final class Listener: LocationObserver {
    private let device: LocationDevice
    private let continuation: AsyncStream<CLLocationUpdate>.Continuation

    init(
      _ device: LocationDevice, _ continuation: AsyncStream<CLLocationUpdate>.Continuation
    ) {
      self.device = device
      self.continuation = continuation
    }

    func begin() {
      if device.status.isPermitted, device.hasPosition {
        if let position = device.position { send(position) } else { device.begin() }
      } else {
        send(nil)
      }
    }

    func deviceMoved(to position: CLLocation) { send(position) }
    func device(_ entered: Bool, _ region: CLRegion) {}
    func permissionChanged() { begin() }

    private func send(_ position: CLLocation?) {
      continuation.yield(
        CLLocationUpdate(
          location: position, authorizationDenied: device.status == .denied,
          locationUnavailable: position == nil && device.status.isPermitted,
          authorizationRequestInProgress: device.status == .notDetermined))
    }
  }
}
