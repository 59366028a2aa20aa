internal import Foundation

extension Transaction {
  /// A sequence of transactions.
  public struct Transactions: AsyncSequence, Sendable {
    /// The elements.
    public typealias Element = VerificationResult<Transaction>

    /// The contents of sequences.
    enum Contents: Sendable {
      case all, entitlements, unfinished, updates

      @MainActor
      func purchases(of store: Store) -> [Store.Purchase] {
        switch self {
        case .all: store.purchases.reversed()
        case .entitlements: store.entitlements()
        case .unfinished, .updates: store.purchases.filter { !$0.isFinished }
        }
      }
    }

    private let contents: Contents
    private let store: Store?

    /// Creates a sequence.
    ///
    /// - Parameter store: The store; `nil` for the shared one.
    init(_ contents: Contents, of store: Store? = nil) {
      self.contents = contents
      self.store = store
    }

    /// The state of an iteration.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var stream: AsyncStream<Element>.Iterator

      init(_ stream: AsyncStream<Element>) { self.stream = stream.makeAsyncIterator() }

      /// Returns the next transaction; `nil` at the end.
      public mutating func next() async -> Element? { await stream.next() }
    }

    /// Returns the state of a new iteration.
    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
      Task { @MainActor [self] in
        let store = store ?? Store.shared
        for purchase in contents.purchases(of: store) {
          continuation.yield(.verified(Transaction(purchase, store)))
        }
        guard contents == .updates else { return continuation.finish() }
        let identifier = store.listen { continuation.yield(.verified(Transaction($0, store))) }
        continuation.onTermination = { _ in
          Task { @MainActor in store.stopListening(identifier) }
        }
      }
      return AsyncIterator(stream)
    }
  }
}
