import Foundation

/// A video or a sound that a host plays in the box of a node, in front of the node's own content
/// and behind its children. Hosts that draw single pictures display what is behind.
public struct SceneMedia: Sendable, Equatable {
  /// A file with a video or a sound.
  public struct File: Sendable, Equatable {
    /// The path of the file.
    public let path: String
    /// The number of bytes.
    public let length: Int
    /// A name of the content, with the extension of the file. Another state of the file has another
    /// name.
    public let name: String

    /// Creates a description of a file; returns `nil` if it is not a readable file.
    public init?(path: String) {
      guard let values = try? FileManager.default.attributesOfItem(atPath: path),
        values[.type] as? FileAttributeType == .typeRegular,
        let length = (values[.size] as? NSNumber)?.intValue
      else { return nil }
      let date = (values[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      self.path = path
      self.length = length
      let hash = ContentHash(Data("\(path)\n\(length)\n\(date)".utf8)).text
      let suffix = URL(fileURLWithPath: path).pathExtension.lowercased()
      let isPlain = suffix.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
      }
      name = isPlain && !suffix.isEmpty ? "\(hash).\(suffix)" : hash
    }
  }

  /// The ways in which a picture fills the box.
  public enum Fit: String, Sendable {
    /// The whole picture is visible, in its proportions.
    case contain
    /// The picture covers the box, in its proportions.
    case cover
    /// The picture is stretched to the box.
    case fill
  }

  /// The file.
  public var file: File
  /// A Boolean value that indicates whether a picture is displayed: `false` for a sound.
  public var hasPicture: Bool
  /// The way in which the picture fills the box.
  public var fit: Fit
  /// The seconds of the file that pass in a second; 0 for a pause.
  public var rate: Double
  /// The volume, from 0 to 1.
  public var volume: Double
  /// The position in the file at ``time``, in seconds.
  public var position: Double
  /// The time of the scene at which ``position`` was set, in seconds.
  public var time: TimeInterval

  /// Creates a video or a sound.
  public init(
    file: File, hasPicture: Bool, fit: Fit = .contain, rate: Double, volume: Double,
    position: Double, time: TimeInterval
  ) {
    self.file = file
    self.hasPicture = hasPicture
    self.fit = fit
    self.rate = rate
    self.volume = volume
    self.position = position
    self.time = time
  }

  /// Returns the position in the file at a time of the scene, in seconds.
  public func position(at now: TimeInterval) -> Double {
    max(0, position + rate * max(0, now - time))
  }
}
