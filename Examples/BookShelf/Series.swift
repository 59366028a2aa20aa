/// A series of volumes.
struct Series {
  let title: String
  let author: String
  let story: String
  /// The number of volumes. Most are loaded only when the shelf is scrolled there.
  let numberOfVolumes: Int

  /// The number of volumes that are loaded at a time.
  static let volumesPerPage = 18

  /// The series of the first shelf.
  static let lighthouse = Series(
    title: "The Lighthouse", author: "Ida Sandvik",
    story: "The keeper of a lighthouse writes down what every ship tells him by its lamps. "
      + "In the thirtieth year one of them answers in his own hand.",
    numberOfVolumes: 63)

  /// Returns the volumes after a number of loaded ones, as a server would.
  func volumes(after count: Int) -> [Book] {
    let end = min(count + Self.volumesPerPage, numberOfVolumes)
    guard count < end else { return [] }
    return (count + 1...end).map { Book(series: title, volume: $0) }
  }
}
