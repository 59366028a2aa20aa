import CoreLocation
import Testing
import UIKit

@testable import MapKit

@Suite struct MapGeometryTests {
  private func isNear(_ first: Double, _ second: Double, _ slop: Double = 1e-6) -> Bool {
    abs(first - second) < slop
  }

  @Test func `positions are those of the projection of Mercator`() {
    let middle = MKMapPoint(CLLocationCoordinate2D())
    #expect(isNear(middle.x, 134_217_728))
    #expect(isNear(middle.y, 134_217_728))
    #expect(MKMapSize.world.width == 268_435_456)
    let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let back = MKMapPoint(berlin).coordinate
    #expect(isNear(back.latitude, 52.52))
    #expect(isNear(back.longitude, 13.405))
    let pole = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0))
    #expect(isNear(pole.y, 0, 1e-3))
    #expect(isNear(MKMapPoint(x: MKMapSize.world.width + 1, y: 0).coordinate.longitude, -180, 1e-5))
    let meters = middle.distance(
      to: MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(isNear(meters, 111_319.49, 1))
    #expect(isNear(1 / MKMetersPerMapPointAtLatitude(60), MKMapPointsPerMeterAtLatitude(60)))
    #expect(isNear(MKMetersPerMapPointAtLatitude(0), 0.149_291, 1e-5))
  }

  @Test func `rectangles have unions, common parts and a part beyond the date line`() {
    let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let second = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(first.union(second) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(first.intersection(second) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(MKMapRect.null.union(first) == first)
    #expect(first.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(first.contains(MKMapPoint(x: 9, y: 9)))
    #expect(!first.contains(MKMapPoint(x: 10, y: 9)))
    #expect(first.insetBy(dx: 1, dy: 2) == MKMapRect(x: 1, y: 2, width: 8, height: 6))
    let wide = MKMapRect(x: -5, y: 0, width: 10, height: 1)
    #expect(wide.spans180thMeridian)
    #expect(wide.remainder().minX == MKMapSize.world.width - 5)
    #expect(first.remainder().isNull)
  }

  @Test func `a region in meters is as wide as its latitude needs`() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_194.93,
      longitudinalMeters: 111_194.93)
    #expect(isNear(region.span.latitudeDelta, 1, 1e-4))
    #expect(isNear(region.span.longitudeDelta, 2, 1e-4))
  }

  @Test func `a region is extended to the proportions of the view`() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let part = MapViewport(region, size: CGSize(width: 200, height: 400))
    let shown = MKCoordinateRegion(part.rect)
    #expect(isNear(shown.center.latitude, 10))
    #expect(isNear(shown.span.longitudeDelta, 1))
    #expect(isNear(shown.span.latitudeDelta, 2, 0.05))
  }

  @Test func `a zoom keeps the position of its point, and the map covers the view`() {
    var part = MapViewport(
      center: MKMapPoint(CLLocationCoordinate2D(latitude: 10, longitude: 20)), scale: 0.001,
      size: CGSize(width: 200, height: 400))
    let point = CGPoint(x: 30, y: 300)
    let fixed = part.position(point)
    part.zoom(by: 4, at: point)
    #expect(isNear(part.position(point).x, fixed.x, 1e-3))
    #expect(isNear(part.position(point).y, fixed.y, 1e-3))
    #expect(part.scale == 0.004)
    part.zoom(by: 1e-9, at: point)
    #expect(part.scale == 400 / MKMapSize.world.width)
    part.zoom(by: 1e12, at: point)
    #expect(part.scale == 2)
    part.zoom(by: 1e-9, at: point)
    part.move(by: CGPoint(x: 0, y: 900))
    #expect(part.rect.minY >= -1e-3)
    part.move(by: CGPoint(x: 5000, y: 0))
    #expect((0..<MKMapSize.world.width).contains(part.center.x))
  }

  @Test func `the graticule has round degrees that are not too near`() {
    let part = MapViewport(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 180),
        span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 18)),
      size: CGSize(width: 400, height: 400))
    let lines = Graticule(part)
    #expect(lines.meridians.map(\.text) == ["175° E", "180° W", "175° W"])
    #expect(lines.parallels.contains { $0.text == "0°" })
    #expect(lines.parallels.contains { $0.text == "5° S" })
    #expect(lines.meridians.map { $0.place.rounded() } == [89, 200, 311])
  }

  @Test func `shapes have rectangles and middles`() {
    let line = MKPolyline(
      coordinates: [
        CLLocationCoordinate2D(latitude: 0, longitude: 0),
        CLLocationCoordinate2D(latitude: 0, longitude: 10),
      ], count: 2)
    #expect(line.pointCount == 2)
    #expect(isNear(line.coordinate.longitude, 5))
    #expect(isNear(line.points()[1].x, line.boundingMapRect.maxX))
    var copy = [CLLocationCoordinate2D](repeating: .init(), count: 1)
    line.getCoordinates(&copy, range: NSRange(location: 1, length: 1))
    #expect(isNear(copy[0].longitude, 10))
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 60, longitude: 0), radius: 1000)
    #expect(
      isNear(circle.boundingMapRect.width, 2000 * MKMapPointsPerMeterAtLatitude(60), 1e-3))
    #expect(circle.intersects(circle.boundingMapRect.offsetBy(dx: 10, dy: 0)))
    let other = MKCircle(mapRect: circle.boundingMapRect)
    #expect(isNear(other.radius, 1000, 1))
  }

  @Test func `a part of a line is between two fractions of its length`() {
    let line = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]
    #expect(MapPath.part(of: line, from: 0, to: 1) == line)
    #expect(
      MapPath.part(of: line, from: 0.25, to: 0.75) == [
        CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5),
      ])
    #expect(
      MapPath.part(of: line, from: 0.5, to: 1) == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(MapPath.part(of: line, from: 0.6, to: 0.6).isEmpty)
  }
}
