#if !canImport(ObjectiveC)
  import Dispatch

  /// A source of events about memory that is running short.
  ///
  /// A warning of the host about memory, which also calls
  /// ``UIViewController/didReceiveMemoryWarning()``, is an event of the level `warning`. The system
  /// reports no others.
  public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

  extension DispatchSource: DispatchSourceMemoryPressure {}

  extension DispatchSource {
    /// Levels of the pressure on memory.
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Memory is no longer short.
      public static let normal = MemoryPressureEvent(rawValue: 1 << 0)
      /// Memory is short: caches should be smaller.
      public static let warning = MemoryPressureEvent(rawValue: 1 << 1)
      /// Memory is very short: programs are ended.
      public static let critical = MemoryPressureEvent(rawValue: 1 << 2)
      /// All levels.
      public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Returns a source of events about memory, which is resumed before its first event.
    ///
    /// - Parameters:
    ///   - eventMask: The levels for which the source calls its handler.
    ///   - queue: The queue of the handlers; a queue of the system for `nil`.
    public class func makeMemoryPressureSource(
      eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
      let source = makeUserDataOrSource(queue: queue)
      guard let source = source as? DispatchSource else {
        fatalError("A source of events by data is no DispatchSource on this platform.")
      }
      MemoryPressureSources.shared.add(source, for: eventMask)
      return source
    }
  }

  extension DispatchSourceMemoryPressure {
    /// The levels of the event, while its handler runs.
    public var data: DispatchSource.MemoryPressureEvent {
      guard let source = self as? DispatchSource else { return [] }
      let value: UInt = (source as any DispatchSourceUserDataOr).data
      return DispatchSource.MemoryPressureEvent(rawValue: value)
    }

    /// The levels for which the source calls its handler.
    public var mask: DispatchSource.MemoryPressureEvent {
      (self as? DispatchSource).map(MemoryPressureSources.shared.mask(of:)) ?? []
    }
  }

  /// The sources of events about memory.
  final class MemoryPressureSources: @unchecked Sendable {
    static let shared = MemoryPressureSources()

    private struct Entry {
      weak var source: DispatchSource?
      let mask: DispatchSource.MemoryPressureEvent
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ source: DispatchSource, for mask: DispatchSource.MemoryPressureEvent) {
      lock.withLock {
        entries.removeAll { $0.source == nil }
        entries.append(Entry(source: source, mask: mask))
      }
    }

    func mask(of source: DispatchSource) -> DispatchSource.MemoryPressureEvent {
      lock.withLock { entries.first { $0.source === source }?.mask ?? [] }
    }

    /// Sends an event of a level to the sources for it.
    func send(_ level: DispatchSource.MemoryPressureEvent) {
      let sources = lock.withLock {
        entries.filter { $0.mask.contains(level) }.compactMap(\.source)
      }
      for source in sources where !source.isCancelled {
        (source as any DispatchSourceUserDataOr).or(data: level.rawValue)
      }
    }
  }
#endif
