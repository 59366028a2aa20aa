import Foundation
import HeadlessHost
import Testing
import UIKit

@testable import CoreLocation

@MainActor
@Suite(.serialized) struct LocationTests {
  @MainActor
  private final class Listener: NSObject, @preconcurrency CLLocationManagerDelegate {
    var calls: [String] = []
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      for place in locations { calls.append("\(place.coordinate.latitude)") }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      calls.append("error \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      calls.append("status \(manager.authorizationStatus.rawValue)")
    }
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
      calls.append("monitors \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      calls.append("enters \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      calls.append("leaves \(region.identifier)")
    }
    func locationManager(
      _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) { calls.append("state \(state.rawValue) of \(region.identifier)") }
    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
      withError error: any Error
    ) { calls.append("failed \((error as? CLError)?.code.rawValue ?? -1)") }

    func wait(for count: Int) async throws {
      while calls.count < count { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  private let listener = Listener()

  private func device(
    _ latitudes: [Double], access: LocationDevice.Access = .granted
  ) -> LocationDevice {
    let steps = latitudes.map { LocationTrack.Step(latitude: $0, longitude: 13, delay: 60) }
    return LocationDevice(track: LocationTrack(steps: steps), access: access, runsByTime: false)
  }

  /// Makes a manager with the listener, and waits for the report of the permission.
  private func manager(_ device: LocationDevice) async throws -> CLLocationManager {
    let manager = CLLocationManager(device)
    manager.delegate = listener
    #expect(listener.calls == [], "The delegate was told before the next turn.")
    try await listener.wait(for: 1)
    return manager
  }

  // MARK: Places

  @Test func `a new delegate is told of the permission, and then of the places in order`()
    async throws
  {
    let device = device([52, 53, 54])
    let manager = try await manager(device)
    #expect(manager.location == nil)
    manager.startUpdatingLocation()
    try await listener.wait(for: 2)
    device.advance()
    device.advance()
    device.advance()
    #expect(listener.calls == ["status 4", "52.0", "53.0", "54.0"])
    #expect(manager.location?.coordinate.latitude == 54)
    manager.stopUpdatingLocation()
    manager.startUpdatingLocation()
    try await listener.wait(for: 5)
    #expect(listener.calls.last == "54.0")
  }

  @Test func `after a stop, nothing is reported, also not by a call in the same turn`() async throws
  {
    let device = device([52, 53])
    let manager = try await manager(device)
    manager.startUpdatingLocation()
    manager.requestLocation()
    manager.stopUpdatingLocation()
    let other = CLLocationManager(device)
    let second = Listener()
    other.delegate = second
    other.startUpdatingLocation()
    try await second.wait(for: 2)
    device.advance()
    #expect(listener.calls == ["status 4"])
    #expect(second.calls == ["status 4", "52.0", "53.0"])
  }

  @Test func `a request reports one place, and the filter leaves near ones out`() async throws {
    let device = device([52, 52.000_1, 53])
    let manager = try await manager(device)
    manager.requestLocation()
    try await listener.wait(for: 2)
    device.advance()
    #expect(listener.calls == ["status 4", "52.0"])
    manager.distanceFilter = 1_000
    manager.startUpdatingLocation()
    try await listener.wait(for: 3)
    device.advance()
    #expect(listener.calls == ["status 4", "52.0", "52.0001", "53.0"])
  }

  @Test func `significant changes are 500 meters apart`() async throws {
    let device = device([52, 52.004, 52.005, 52.006])
    let manager = try await manager(device)
    manager.startMonitoringSignificantLocationChanges()
    try await listener.wait(for: 2)
    for _ in 0..<3 { device.advance() }
    #expect(listener.calls == ["status 4", "52.0", "52.005"])
  }

  @Test func `the device moves by the times of its track`() async throws {
    let steps = [52.0, 53].map { LocationTrack.Step(latitude: $0, longitude: 13, delay: 0.01) }
    let manager = try await manager(
      LocationDevice(track: LocationTrack(steps: steps), access: .granted))
    manager.startUpdatingLocation()
    try await listener.wait(for: 3)
    #expect(listener.calls == ["status 4", "52.0", "53.0"])
    let speed = try #require(manager.location?.speed)
    #expect(abs(speed - 11_127_200) < 20_000)
    #expect(manager.location?.course == 0)
  }

  @Test func `without a position, the place is unknown`() async throws {
    let manager = try await manager(device([]))
    manager.requestLocation()
    try await listener.wait(for: 2)
    manager.startUpdatingLocation()
    try await listener.wait(for: 3)
    #expect(listener.calls == ["status 4", "error 0", "error 0"])
    #expect(manager.location == nil)
  }

  // MARK: Permission

  @Test func `a refusal is an error, and hides the position`() async throws {
    let device = device([52], access: .denied)
    let manager = try await manager(device)
    manager.requestWhenInUseAuthorization()
    try await listener.wait(for: 2)
    manager.requestLocation()
    try await listener.wait(for: 3)
    #expect(listener.calls == ["status 0", "status 2", "error 1"])
    device.begin()
    #expect(manager.location == nil)
    manager.requestWhenInUseAuthorization()
    #expect(manager.authorizationStatus == .denied)
  }

  @Test(arguments: [
    ("Allow Once", "status 4"), ("Allow While Using App", "status 4"), ("Don’t Allow", "status 2"),
  ])
  func `the question's answers are the permission, and updates wait for it`(
    _ answer: String, _ status: String
  ) async throws {
    let manager = try await manager(device([52], access: .ask))
    // Nothing waits until the answer, so that no other screen has the key window in between.
    let screen = HostedScreen(UIViewController())
    manager.requestWhenInUseAuthorization()
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    screen.layOut()
    screen.advance(by: 1)
    #expect(screen.readElements.contains { $0.contains("to use your location?") })
    #expect(listener.calls == ["status 0"])
    try screen.activate(label: answer)
    screen.advance(by: 1)
    try await listener.wait(for: 3)
    #expect(
      listener.calls == ["status 0", status, status == "status 4" ? "52.0" : "error 1"])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `a permission at all times follows one while the app is displayed`() async throws {
    let device = device([52], access: .granted)
    let manager = try await manager(device)
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    manager.requestAlwaysAuthorization()
    try await listener.wait(for: 2)
    #expect(manager.authorizationStatus == .authorizedAlways)
    manager.requestWhenInUseAuthorization()
    #expect(manager.authorizationStatus == .authorizedAlways)
    #expect(listener.calls == ["status 4", "status 3"])
  }

  // MARK: Regions

  @Test func `crossings of a circle are reported as its settings say`() async throws {
    let device = device([52, 53, 52, 53, 52])
    let manager = try await manager(device)
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2DMake(53, 13), radius: 1_000, identifier: "home")
    manager.startMonitoring(for: circle)
    manager.requestState(for: circle)
    try await listener.wait(for: 3)
    device.advance()
    device.advance()
    #expect(
      listener.calls == [
        "status 4", "monitors home", "state 2 of home", "enters home", "leaves home",
      ])
    circle.notifyOnEntry = false
    device.advance()
    manager.stopMonitoring(for: circle)
    device.advance()
    #expect(listener.calls.count == 5)
    #expect(manager.monitoredRegions.isEmpty)
  }

