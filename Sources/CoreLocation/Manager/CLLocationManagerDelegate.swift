public import Foundation

/// The delegate of a location manager. All methods have defaults.
///
/// They are called on the main queue. On iOS, they are called on the thread that created the
/// manager.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
@preconcurrency
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with new locations, the latest one last.
  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called after the location could not be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called after the manager is created, and after the permission changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called with the permission by the default of ``locationManagerDidChangeAuthorization(_:)``,
  /// which replaces it.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called with the direction of the device, which is never known here.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Returns a Boolean value that indicates whether the calibration of the compass is displayed.
  /// The device has no compass: the method is not called.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Called after the monitoring of a region began.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called after the device entered a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called after the device left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called with the state of a region after a request.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Called after a region could not be monitored.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  /// Called after updates paused, which never occurs here.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Called after updates resumed, which never occurs here.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Calls the method with the permission.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// Returns `false`.
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
