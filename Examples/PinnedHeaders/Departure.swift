/// The departure of a train from a station.
struct Departure {
  let hour: Int
  let minute: Int
  let destination: String
  let platform: Int

  /// The time on the board, such as `08:05`.
  var time: String { Self.clock(hour, minute) }

  /// Returns an hour and a minute with two digits each.
  static func clock(_ hour: Int, _ minute: Int) -> String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// The departures of a day, by hour.
  static let timetable: [[Departure]] = (6..<22).map { hour in
    let isBusy = (7...9).contains(hour) || (16...18).contains(hour)
    let step = isBusy ? 7 : 13
    return stride(from: (hour * 5) % step, to: 60, by: step).enumerated().map { index, minute in
      Departure(
        hour: hour, minute: minute,
        destination: destinations[(hour * 3 + index * 5) % destinations.count],
        platform: 1 + (hour + index) % 6)
    }
  }

  private static let destinations = [
    "Harbour", "Old Town", "University", "North Bridge", "Airport", "Lakeside", "Mill Lane",
    "East Gate", "Botanic Garden", "Quarry Hill", "Saltmarsh",
  ]
}
