public import Foundation
internal import SystemScreens

/// The locations of the device.
///
/// The environment variable `TESSERA_LOCATION` contains a latitude and a longitude, or the path
/// of a GPX file, whose points follow each other at their times. Without it the location is
/// unknown, as in Apple's simulator without a location. The user is asked for the permission by a
/// question on the screen; `TESSERA_LOCATION_ACCESS` is `granted` for a permission that was given
/// before, and `denied` for a refusal of every request.
///
/// Apple documentation: https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject, @unchecked Sendable {
  let device: LocationDevice
  /// The reports to the delegate, on the main queue.
  private(set) var reports: LocationReports!

  /// Creates a manager. Its delegate is told of the permission in the next turn.
  public override convenience init() { self.init(MainWork.value { LocationDevice.shared }) }

  init(_ device: LocationDevice) {
    self.device = device
    super.init()
    reports = LocationReports(self)
    let reports: LocationReports = reports
    MainWork.run { device.add(reports) }
  }

  /// The delegate. It is told of the permission in the next turn after it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate !== oldValue, delegate != nil else { return }
      MainWork.runLater { [weak self] in self?.reports.permissionChanged() }
    }
  }

  // MARK: Settings

  /// The accuracy that the app needs. The default is the best; all locations have an accuracy of
  /// five meters here.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The smallest distance to the last reported location, in meters. The default reports all
  /// locations.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The movement that the app is made for. The setting is kept for the app: updates never pause.
  open var activityType = CLActivityType.other
  /// Whether the updates pause while the device does not move. The setting is kept for the app:
  /// updates never pause.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the updates continue while the app is in the background. The setting is kept for the
  /// app.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar displays the use of locations in the background. The setting is kept
  /// for the app.
  open var showsBackgroundLocationIndicator = false
  /// The smallest turn that is reported, in degrees. The device has no compass.
  open var headingFilter: CLLocationDegrees = 1
  /// The orientation that headings are relative to. The device has no compass.
  open var headingOrientation = CLDeviceOrientation.portrait

  // MARK: Permission

  /// The permission.
  open var authorizationStatus: CLAuthorizationStatus {
    MainWork.value { [device] in device.status }
  }
  /// The precision that the user permits, which is always the full one.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Returns the permission.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    MainWork.value { LocationDevice.shared.status }
  }
  /// Returns a Boolean value that indicates whether the user has turned on locations for all
  /// apps, which is always true.
  open class func locationServicesEnabled() -> Bool { true }

  /// Requests the permission while the app is displayed.
  open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse) }
  /// Requests the permission at all times.
  open func requestAlwaysAuthorization() { request(.authorizedAlways) }

  private func request(_ permission: CLAuthorizationStatus) {
    MainWork.run { [device] in device.request(permission) }
  }

  /// Requests the precise location, which is always permitted: the closure is called in the next
  /// turn, without an error.
  ///
  /// - Parameter purposeKey: The key of the reason in the app's property list.
  @preconcurrency
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    MainWork.runLater { completion?(nil) }
  }

  // MARK: Places

  /// The last position of the device; `nil` without a permission, and before the first one.
  open var location: CLLocation? {
    MainWork.value { [device] in device.status.isPermitted ? device.position : nil }
  }

  /// Begins to report locations: the current one in the next turn, and each further one. Before
  /// the user's decision, the reports wait for it.
  open func startUpdatingLocation() { MainWork.run { [reports] in reports?.start(.all) } }
  /// Ends the reports of ``startUpdatingLocation()`` and ``requestLocation()``.
  open func stopUpdatingLocation() { MainWork.run { [reports] in reports?.stop(.all) } }
  /// Reports the current location once, or an error, in the next turn.
  open func requestLocation() { MainWork.run { [reports] in reports?.reportOnce() } }

  /// Returns a Boolean value that indicates whether significant changes can be reported.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// Begins to report locations at a distance of 500 meters or more from the last reported one.
  /// The limit in time of iOS, one location in five minutes, does not exist.
  open func startMonitoringSignificantLocationChanges() {
    MainWork.run { [reports] in reports?.start(.significant) }
  }
  /// Ends the reports of significant changes.
  open func stopMonitoringSignificantLocationChanges() {
    MainWork.run { [reports] in reports?.stop(.significant) }
  }

  // MARK: Headings

  /// Returns a Boolean value that indicates whether the device has a compass, which is always
  /// false.
  open class func headingAvailable() -> Bool { false }
  /// The last direction of the device; always `nil`.
  open var heading: CLHeading? { nil }
  /// Begins to report the direction of the device. A device without a compass reports none, as on
  /// iOS: check ``headingAvailable()``.
  open func startUpdatingHeading() {}
  /// Ends the reports of the direction.
  open func stopUpdatingHeading() {}
  /// Hides the calibration of the compass, which is never displayed.
  open func dismissHeadingCalibrationDisplay() {}

  // MARK: Regions

  /// Returns a Boolean value that indicates whether regions of a class can be monitored: circles.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type
  }
  /// The largest radius of a monitored region, in meters.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 2_000_000 }
  /// The monitored regions of all managers.
  open var monitoredRegions: Set<CLRegion> {
    MainWork.value { [device] in Set(device.regions) }
  }
  /// Begins to monitor a region: the delegates of all managers are told when the device enters
  /// and leaves it. There are at most 20 regions, as on iOS.
  open func startMonitoring(for region: CLRegion) {
    MainWork.run { [reports] in reports?.monitor(region) }
  }
  /// Ends the monitoring of the region with the same identifier.
  open func stopMonitoring(for region: CLRegion) {
    MainWork.run { [device] in device.stopMonitoring(region) }
  }
  /// Reports the state of a region in the next turn.
  open func requestState(for region: CLRegion) {
    MainWork.run { [reports] in reports?.reportState(of: region) }
  }
}
