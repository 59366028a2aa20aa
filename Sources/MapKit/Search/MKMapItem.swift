// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import Foundation
internal import UIKit

/// A location with a name, a number and an address.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkmapitem
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The description of the location.
  public let placemark: MKPlacemark
  /// Whether the item is the location of the device.
  public let isCurrentLocation: Bool
  /// The name. By default the description's.
  open var name: String?
  /// The telephone number. The default is `nil`.
  open var phoneNumber: String?
  /// The address of a page. The default is `nil`.
  open var url: URL?
  /// The time zone. The default is `nil`.
  open var timeZone: TimeZone?

  /// Creates an item.
  public convenience init(placemark: MKPlacemark) { self.init(placemark, isCurrent: false) }

  private init(_ placemark: MKPlacemark, isCurrent: Bool) {
    self.placemark = placemark
    isCurrentLocation = isCurrent
    name = isCurrent ? "Current Location" : placemark.name
    super.init()
  }

  /// Returns an item for the location of the device.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(MKPlacemark(coordinate: CLLocationCoordinate2D()), isCurrent: true)
  }

  /// Opens the location in a map outside of the app: a page of the web.
  ///
  /// - Parameter launchOptions: Values of the keys such as ``MKLaunchOptionsMapTypeKey``.
  /// - Returns: Whether the host opens the page.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens locations in a map outside of the app. Directions lead from the first to the last one.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    guard let url = mapsURL(mapItems, launchOptions ?? [:]) else { return false }
    let open: @MainActor @Sendable () -> Void = { UIApplication.shared.open(url) }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(open)
    } else {
      DispatchQueue.main.async(execute: open)
    }
    return true
  }

  /// The address of a map: https://developer.apple.com/library/archive/featuredarticles/
  /// iPhoneURLScheme_Reference/MapLinks/MapLinks.html
  static func mapsURL(_ items: [MKMapItem], _ options: [String: Any]) -> URL? {
    guard let last = items.last else { return nil }
    var parts = URLComponents(string: "https://maps.apple.com/")
    var values: [(String, String)] = []
    if let mode = options[MKLaunchOptionsDirectionsModeKey] as? String {
      if items.count > 1, !items[0].isCurrentLocation { values.append(("saddr", items[0].pair)) }
      values.append(("daddr", last.pair))
      let flags = [
        MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
        MKLaunchOptionsDirectionsModeTransit: "r",
      ]
      if let flag = flags[mode] { values.append(("dirflg", flag)) }
    } else {
      values.append(("ll", last.pair))
      if let name = last.name { values.append(("q", name)) }
    }
    if let type = options[MKLaunchOptionsMapTypeKey] as? NSNumber {
      let letters: [MKMapType: String] = [.standard: "m", .satellite: "k", .hybrid: "h"]
      if let letter = MKMapType(rawValue: type.uintValue).flatMap({ letters[$0] }) {
        values.append(("t", letter))
      }
    }
    parts?.queryItems = values.map { URLQueryItem(name: $0.0, value: $0.1) }
    return parts?.url
  }

  private var pair: String {
    "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)"
  }
}

/// The key of the kind of directions.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of the kind of map, the number of an ``MKMapType``.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of whether traffic is displayed, which has no effect here.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key of the middle of the map, which has no effect here.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the size of the map, which has no effect here.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Directions for cars.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions for walks.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions for trains and buses.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// Directions of the user's usual way.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