  @Test func `a region replaces one of the same name, and more than twenty fail`() async throws {
    let manager = try await manager(device([52]))
    for index in 0..<21 {
      manager.startMonitoring(
        for: CLCircularRegion(
          center: CLLocationCoordinate2DMake(53, 13), radius: 10, identifier: "\(index % 20)"))
    }
    try await listener.wait(for: 22)
    #expect(!listener.calls.contains("failed 5"))
    #expect(manager.monitoredRegions.count == 20)
    manager.startMonitoring(
      for: CLCircularRegion(
        center: CLLocationCoordinate2DMake(53, 13), radius: 10, identifier: "further"))
    try await listener.wait(for: 23)
    #expect(listener.calls.last == "failed 5")
    #expect(CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLRegion.self))
  }

  // MARK: Live updates and addresses

  @Test func `live updates are the current place, and each further one`() async throws {
    let device = device([52, 53])
    var latitudes: [Double] = []
    for try await update in CLLocationUpdate.Updates(device: device) {
      latitudes.append(update.location?.coordinate.latitude ?? 0)
      #expect(!update.authorizationDenied)
      device.advance()
      if latitudes.count == 2 { break }
    }
    #expect(latitudes == [52, 53])
  }

  @Test func `addresses fail without a network, or by cancellation`() async throws {
    let geocoder = CLGeocoder()
    var code: CLError.Code?
    do { _ = try await geocoder.geocodeAddressString("Berlin") } catch {
      code = (error as? CLError)?.code
    }
    #expect(code == .network)
    #expect(!geocoder.isGeocoding)
    var codes: [CLError.Code?] = []
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    geocoder.reverseGeocodeLocation(berlin) { codes.append(($1 as? CLError)?.code) }
    #expect(geocoder.isGeocoding)
    geocoder.cancelGeocode()
    #expect(codes == [.geocodeCanceled])
    try await Task.sleep(for: .milliseconds(5))
    #expect(codes.count == 1)
  }
}
