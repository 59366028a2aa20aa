/// An object that is told of the position of the device and of the user's permission.
@MainActor
protocol LocationObserver: AnyObject {
  /// Called after the device moved.
  func deviceMoved(to position: CLLocation)
  /// Called after the device crossed the boundary of a region.
  func device(_ entered: Bool, _ region: CLRegion)
  /// Called after the user's decision.
  func permissionChanged()
}
