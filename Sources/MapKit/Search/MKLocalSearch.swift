public import Foundation

/// A search for locations, which fails: there is no network.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mklocalsearch
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// A closure with the found locations, or with an error.
  public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Sights, shops and others.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// The text and the region of a search.
  ///
  /// Apple documentation: https://developer.apple.com/documentation/mapkit/mklocalsearch/request
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The text. The default is `nil`.
    open var naturalLanguageQuery: String?
    /// The region in which locations are preferred.
    open var region = MKCoordinateRegion()
    /// The kinds of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    /// Creates a search without a text.
    public override init() { super.init() }

    /// Creates a search of a text.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a search of a text in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a search of a completion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      copy.naturalLanguageQuery = naturalLanguageQuery
      copy.region = region
      copy.resultTypes = resultTypes
      return copy
    }
  }

  /// The found locations, which a search without a network does not have.
  ///
  /// Apple documentation: https://developer.apple.com/documentation/mapkit/mklocalsearch/response
  open class Response: NSObject, @unchecked Sendable {
    /// The locations.
    public let mapItems: [MKMapItem]
    /// The region around them.
    public let boundingRegion: MKCoordinateRegion

    init(_ mapItems: [MKMapItem], _ boundingRegion: MKCoordinateRegion) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
      super.init()
    }
  }

  private let request = OfflineRequest()

  /// Creates a search.
  public init(request: Request) { super.init() }

  /// Whether the search is in progress.
  open var isSearching: Bool { request.isRunning }

  /// Begins the search, which fails in the next turn.
  ///
  /// - Parameter completionHandler: A closure called on the main queue with
  ///   `MKError.Code.serverFailure`.
  @preconcurrency
  open func start(completionHandler: @escaping CompletionHandler) {
    request.start { completionHandler(nil, $0) }
  }

  /// Performs the search.
  ///
  /// - Throws: ``MKError`` with the code `serverFailure`.
  open func start() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      request.start { continuation.resume(throwing: $0) }
    }
  }

  /// Ends the search. The closure is not called.
  open func cancel() { request.cancel() }
}

/// A proposal for a text of a search, which a completer without a network does not have.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The title.
  public let title: String
  /// The subtitle.
  public let subtitle: String

  init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}

/// Proposals for the text of a search, which fail: there is no network.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Sights, shops and others.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Texts.
    public static let query = ResultType(rawValue: 4)
  }

  /// The delegate.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The region in which locations are preferred.
  open var region = MKCoordinateRegion()
  /// The kinds of results.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The proposals: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether proposals are being determined.
  open var isSearching: Bool { request.isRunning }
  /// The beginning of a text. After a change, the delegate is told of an error in the next turn.
  open var queryFragment = "" {
    didSet {
      guard queryFragment != oldValue else { return }
      guard !queryFragment.isEmpty else { return cancel() }
      request.start { [weak self] error in
        guard let self else { return }
        delegate?.completer(self, didFailWithError: error)
      }
    }
  }
  private let request = OfflineRequest()

  /// Creates a completer.
  public override init() { super.init() }

  /// Ends the search for proposals.
  open func cancel() { request.cancel() }
}

/// The delegate of a completer. All methods have defaults.
@preconcurrency
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called after the proposals changed, which does not occur without a network.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called on the main queue after the proposals could not be determined.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
