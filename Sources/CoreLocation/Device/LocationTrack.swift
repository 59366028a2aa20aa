internal import Foundation
internal import SystemScreens

/// The locations of the device, one after the other.
struct LocationTrack: Equatable, Sendable {
  /// A location, and the time in seconds after the location before.
  struct Step: Equatable, Sendable {
    var latitude: Double
    var longitude: Double
    var altitude: Double?
    var delay: TimeInterval = 0
  }

  var steps: [Step]

  /// The locations that the environment chooses: `TESSERA_LOCATION` is a latitude and a longitude
  /// with a comma, or the path of a GPX file.
  static let chosen: LocationTrack = {
    guard let text = ProcessInfo.processInfo.environment["TESSERA_LOCATION"], !text.isEmpty else {
      return LocationTrack(steps: [])
    }
    if let track = LocationTrack(pair: text) { return track }
    if let data = FileManager.default.contents(atPath: text),
      let track = LocationTrack(gpx: String(decoding: data, as: UTF8.self))
    {
      return track
    }
    let sentence =
      "CoreLocation: '\(text)' is neither a latitude and a longitude, such as 52.52,13.40, nor a "
      + "GPX file with points.\n"
    try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
    return LocationTrack(steps: [])
  }()

  init(steps: [Step]) { self.steps = steps }

  /// The location of a latitude and a longitude with a comma; `nil` for other texts.
  init?(pair: String) {
    let numbers = pair.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude))
    else { return nil }
    steps = [Step(latitude: latitude, longitude: longitude)]
  }

  /// The points of a GPX file, in order; `nil` without one.
  ///
  /// The times of points determine the time between them. Points without a time follow after a
  /// second.
  init?(gpx: String) {
    steps = []
    var last: Date?
    for tag in MarkupTag.all(in: gpx) {
      switch tag.name {
      case "wpt", "trkpt", "rtept":
        guard let latitude = tag.attributes["lat"].flatMap(Double.init),
          let longitude = tag.attributes["lon"].flatMap(Double.init)
        else { continue }
        steps.append(
          Step(latitude: latitude, longitude: longitude, delay: steps.isEmpty ? 0 : 1))
      case "ele" where !steps.isEmpty:
        steps[steps.count - 1].altitude = Double(tag.text)
      case "time" where !steps.isEmpty:
        guard let time = Self.time(tag.text) else { continue }
        if let last { steps[steps.count - 1].delay = max(0, time.timeIntervalSince(last)) }
        last = time
      default: continue
      }
    }
    if steps.isEmpty { return nil }
  }

  /// The time of a text of ISO 8601, with or without fractions of a second.
  private static func time(_ text: String) -> Date? {
    let format = ISO8601DateFormatter()
    if let date = format.date(from: text) { return date }
    format.formatOptions.insert(.withFractionalSeconds)
    return format.date(from: text)
  }

  // MARK: Places

  /// Returns the location of a step at the current time. The step before it determines the
  /// movement: a location without one before has no course and no speed.
  func location(at index: Int) -> CLLocation {
    let step = steps[index]
    let place = CLLocationCoordinate2DMake(step.latitude, step.longitude)
    var (course, speed) = (-1.0, -1.0)
    if index > 0, step.delay > 0 {
      let last = CLLocationCoordinate2DMake(steps[index - 1].latitude, steps[index - 1].longitude)
      let distance = Geodesic.distance(last, place)
      speed = distance / step.delay
      if distance > 0 { course = Geodesic.course(from: last, to: place) }
    }
    return CLLocation(
      coordinate: place, altitude: step.altitude ?? 0, horizontalAccuracy: Self.accuracy,
      verticalAccuracy: step.altitude == nil ? -1 : Self.accuracy, course: course,
      courseAccuracy: course < 0 ? -1 : 1, speed: speed, speedAccuracy: speed < 0 ? -1 : 1,
      timestamp: Date())
  }

  /// The accuracy of all locations, in meters.
  static let accuracy: CLLocationAccuracy = 5
}
