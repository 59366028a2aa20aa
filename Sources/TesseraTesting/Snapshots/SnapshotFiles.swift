import SceneRendering
import UIKit

/// Reading, writing, and comparing the files of a snapshot.
struct SnapshotFiles {
  let place: SnapshotPlace

  /// The number of lines of a difference in an error.
  private static let shownLines = 40

  /// Returns the recorded snapshot; `nil` if there is none.
  func recorded() throws(SnapshotFailure) -> Data? {
    guard FileManager.default.fileExists(atPath: place.recorded.path) else { return nil }
    do {
      return try Data(contentsOf: place.recorded)
    } catch {
      throw SnapshotFailure(
        reason: .unreadable,
        description: "the snapshot '\(place.recorded.path)' cannot be read: \(error)")
    }
  }

  /// Records a snapshot.
  func record(_ data: Data) throws(SnapshotFailure) { try write(data, to: place.recorded) }

  /// Writes the snapshot of a failed test.
  func keepNew(_ data: Data) throws(SnapshotFailure) { try write(data, to: place.new) }

  /// Removes the files of an earlier failure.
  func removeFailure() {
    for file in [place.new, place.difference] {
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// Returns the failure of a snapshot that was not recorded before.
  func missing(isRecorded: Bool) -> SnapshotFailure {
    let path = place.recorded.path
    return SnapshotFailure(
      reason: .missing,
      description: isRecorded
        ? """
        there was no snapshot '\(path)', so it was recorded now; look at it, and run the test again
          look:   \(Self.open) \(SnapshotPlace.quoted(place.recorded))
        """
        : """
        there is no snapshot '\(path)', and \(SnapshotMode.variable)=never records none
          look:   \(Self.open) \(SnapshotPlace.quoted(place.new))
          record: \(place.recordCommand)
        """)
  }

  /// Throws the difference between a recorded snapshot and a new one, and writes both.
  func compare(
    _ recorded: Data, with data: Data, _ format: SnapshotFormat
  ) throws(SnapshotFailure) {
    switch format.kind {
    case .text, .svg:
      let texts = [recorded, data].map { String(decoding: $0, as: UTF8.self) }
      guard let difference = TextDifference(old: texts[0], new: texts[1]) else { return }
      try keepNew(data)
      try write(Data((difference.text() + "\n").utf8), to: place.difference)
      throw different(
        "\(difference.removed) recorded and \(difference.added) new lines differ:\n"
          + difference.text(limit: Self.shownLines))
    case .png(let accuracy):
      try comparePictures(recorded, data, accuracy)
    }
  }

  private func comparePictures(
    _ recorded: Data, _ data: Data, _ accuracy: Int
  ) throws(SnapshotFailure) {
    let old: PixelImage
    let new: PixelImage
    do {
      old = try PixelImage(png: recorded)
      new = try PixelImage(png: data)
    } catch {
      throw SnapshotFailure(
        reason: .unreadable,
        description:
          "the snapshot '\(place.recorded.path)' cannot be compared: \(error.description)")
    }
    guard old.width == new.width, old.height == new.height else {
      try keepNew(data)
      throw different(
        "the recorded picture has \(old.width) x \(old.height) pixels, the new one \(new.width) x "
          + "\(new.height)", hasDifference: false)
    }
    guard let difference = PictureDifference(old: old, new: new, accuracy: accuracy) else {
      return
    }
    try keepNew(data)
    let picture: Data
    do {
      picture = try difference.picture.png()
    } catch {
      throw different(difference.text, hasDifference: false)
    }
    try write(picture, to: place.difference)
    throw different(difference.text)
  }

  private func different(_ text: String, hasDifference: Bool = true) -> SnapshotFailure {
    let files =
      [place.recorded, place.new] + (hasDifference ? [place.difference] : [])
    let looks = files.map { "  look:   \(Self.open) \(SnapshotPlace.quoted($0))" }
    return SnapshotFailure(
      reason: .different,
      description: """
        the screen differs from the snapshot '\(place.recorded.path)': \(text)
        \(looks.joined(separator: "\n"))
          accept: cp \(SnapshotPlace.quoted(place.new)) \(SnapshotPlace.quoted(place.recorded))
          or all: \(place.recordCommand)
        """)
  }

  private func write(_ data: Data, to file: URL) throws(SnapshotFailure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw SnapshotFailure(
        reason: .unreadable, description: "'\(file.path)' cannot be written: \(error)")
    }
  }

  /// The command that opens a file.
  private static var open: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }
}
