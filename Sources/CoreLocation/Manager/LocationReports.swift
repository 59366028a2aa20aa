internal import SystemScreens

/// The reports of a location manager to its delegate.
@MainActor
final class LocationReports: LocationObserver {
  /// The kinds of reports of locations.
  enum Kind: CaseIterable {
    /// All locations that the filter of the manager admits.
    case all
    /// Locations at a large distance from each other.
    case significant
  }

  /// The smallest distance of significant changes, in meters.
  private static let significantDistance: CLLocationDistance = 500

  /// The manager; `nil` while it ends, which may be on another queue.
  private weak let manager: CLLocationManager?
  private let device: LocationDevice
  /// The active kinds, with the location that was reported last.
  private var active: [Kind: CLLocation?] = [:]
  /// Whether a single location is reported in the next turn.
  private var reportsOnce = false

  nonisolated init(_ manager: CLLocationManager) {
    self.manager = manager
    device = manager.device
  }

  /// Performs work in the next turn, if the manager exists then.
  private func later(_ work: @escaping @MainActor (LocationReports) -> Void) {
    MainWork.runLater { [weak self, weak manager] in
      if let self, manager != nil { work(self) }
    }
  }

  // MARK: Places

  func start(_ kind: Kind) {
    active[kind] = .some(nil)
    later { $0.reportFirst(kind) }
  }

  func stop(_ kind: Kind) {
    active[kind] = nil
    if kind == .all { reportsOnce = false }
  }

  /// Reports the current location, if the reports did not end in between.
  private func reportFirst(_ kind: Kind) {
    guard active.keys.contains(kind), device.status != .notDetermined else { return }
    guard checkPosition(), let position = device.position else { return }
    report(position, kind)
  }

  func reportOnce() {
    reportsOnce = true
    later {
      guard $0.reportsOnce else { return }
      $0.reportsOnce = false
      guard $0.checkPosition(), let position = $0.device.position else { return }
      $0.send(position)
    }
  }

  /// Returns whether there is a location to report, and reports an error otherwise.
  private func checkPosition() -> Bool {
    guard device.status.isPermitted else {
      fail(.denied)
      return false
    }
    guard device.hasPosition else {
      fail(.locationUnknown)
      return false
    }
    device.begin()
    return true
  }

  func deviceMoved(to position: CLLocation) {
    for kind in Kind.allCases where active.keys.contains(kind) { report(position, kind) }
  }

  private func report(_ position: CLLocation, _ kind: Kind) {
    guard let manager else { return }
    let least = kind == .all ? manager.distanceFilter : Self.significantDistance
    if let last = active[kind] ?? nil {
      guard last !== position, position.distance(from: last) >= least else { return }
    }
    active[kind] = position
    send(position)
  }

  private func send(_ position: CLLocation) {
    guard let manager else { return }
    manager.delegate?.locationManager(manager, didUpdateLocations: [position])
  }

  private func fail(_ code: CLError.Code) {
    guard let manager else { return }
    manager.delegate?.locationManager(manager, didFailWithError: CLError(code))
  }

  // MARK: Permission

  func permissionChanged() {
    guard let manager else { return }
    manager.delegate?.locationManagerDidChangeAuthorization(manager)
    guard device.status != .notDetermined else { return }
    for kind in Kind.allCases where active[kind] == .some(nil) { reportFirst(kind) }
  }

  // MARK: Regions

  func monitor(_ region: CLRegion) {
    let code: CLError.Code? =
      if !(region is CLCircularRegion) {
        .regionMonitoringFailure
      } else if device.status == .denied || device.status == .restricted {
        .regionMonitoringDenied
      } else if !device.monitor(region) {
        .regionMonitoringFailure
      } else {
        nil
      }
    later { reports in
      guard let manager = reports.manager else { return }
      if let code {
        manager.delegate?.locationManager(
          manager, monitoringDidFailFor: region, withError: CLError(code))
      } else {
        manager.delegate?.locationManager(manager, didStartMonitoringFor: region)
      }
    }
  }

  func reportState(of region: CLRegion) {
    later { reports in
      guard let manager = reports.manager else { return }
      reports.device.begin()
      manager.delegate?.locationManager(
        manager, didDetermineState: reports.device.state(of: region), for: region)
    }
  }

  func device(_ entered: Bool, _ region: CLRegion) {
    guard let manager else { return }
    if entered {
      manager.delegate?.locationManager(manager, didEnterRegion: region)
    } else {
      manager.delegate?.locationManager(manager, didExitRegion: region)
    }
  }
}
