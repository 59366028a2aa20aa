public import Foundation
internal import SystemScreens

/// The closure that receives the results of a ``CLGeocoder``, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A search for the names of locations, and for the locations of names.
///
/// On iOS, a server of Apple answers. Nothing is loaded from the network here: every request
/// fails with `CLError.Code.network` in the next turn of the main queue, as on a device without a
/// network, or with `geocodeCanceled` if it was cancelled.
///
/// Apple documentation: https://developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var request: Request?

  /// The closure of a request in progress.
  private final class Request: @unchecked Sendable {
    let reply: CLGeocodeCompletionHandler
    init(_ reply: @escaping CLGeocodeCompletionHandler) { self.reply = reply }
  }

  /// Whether a request is in progress.
  open var isGeocoding: Bool { lock.withLock { request != nil } }

  /// Searches for the names of a location.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { begin(completionHandler) }

  /// Searches for the names of a location, in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { begin(completionHandler) }

  /// Searches for the locations of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { begin(completionHandler) }

  /// Searches for the locations of an address in a region.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { begin(completionHandler) }

  /// Searches for the names of a location.
  ///
  /// - Throws: ``CLError``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await places() }

  /// Searches for the locations of an address.
  ///
  /// - Throws: ``CLError``.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil
  ) async throws -> [CLPlacemark] { try await places() }

  private func places() async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      begin { places, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: places ?? [])
        }
      }
    }
  }

  /// Begins a request. A further request while one is in progress fails, as on iOS.
  private func begin(_ reply: @escaping CLGeocodeCompletionHandler) {
    let request = Request(reply)
    let isFirst = lock.withLock {
      guard self.request == nil else { return false }
      self.request = request
      return true
    }
    MainWork.runLater { [self] in
      guard isFirst else { return request.reply(nil, CLError(.network)) }
      finish(request, .network)
    }
  }

  /// Ends the request in progress with `CLError.Code.geocodeCanceled`.
  open func cancelGeocode() {
    guard let request = lock.withLock({ request }) else { return }
    MainWork.run { [self] in finish(request, .geocodeCanceled) }
  }

  private func finish(_ request: Request, _ code: CLError.Code) {
    let isCurrent = lock.withLock {
      guard self.request === request else { return false }
      self.request = nil
      return true
    }
    if isCurrent { request.reply(nil, CLError(code)) }
  }
}
