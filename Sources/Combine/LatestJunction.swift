import OpenCombine

/// The latest values of several publishers, each time that one of them has a new one.
///
/// Values that arrive without a request of the subscriber are replaced by later ones, and delivered
/// with its next request.
final class LatestJunction<Downstream: Subscriber>: Junction<Downstream> {
  private let make: ([Any]) -> Downstream.Input
  private var values: [Any?]
  private var hasNews = false

  /// Creates a junction.
  ///
  /// - Parameter make: A closure that makes one value of the latest ones of all publishers.
  init(_ downstream: Downstream, sides count: Int, _ make: @escaping ([Any]) -> Downstream.Input) {
    self.make = make
    values = Array(repeating: nil, count: count)
    super.init(downstream, sides: count)
  }

  override func store(_ value: Any, side: Int) {
    values[side] = .some(value)
    hasNews = true
  }

  override func deliver() {
    let latest = values.compactMap { $0 }
    guard hasNews, demand > .none, latest.count == values.count, let downstream else { return }
    hasNews = false
    demand -= 1
    demand += downstream.receive(make(latest))
  }

  // Without a value of one publisher there is never one of all.
  override func isComplete(afterEndOf side: Int) -> Bool { openSides == 0 || values[side] == nil }
}
