import Foundation
import TestSupport
import Testing

@testable import CoreLocation

@Suite struct GeodesicTests {
  @Test func `GPX files give places, heights and the times between them`() {
    let track = LocationTrack(
      gpx: """
        <?xml version="1.0"?><!-- <wpt lat="1" lon="1"/> -->
        <gpx><metadata><time>2020-01-01T00:00:00Z</time></metadata><trk><trkseg>
        <trkpt lat="52.5" lon="13.4"><ele>34.5</ele><time>2026-05-01T10:00:00Z</time></trkpt>
        <trkpt lat='52.6' lon='13.5'><time>2026-05-01T10:00:12.5Z</time></trkpt>
        <trkpt lat="52.7" lon="13.6"/>
        </trkseg></trk></gpx>
        """)
    #expect(
      track?.steps == [
        .init(latitude: 52.5, longitude: 13.4, altitude: 34.5, delay: 0),
        .init(latitude: 52.6, longitude: 13.5, delay: 12.5),
        .init(latitude: 52.7, longitude: 13.6, delay: 1),
      ])
    #expect(LocationTrack(gpx: "<gpx></gpx>") == nil)
  }

  @Test(arguments: ["52.5", "a,b", "91,0", "0,181", "1,2,3", ""])
  func `other texts than a latitude and a longitude are no place`(_ text: String) {
    #expect(LocationTrack(pair: text) == nil)
  }

  private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    CLLocation(latitude: a.0, longitude: a.1)
      .distance(from: CLLocation(latitude: b.0, longitude: b.1))
  }

  @Test func `distances are on the ellipsoid of WGS 84`() {
    // Lengths of the ellipsoid: a degree of the equator, and a quarter of a meridian.
    #expect(abs(distance((0, 0), (0, 1)) - 111_319.491) < 0.001)
    #expect(abs(distance((0, 10), (90, 10)) - 10_001_965.729) < 0.001)
    // The pair of the geodetic survey of Australia: Flinders Peak and Buninyong.
    let flindersPeak = (-(37 + 57 / 60 + 3.72030 / 3600), 144 + 25 / 60 + 29.52440 / 3600)
    let buninyong = (-(37 + 39 / 60 + 10.15610 / 3600), 143 + 55 / 60 + 35.38390 / 3600)
    #expect(abs(distance(flindersPeak, buninyong) - 54_972.271) < 0.001)
    #expect(distance((52, 13), (52, 13)) == 0)
  }

  @Test func `places opposite to each other have a distance, too`() {
    #expect(abs(distance((0, 0), (0.5, 179.7)) - 19_936_288.579) < 130_000)
    #expect(abs(distance((90, 0), (-90, 0)) - 20_003_931.459) < 0.01)
  }

  @Test func `distances are symmetric and keep the triangle inequality`() {
    let seed = UInt64(31)
    var random = RepeatableRandom(seed: seed)
    func place() -> (Double, Double) {
      (Double.random(in: -80...80, using: &random), Double.random(in: -60...60, using: &random))
    }
    for _ in 0..<200 {
      let (a, b, c) = (place(), place(), place())
      let direct = distance(a, b)
      #expect(abs(direct - distance(b, a)) < 0.001, "seed \(seed)")
      #expect(direct <= distance(a, c) + distance(c, b) + 0.001, "seed \(seed)")
    }
  }

  @Test(arguments: [((1.0, 0.0), 0.0), ((0, 1), 90), ((-1, 0), 180), ((0, -1), 270)])
  func `courses are degrees clockwise from north`(_ end: (Double, Double), _ course: Double) {
    let start = CLLocationCoordinate2DMake(0, 0)
    let end = CLLocationCoordinate2DMake(end.0, end.1)
    #expect(abs(Geodesic.course(from: start, to: end) - course) < 1e-9)
  }

  @Test func `coordinates out of range are invalid`() {
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
  }
}
