internal import Foundation
internal import SystemScreens

/// The position of the device and the permission, which all managers share.
///
/// The time of the track begins when the app first needs the position.
@MainActor
final class LocationDevice {
  static let shared = LocationDevice(track: .chosen, access: .chosen)

  /// The user's decision.
  enum Access: String, Sendable {
    case ask, granted, denied

    /// The decision that the environment chooses.
    static var chosen: Access {
      ProcessInfo.processInfo.environment["TESSERA_LOCATION_ACCESS"].flatMap(Access.init) ?? .ask
    }
  }

  /// The largest number of monitored regions, as on iOS.
  static let regionLimit = 20

  private(set) var status: CLAuthorizationStatus
  /// The position; `nil` before the app needs it, and on a device without positions.
  private(set) var position: CLLocation?
  private(set) var regions: [CLRegion] = []

  private let access: Access
  private let track: LocationTrack
  private let runsByTime: Bool
  private var nextStep = 0
  private var states: [String: CLRegionState] = [:]
  private var timer: Task<Void, Never>?
  private var observers: [() -> (any LocationObserver)?] = []
  private var isAsking = false

  /// Creates a device.
  ///
  /// - Parameter runsByTime: Whether the device moves at the times of the track. Tests call
  ///   ``advance()`` instead.
  init(track: LocationTrack, access: Access, runsByTime: Bool = true) {
    self.track = track
    self.access = access
    self.runsByTime = runsByTime
    status = access == .granted ? .authorizedWhenInUse : .notDetermined
  }

  func add(_ observer: any LocationObserver) {
    observers.removeAll { $0() == nil }
    observers.append { [weak observer] in observer }
  }

  private func tell(_ call: (any LocationObserver) -> Void) {
    for observer in observers { observer().map(call) }
  }

  // MARK: Positions

  /// Whether the device has a position at any time.
  var hasPosition: Bool { !track.steps.isEmpty }

  /// Moves the device to the first position of the track, if the app has not needed one before.
  func begin() {
    guard nextStep == 0 else { return }
    advance()
  }

  /// Moves the device to the next position of the track, if there is one.
  func advance() {
    guard nextStep < track.steps.count else { return }
    let place = track.location(at: nextStep)
    nextStep += 1
    position = place
    if status.isPermitted {
      tell { $0.deviceMoved(to: place) }
      checkRegions(at: place)
    }
    wait()
  }

  private func wait() {
    guard runsByTime, nextStep < track.steps.count else { return }
    let delay = track.steps[nextStep].delay
    timer = Task { [weak self] in
      if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
      if !Task.isCancelled { self?.advance() }
    }
  }

  // MARK: Regions

  /// Begins to monitor a region, in place of one with the same identifier.
  ///
  /// - Returns: `false` if there are too many regions.
  func monitor(_ region: CLRegion) -> Bool {
    stopMonitoring(region)
    guard regions.count < Self.regionLimit else { return false }
    regions.append(region)
    begin()
    states[region.identifier] = state(of: region)
    return true
  }

  func stopMonitoring(_ region: CLRegion) {
    regions.removeAll { $0.identifier == region.identifier }
    states[region.identifier] = nil
  }

  /// Returns whether the device is in a region.
  func state(of region: CLRegion) -> CLRegionState {
    guard let position, let circle = region as? CLCircularRegion else { return .unknown }
    return circle.contains(position.coordinate) ? .inside : .outside
  }

  private func checkRegions(at place: CLLocation) {
    for region in regions {
      let before = states[region.identifier]
      let now = state(of: region)
      states[region.identifier] = now
      guard now != before else { continue }
      if now == .inside, region.notifyOnEntry { tell { $0.device(true, region) } }
      if now == .outside, before == .inside, region.notifyOnExit {
        tell { $0.device(false, region) }
      }
    }
  }

  // MARK: Permission

  /// Requests a permission. The user is asked once for each permission, as on iOS.
  func request(_ permission: CLAuthorizationStatus) {
    let isUpgrade = status == .authorizedWhenInUse && permission == .authorizedAlways
    guard status == .notDetermined || isUpgrade, !isAsking else { return }
    switch access {
    case .granted: decide(permission)
    case .denied: decide(isUpgrade ? status : .denied)
    case .ask:
      isAsking = true
      if isUpgrade { askForUpgrade() } else { ask(permission) }
    }
  }

  private func ask(_ permission: CLAuthorizationStatus) {
    let key =
      permission == .authorizedAlways
      ? "NSLocationAlwaysAndWhenInUseUsageDescription" : "NSLocationWhenInUseUsageDescription"
    SystemQuestion.askWhenDisplayed(
      "Allow “\(AppInformation.name)” to use your location?",
      AppInformation.text(key) ?? AppInformation.text("NSLocationWhenInUseUsageDescription"),
      answers: [
        answer("Allow Once", .authorizedWhenInUse),
        answer("Allow While Using App", .authorizedWhenInUse),
        answer("Don’t Allow", .denied),
      ])
  }

  private func askForUpgrade() {
    SystemQuestion.askWhenDisplayed(
      "Allow “\(AppInformation.name)” to also use your location even when you are not using the app?",
      AppInformation.text("NSLocationAlwaysAndWhenInUseUsageDescription"),
      answers: [
        answer("Keep Only While Using", .authorizedWhenInUse),
        answer("Change to Always Allow", .authorizedAlways),
      ])
  }

  private func answer(
    _ title: String, _ decision: CLAuthorizationStatus
  ) -> SystemQuestion.Answer {
    .init(title) { [weak self] in
      self?.isAsking = false
      self?.decide(decision)
    }
  }

  /// Sets the permission, and tells the managers of a change in the next turn.
  private func decide(_ decision: CLAuthorizationStatus) {
    guard decision != status else { return }
    status = decision
    MainWork.runLater { [weak self] in self?.tell { $0.permissionChanged() } }
  }
}
