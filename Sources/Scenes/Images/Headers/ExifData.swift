import Foundation

/// The values in the EXIF data of an image file (CIPA DC-008).
struct ExifData {
  /// The orientation, and the position of its two bytes; `nil` if there is none.
  private(set) var orientation: (value: Int, position: Int)?
  /// The date of the photo, in the time zone of the device; `nil` if there is none.
  private(set) var captureDate: Date?

  private let reader: ByteReader
  private let tiff: Int
  private let isBigEndian: Bool

  /// Reads the data at a position; `nil` if they are not EXIF data.
  init?(_ reader: ByteReader, tiff: Int) {
    if reader.matches("MM", at: tiff) {
      isBigEndian = true
    } else if reader.matches("II", at: tiff) {
      isBigEndian = false
    } else {
      return nil
    }
    self.reader = reader
    self.tiff = tiff
    guard number(tiff + 2, 2) == 42, let offset = number(tiff + 4, 4) else { return nil }
    var photoFolder: Int?
    visitEntries(at: offset) { tag, position in
      switch tag {
      case 0x0112:
        guard isShort(position), let value = number(position + 8, 2), (1...8).contains(value)
        else { return }
        orientation = (value, position + 8)
      case 0x8769: photoFolder = number(position + 8, 4)
      default: break
      }
    }
    guard let photoFolder else { return }
    visitEntries(at: photoFolder) { tag, position in
      guard tag == 0x9003, let place = number(position + 8, 4) else { return }
      captureDate = date(at: tiff + place)
    }
  }

  private func number(_ position: Int, _ count: Int) -> Int? {
    reader.number(position, bytes: count, isBigEndian: isBigEndian)
  }

  /// Returns whether an entry is one number of two bytes.
  private func isShort(_ position: Int) -> Bool {
    number(position + 2, 2) == 3 && number(position + 4, 4) == 1
  }

  /// Calls a closure with the tag and the position of each entry of a list.
  private func visitEntries(at offset: Int, _ visit: (_ tag: Int, _ position: Int) -> Void) {
    guard offset < reader.end, let count = number(tiff + offset, 2) else { return }
    for entry in 0..<count {
      let position = tiff + offset + 2 + 12 * entry
      guard let tag = number(position, 2) else { return }
      visit(tag, position)
    }
  }

  /// Reads a date of the form `2024:05:31 18:04:59`.
  private func date(at position: Int) -> Date? {
    let bytes = (0..<19).compactMap { reader.byte(position + $0) }
    let parts = String(decoding: bytes, as: UTF8.self).split { $0 == ":" || $0 == " " }
      .compactMap { Int($0) }
    guard parts.count == 6, parts[0] > 0 else { return nil }
    return Calendar(identifier: .gregorian).date(
      from: DateComponents(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
        second: parts[5]))
  }
}
