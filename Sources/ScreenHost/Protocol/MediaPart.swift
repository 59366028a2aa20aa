import Foundation

/// A part of the file of a video or sound.
package struct MediaPart: Sendable, Equatable {
  /// The description of a part.
  package struct Request: Codable, Sendable, Equatable {
    /// The name of the file.
    package var name: String
    /// The index of the first byte; `nil` for the last bytes, or for the whole file.
    package var first: Int?
    /// The index of the last byte, or the number of the last bytes without ``first``; `nil` for the
    /// end of the file.
    package var last: Int?
    /// The maximum number of bytes; `nil` for any number.
    package var maximumLength: Int?

    /// Creates a description.
    package init(name: String, first: Int?, last: Int?, maximumLength: Int?) {
      self.name = name
      self.first = first
      self.last = last
      self.maximumLength = maximumLength
    }

    /// Returns the bytes in a file of a length.
    func range(in length: Int) -> Range<Int> {
      let start: Int
      var end = length
      if let first {
        start = min(max(first, 0), length)
        if let last { end = min(max(last, 0), length - 1) + 1 }
      } else {
        start = last.map { max(length - max($0, 0), 0) } ?? 0
      }
      end = max(start, end)
      return start..<start + min(end - start, max(0, maximumLength ?? length))
    }
  }

  /// The media type.
  package var type: String
  /// The number of bytes of the file.
  package var totalLength: Int
  /// The index of the first byte.
  package var first: Int
  /// The bytes.
  package var data: Data

  /// Creates a part.
  package init(type: String, totalLength: Int, first: Int, data: Data) {
    self.type = type
    self.totalLength = totalLength
    self.first = first
    self.data = data
  }

  /// The part as the content of a message between processes: a line with the numbers and the type,
  /// then the bytes.
  var encoded: Data { Data("\(totalLength) \(first) \(type)\n".utf8) + data }

  /// Reads the content of a message between processes; returns `nil` for other bytes.
  package init?(encoded: Data) {
    guard let end = encoded.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let head = String(decoding: encoded[..<end], as: UTF8.self).split(separator: " ")
    guard head.count == 3, let total = Int(head[0]), let first = Int(head[1]) else { return nil }
    self.init(
      type: String(head[2]), totalLength: total, first: first, data: Data(encoded[(end + 1)...]))
  }

  /// Returns the media type of a file by the extension of its name. Browsers play the files of
  /// QuickTime that they can under the type of MPEG-4.
  static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "mp4", "m4v", "mov": "video/mp4"
    case "m4a", "m4b", "aac": "audio/mp4"
    case "mp3": "audio/mpeg"
    case "wav", "wave": "audio/wav"
    case "webm": "video/webm"
    case "ogg", "oga", "opus": "audio/ogg"
    case "flac": "audio/flac"
    case "aif", "aiff": "audio/aiff"
    case "caf": "audio/x-caf"
    default: "application/octet-stream"
    }
  }
}
