public import Foundation

/// A player of the sound of a file or of bytes.
///
/// The position advances with the time of the key window. A page plays the sound, if the browser
/// knows its format. The header of the file gives the duration and the format: WAV, AIFF, CAF,
/// MP3, AAC and MPEG-4.
///
/// Apple documentation: https://developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the file; `nil` for a sound of bytes.
  public let url: URL?
  /// The bytes of the sound; `nil` for a sound of a file.
  public let data: Data?
  /// The format.
  public let format: AVAudioFormat
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// Whether ``rate`` has an effect. The default is `false`; set it before the sound is played.
  open var enableRate = false
  /// Whether ``updateMeters()`` measures the levels. The default is `false`.
  open var isMeteringEnabled = false {
    didSet { if !isMeteringEnabled { levels = [] } }
  }

  private let engine: SoundEngine
  private let bytes: MediaBytes
  private let sound: SoundFormat?
  private var storedRate: Float = 1
  private var storedPan: Float = 0
  private var levels: [(peak: Double, mean: Double)] = []

  /// Creates a player of a file.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the file cannot be read, or is not
  ///   a sound.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// Creates a player of a file.
  ///
  /// - Parameter utiString: The type of the file, which is not needed: its bytes have the type.
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the file cannot be read, or is not
  ///   a sound.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      throw AudioFileError.unspecified
    }
    let (header, bytes) = try Self.read(data)
    self.url = url
    self.data = nil
    self.bytes = bytes
    sound = header.sound
    duration = header.duration.seconds
    format = AVAudioFormat(header.sound)
    engine = SoundEngine(url: url, duration: duration)
    super.init()
    connect()
  }

  /// Creates a player of the bytes of a file.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the bytes are not a sound.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// Creates a player of the bytes of a file.
  ///
  /// - Parameter utiString: The type of the file, which is not needed: its bytes have the type.
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the bytes are not a sound.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    let (header, bytes) = try Self.read(data)
    // The page loads files.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).\(bytes.fileExtension)")
    do { try data.write(to: file) } catch { throw AudioFileError.unspecified }
    url = nil
    self.data = data
    self.bytes = bytes
    sound = header.sound
    duration = header.duration.seconds
    format = AVAudioFormat(header.sound)
    engine = SoundEngine(url: file, duration: duration, isTemporary: true)
    super.init()
    connect()
  }

  private static func read(_ data: Data) throws -> (MediaHeader, MediaBytes) {
    let bytes = MediaBytes(data)
    guard let header = MediaHeader.read(bytes), header.tracks.contains(where: { $0.kind == .audio })
    else { throw AudioFileError.unsupportedType }
    return (header, bytes)
  }

  private func connect() {
    onMain {
      engine.didFinish = { [weak self] in
        guard let self else { return }
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
      }
    }
  }

  // MARK: Playing

  /// Prepares the sound, which ``play()`` also does.
  ///
  /// - Returns: `true`: sounds are ready when they are created.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays the sound from its position.
  ///
  /// - Returns: `true`.
  @discardableResult
  open func play() -> Bool {
    onMain { engine.play(rate: wantedRate) }
    return true
  }

  /// Plays the sound at a time of the device. At a time in the past, it begins at once.
  ///
  /// - Parameter time: The time, of the same clock as ``deviceCurrentTime``.
  /// - Returns: `true`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    onMain { engine.play(rate: wantedRate, after: time - SoundEngine.now) }
    return true
  }

  /// Stops at the current position.
  open func pause() { onMain { engine.pause() } }

  /// Stops at the current position, which stays as after a pause.
  open func stop() { onMain { engine.pause() } }

  /// Whether the sound is played, or waits for the time of ``play(atTime:)``.
  open var isPlaying: Bool { onMain { engine.isPlaying } }

  /// The position in the sound, in seconds. It is 0 after the end.
  open var currentTime: TimeInterval {
    get { onMain { engine.position } }
    set { onMain { engine.position = newValue } }
  }

  /// The time of the device, in seconds: the time of the key window.
  open var deviceCurrentTime: TimeInterval { onMain { SoundEngine.now } }

  /// The repetitions after the first time. The default is 0; a negative number repeats the sound
  /// until it is stopped.
  open var numberOfLoops: Int {
    get { onMain { engine.loops } }
    set { onMain { engine.loops = newValue } }
  }

  /// The seconds of the sound that pass in a second, from 0.5 to 2. The default is 1.
  ///
  /// It has an effect if ``enableRate`` is `true`.
  open var rate: Float {
    get { storedRate }
    set {
      storedRate = min(max(newValue, 0.5), 2)
      onMain { engine.change(rate: wantedRate) }
    }
  }

  private var wantedRate: Double { enableRate ? Double(storedRate) : 1 }

  /// The volume, from 0 to 1. The default is 1. A fade changes it step by step.
  open var volume: Float {
    get { onMain { Float(engine.volume) } }
    set { onMain { engine.volume = Double(newValue) } }
  }

  /// Changes the volume in a time.
  ///
  /// - Parameters:
  ///   - volume: The volume at the end, from 0 to 1.
  ///   - duration: The time, in seconds of the key window.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    onMain { engine.fade(to: Double(volume), duration: duration) }
  }

  /// The position between the left (-1) and the right speaker (1). The default is 0.
  ///
  /// The setting is kept for the app: the page plays sounds in the middle.
  open var pan: Float {
    get { storedPan }
    set { storedPan = min(max(newValue, -1), 1) }
  }

  /// The number of channels.
  open var numberOfChannels: Int { Int(format.channelCount) }

  /// The values of the format by the keys such as ``AVSampleRateKey``.
  open var settings: [String: Any] { format.settings }

  // MARK: Levels

  /// The interval that a measurement covers, in seconds.
  private static let meteredInterval = 0.05
  /// The level of silence, in decibels.
  private static let silence: Float = -160

  /// Measures the levels at the current position, if ``isMeteringEnabled`` is `true`.
  ///
  /// The samples of WAV, AIFF and CAF files are measured; other formats are not decoded, and have
  /// the level of silence.
  open func updateMeters() {
    guard isMeteringEnabled else { return }
    guard isPlaying, let sound else {
      levels = []
      return
    }
    let position = currentTime
    levels = (0..<sound.channels).map { channel in
      sound.level(of: channel, in: bytes, from: position, length: Self.meteredInterval) ?? (0, 0)
    }
  }

  /// Returns the mean level at the last measurement, from -160 to 0 decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float {
    levels.indices.contains(channelNumber)
      ? Self.decibels(levels[channelNumber].mean) : Self.silence
  }

  /// Returns the highest level at the last measurement, from -160 to 0 decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float {
    levels.indices.contains(channelNumber)
      ? Self.decibels(levels[channelNumber].peak) : Self.silence
  }

  private static func decibels(_ level: Double) -> Float {
    level > 0 ? min(max(Float(20 * log10(level)), silence), 0) : silence
  }
}

/// The errors of files with sounds.
enum AudioFileError {
  /// The file cannot be read: the status `wht?`.
  static var unspecified: NSError { NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207) }
  /// The bytes are not a sound: the status `typ?`.
  static var unsupportedType: NSError {
    NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647)
  }
  /// A parameter is not valid: the status `paramErr`.
  static var parameter: NSError { NSError(domain: NSOSStatusErrorDomain, code: -50) }
}

extension MediaHeader {
  /// The format of the first track with a sound.
  fileprivate var sound: SoundFormat? { tracks.first { $0.kind == .audio }?.format }
}

extension MediaBytes {
  /// The usual extension of a file that begins with these bytes.
  fileprivate var fileExtension: String {
    switch text(at: 0, count: 4) {
    case "RIFF": return "wav"
    case "FORM": return "aiff"
    case "caff": return "caf"
    default: break
    }
    if integer(at: 0, bytes: 2).map({ $0 & 0xFFF6 == 0xFFF0 }) == true { return "aac" }
    return text(at: 4, count: 4) == "ftyp" ? "m4a" : "mp3"
  }
}
