import Foundation

/// The contents of a library at one time.
struct PhotoState: Sendable {
  /// The photos by their identifiers.
  private(set) var assets: [String: PhotoRecord] = [:]
  /// The identifiers, from the oldest photo to the newest.
  private(set) var order: [String] = []
  /// The albums of the user.
  var albums: [AlbumRecord] = []

  /// The photos, from the oldest to the newest.
  var records: [PhotoRecord] { order.compactMap { assets[$0] } }

  /// Adds photos, each at the position of its date.
  mutating func add(_ records: [PhotoRecord]) {
    for record in records { assets[record.identifier] = record }
    order = assets.keys.sorted(by: precedes)
  }

  /// Replaces the values of a photo; a changed date changes its position.
  mutating func update(_ record: PhotoRecord) {
    guard let former = assets.updateValue(record, forKey: record.identifier) else { return }
    if former.creationDate != record.creationDate { order.sort(by: precedes) }
  }

  /// Removes photos from the library and its albums.
  mutating func remove(_ identifiers: Set<String>) {
    for identifier in identifiers { assets[identifier] = nil }
    order.removeAll(where: identifiers.contains)
    for index in albums.indices { albums[index].assets.removeAll(where: identifiers.contains) }
  }

  /// Returns whether a photo is older than another one; photos of one date are in the order of
  /// their identifiers.
  func precedes(_ first: String, _ second: String) -> Bool {
    let dates = [first, second].map { assets[$0]?.creationDate ?? .distantPast }
    return dates[0] == dates[1] ? first < second : dates[0] < dates[1]
  }
}

/// An album of the user.
struct AlbumRecord: Sendable, Equatable {
  let identifier: String
  var title: String
  /// The identifiers of the photos, in order.
  var assets: [String]
}
