import CoreLocation
import HeadlessHost
import Testing
import UIKit

@testable import MapKit

@MainActor
@Suite(.serialized) struct MapViewTests {
  @MainActor
  private final class Listener: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
      calls.append("will \(animated)")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      calls.append("did \(animated)")
    }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { calls.append("loaded") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      calls.append("renderer")
      let renderer = MKCircleRenderer(overlay: overlay)
      renderer.fillColor = .systemRed
      return renderer
    }
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
      calls.append("renderers \(renderers.count)")
    }
  }

  private let berlin = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405),
    span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))

  private func makeMap() -> (HostedScreen, MKMapView, Listener) {
    let controller = UIViewController()
    let map = MKMapView(frame: controller.view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(map)
    let listener = Listener()
    map.delegate = listener
    let screen = HostedScreen(controller)
    screen.layOut()
    return (screen, map, listener)
  }

  private func isNear(_ first: Double, _ second: Double, _ slop: Double = 1e-6) -> Bool {
    abs(first - second) < slop
  }

  @Test func `a region of a map without a size is kept until its layout`() {
    let map = MKMapView()
    map.region = berlin
    #expect(isNear(map.region.span.latitudeDelta, 0.1))
    #expect(isNear(map.centerCoordinate.latitude, 52.52))
    map.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    #expect(isNear(map.region.center.latitude, 52.52))
    #expect(isNear(map.region.span.longitudeDelta, 0.1))
    map.frame.size = CGSize(width: 400, height: 400)
    #expect(map.region.span.longitudeDelta > 0.1)
    #expect(map.region.span.latitudeDelta < 0.101)
  }

  @Test func `changes tell the delegate, at once without animations`() {
    let (screen, map, listener) = makeMap()
    screen.layOut()
    #expect(listener.calls == ["loaded"])
    listener.calls = []
    map.setRegion(berlin, animated: false)
    #expect(listener.calls == ["will false", "did false"])
    #expect(isNear(map.centerCoordinate.longitude, 13.405))
    listener.calls = []
    map.setCenter(CLLocationCoordinate2D(latitude: 50, longitude: 10), animated: true)
    screen.advance(by: 1)
    #expect(listener.calls == ["will true", "did true"])
    #expect(isNear(map.centerCoordinate.longitude, 10))
  }

  @Test func `points and locations are converted in both directions`() {
    let (_, map, _) = makeMap()
    map.region = berlin
    let middle = map.convert(berlin.center, toPointTo: map)
    #expect(isNear(middle.x, map.bounds.midX, 1e-3))
    #expect(isNear(middle.y, map.bounds.midY, 1e-3))
    let back = map.convert(CGPoint(x: 10, y: 20), toCoordinateFrom: map)
    let point = map.convert(back, toPointTo: map)
    #expect(isNear(point.x, 10, 1e-3))
    #expect(isNear(point.y, 20, 1e-3))
    let rect = map.convert(map.region, toRectTo: map)
    #expect(isNear(rect.width, map.bounds.width, 1e-2))
    #expect(isNear(rect.height, map.bounds.height, 0.5))
    let region = map.convert(map.bounds, toRegionFrom: map)
    #expect(isNear(region.span.longitudeDelta, map.region.span.longitudeDelta))
  }

  @Test func `a camera's distance is the height of the visible part`() {
    let (_, map, _) = makeMap()
    map.region = berlin
    let span = map.region.span.longitudeDelta
    let camera = map.camera
    camera.centerCoordinateDistance *= 2
    map.camera = camera
    #expect(isNear(map.region.span.longitudeDelta, 2 * span, 1e-4))
    #expect(isNear(map.camera.centerCoordinateDistance, camera.centerCoordinateDistance, 1))
    #expect(isNear(map.camera.centerCoordinate.latitude, 52.52, 1e-4))
  }

  @Test func `a drag moves the map with the finger`() throws {
    let (screen, map, listener) = makeMap()
    map.region = berlin
    screen.layOut()
    listener.calls = []
    let start = CGPoint(x: 200, y: 400)
    let held = map.convert(start, toCoordinateFrom: map)
    let finger = screen.touch(at: start)
    finger.move(to: CGPoint(x: 200, y: 440), duration: 0.2)
    finger.move(to: CGPoint(x: 260, y: 480), duration: 0.2)
    let moved = map.convert(CGPoint(x: 260, y: 480), toCoordinateFrom: map)
    #expect(isNear(moved.latitude, held.latitude, 0.006))
    #expect(isNear(moved.longitude, held.longitude, 0.006))
    #expect(listener.calls == ["will false"])
    finger.lift()
    screen.advance(by: 10)
    #expect(listener.calls == ["will false", "did false"])
    map.isScrollEnabled = false
    let center = map.centerCoordinate
    try screen.drag(from: start, to: CGPoint(x: 200, y: 500))
    #expect(map.centerCoordinate.latitude == center.latitude)
  }

  @Test func `a pinch and a double tap zoom at their point`() throws {
    let (screen, map, _) = makeMap()
    map.region = berlin
    screen.layOut()
    let span = map.region.span.longitudeDelta
    try screen.pinch(on: map, scale: 3)
    screen.advance(by: 1)
    #expect(map.region.span.longitudeDelta < span / 2)
    map.region = berlin
    screen.layOut()
    let point = CGPoint(x: 100, y: 300)
    let held = map.convert(point, toCoordinateFrom: map)
    try screen.tap(at: point, count: 2)
    screen.advance(by: 1)
    #expect(isNear(map.region.span.longitudeDelta, span / 2, 1e-4))
    let after = map.convert(point, toCoordinateFrom: map)
    #expect(isNear(after.latitude, held.latitude, 1e-4))
    map.isZoomEnabled = false
    try screen.tap(at: point, count: 2)
    screen.advance(by: 1)
    #expect(isNear(map.region.span.longitudeDelta, span / 2, 1e-4))
  }

  @Test func `overlays have renderers of the delegate, in the order of their layers`() {
    let (screen, map, listener) = makeMap()
    map.region = berlin
    listener.calls = []
    let circles = (1...3).map { MKCircle(center: berlin.center, radius: Double($0) * 1000) }
    map.addOverlay(circles[0])
    map.addOverlay(circles[1], level: .aboveRoads)
    map.insertOverlay(circles[2], below: circles[0])
    map.addOverlay(circles[0])
    #expect(map.renderer(for: circles[0]) == nil)
    screen.layOut()
    #expect(listener.calls == ["renderer", "renderer", "renderer", "renderers 3"])
    #expect(map.overlays.map { ($0 as? MKCircle)?.radius } == [2000, 3000, 1000])
    #expect(map.renderer(for: circles[0]) is MKCircleRenderer)
    let renderer = map.renderer(for: circles[0])
    #expect(renderer?.point(for: circles[0].boundingMapRect.origin) == .zero)
    map.removeOverlays(circles)
    #expect(map.overlays.isEmpty)
    screen.layOut()
    #expect(listener.calls.count == 4)
  }

  @Test func `an item opens a page of a map`() throws {
    let item = MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: 2)))
    item.name = "Café"
    #expect(
      MKMapItem.mapsURL([item], [:])?.absoluteString
        == "https://maps.apple.com/?ll=1.5,2.0&q=Caf%C3%A9")
    let url = MKMapItem.mapsURL(
      [.forCurrentLocation(), item],
      [
        MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking,
        MKLaunchOptionsMapTypeKey: NSNumber(value: MKMapType.satellite.rawValue),
      ])
    #expect(url?.absoluteString == "https://maps.apple.com/?daddr=1.5,2.0&dirflg=w&t=k")
    let screen = HostedScreen(UIViewController())
    #expect(item.openInMaps())
    #expect(screen.openedURLs.count == 1)
  }

  @Test func `searches and directions fail in the next turn, unless they are ended`() {
    let screen = HostedScreen(UIViewController())
    nonisolated(unsafe) var codes: [MKError.Code?] = []
    let search = MKLocalSearch(request: .init(naturalLanguageQuery: "Café"))
    search.start { codes.append(($1 as? MKError)?.code) }
    #expect(search.isSearching)
    let directions = MKDirections(request: .init())
    directions.calculate { codes.append(($1 as? MKError)?.code) }
    directions.cancel()
    #expect(codes.isEmpty)
    screen.layOut()
    #expect(codes == [.serverFailure])
    #expect(!search.isSearching)
  }
}
