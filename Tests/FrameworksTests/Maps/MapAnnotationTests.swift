import CoreLocation
import HeadlessHost
import Testing
import UIKit

@testable import MapKit

@MainActor
@Suite(.serialized) struct MapAnnotationTests {
  private final class Badge: MKAnnotationView {
    static var count = 0
    var reuses = 0
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      Self.count += 1
      bounds.size = CGSize(width: 20, height: 20)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  @MainActor
  private final class Listener: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    var makeView: (MKMapView, any MKAnnotation) -> MKAnnotationView? = { _, _ in nil }

    private func name(_ annotation: (any MKAnnotation)?) -> String {
      annotation?.title ?? "none"
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      calls.append("view \(name(annotation))")
      return makeView(mapView, annotation)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
      calls.append("add \(views.count)")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      calls.append("select \(name(view.annotation))")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      calls.append("deselect \(name(view.annotation))")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { calls.append("tap \(name(view.annotation))") }
  }

  private func makeMap() -> (HostedScreen, MKMapView, Listener) {
    let controller = UIViewController()
    let map = MKMapView(frame: controller.view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(map)
    let listener = Listener()
    map.delegate = listener
    let screen = HostedScreen(controller)
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))
    screen.layOut()
    return (screen, map, listener)
  }

  private func pin(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title,
      subtitle: nil)
  }

  @Test func `an annotation gets a marker whose tip is at its location`() throws {
    let (screen, map, listener) = makeMap()
    let annotation = pin("A", 0, 0)
    map.addAnnotation(annotation)
    map.addAnnotation(annotation)
    #expect(map.annotations.count == 1)
    #expect(map.view(for: annotation) == nil)
    screen.layOut()
    #expect(listener.calls == ["view A", "add 1"])
    let view = try #require(map.view(for: annotation) as? MKMarkerAnnotationView)
    #expect(abs(view.frame.maxY - map.bounds.midY) < 0.01)
    #expect(abs(view.frame.midX - map.bounds.midX) < 0.01)
    annotation.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 1)
    screen.layOut()
    #expect(abs(view.frame.midX - map.bounds.midX - map.bounds.width / 4) < 0.5)
    #expect(screen.readElements.contains { $0.contains("A") })
    map.removeAnnotation(annotation)
    screen.layOut()
    #expect(view.superview == nil)
    #expect(map.annotations.isEmpty)
  }

  @Test func `views far away are reused, and registered classes are made`() {
    let (screen, map, listener) = makeMap()
    Badge.count = 0
    map.register(Badge.self, forAnnotationViewWithReuseIdentifier: "badge")
    listener.makeView = {
      $0.dequeueReusableAnnotationView(withIdentifier: "badge", for: $1)
    }
    let (near, far) = (pin("A", 0, 0), pin("B", 0, 90))
    map.addAnnotations([near, far])
    screen.layOut()
    #expect(listener.calls == ["view A", "add 1"])
    #expect(Badge.count == 1)
    let view = map.view(for: near) as? Badge
    map.centerCoordinate = far.coordinate
    screen.layOut()
    #expect(map.view(for: near) == nil)
    map.centerCoordinate = near.coordinate
    screen.layOut()
    #expect(Badge.count == 2 || map.view(for: near) === view)
    #expect(Badge.count <= 2)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "other") == nil)
  }

  @Test func `taps select one annotation, and an empty point none`() throws {
    let (screen, map, listener) = makeMap()
    let (first, second) = (pin("A", 1, 0), pin("B", -1, 0))
    map.addAnnotations([first, second])
    screen.layOut()
    listener.calls = []
    try screen.tap(on: try #require(map.view(for: first)))
    screen.advance(by: 1)
    #expect(listener.calls == ["select A"])
    #expect(map.view(for: first)?.isSelected == true)
    #expect(map.selectedAnnotations.count == 1)
    try screen.tap(on: try #require(map.view(for: second)))
    screen.advance(by: 1)
    #expect(listener.calls == ["select A", "deselect A", "select B"])
    try screen.tap(at: CGPoint(x: 30, y: 300))
    screen.advance(by: 1)
    #expect(listener.calls.last == "deselect B")
    #expect(map.selectedAnnotations.isEmpty)
    map.view(for: first)?.isEnabled = false
    try screen.tap(on: try #require(map.view(for: first)))
    screen.advance(by: 1)
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test func `a callout has the texts and accessories of the selected view`() throws {
    let (screen, map, listener) = makeMap()
    let button = UIButton(type: .detailDisclosure)
    listener.makeView = { _, annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      view.rightCalloutAccessoryView = button
      return view
    }
    let annotation = pin("Brandenburg Gate", 0, 0)
    annotation.subtitle = "Berlin"
    map.addAnnotation(annotation)
    screen.layOut()
    #expect(map.callout.superview == nil)
    map.selectAnnotation(annotation, animated: true)
    screen.advance(by: 1)
    #expect(map.callout.superview != nil)
    #expect(screen.readElements.contains { $0.contains("Berlin") })
    let view = try #require(map.view(for: annotation))
    #expect(abs(map.callout.frame.maxY - view.frame.minY) < 1)
    #expect(abs(map.callout.frame.midX - view.frame.midX) < 1)
    listener.calls = []
    try screen.tap(on: button)
    screen.advance(by: 1)
    #expect(listener.calls == ["tap Brandenburg Gate"])
    #expect(map.selectedAnnotations.count == 1)
    map.deselectAnnotation(annotation, animated: false)
    screen.layOut()
    #expect(map.callout.superview == nil)
  }

  @Test func `a callout stays in the view`() {
    let (screen, map, listener) = makeMap()
    listener.makeView = { _, annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      return view
    }
    let annotation = pin("A rather long title at the edge", 0, 1.9)
    map.addAnnotation(annotation)
    screen.layOut()
    map.selectAnnotation(annotation, animated: false)
    screen.layOut()
    #expect(map.callout.frame.maxX <= map.bounds.maxX)
    #expect(map.callout.frame.minX >= 0)
  }

  @Test func `views that overlap are one cluster, and apart again after a zoom`() throws {
    let (screen, map, listener) = makeMap()
    listener.makeView = { _, annotation in
      guard !(annotation is MKClusterAnnotation) else { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.clusteringIdentifier = "places"
      return view
    }
    let pins = [pin("A", 0, 0), pin("B", 0, 0.01), pin("C", 1, 1)]
    map.addAnnotations(pins)
    screen.layOut()
    let cluster = try #require(map.view(for: pins[0])?.cluster)
    #expect(cluster.annotation is MKClusterAnnotation)
    #expect((cluster as? MKMarkerAnnotationView)?.glyphText == "2")
    #expect(map.view(for: pins[0])?.isHidden == true)
    #expect(map.view(for: pins[1])?.cluster === cluster)
    #expect(map.view(for: pins[2])?.cluster == nil)
    #expect(map.annotations.count == 3)
    let count = listener.calls.count
    screen.layOut()
    #expect(listener.calls.count == count)
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05))
    screen.layOut()
    #expect(map.view(for: pins[0])?.cluster == nil)
    #expect(map.view(for: pins[0])?.isHidden == false)
    #expect(cluster.superview == nil)
  }

  @Test func `all annotations are shown with space around them`() {
    let (screen, map, _) = makeMap()
    let pins = [pin("A", 40, -10), pin("B", 60, 20)]
    map.showAnnotations(pins, animated: false)
    screen.layOut()
    for pin in pins {
      let point = map.convert(pin.coordinate, toPointTo: map)
      #expect(map.bounds.insetBy(dx: 30, dy: 30).contains(point))
    }
    map.showAnnotations([pins[0]], animated: false)
    #expect(map.region.span.latitudeDelta < 0.1)
  }
}
