import Foundation

/// A player of several items, one after another.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/avqueueplayer
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  /// Called after an item was played to its end and was removed.
  var didFinish: ((AVPlayerItem) -> Void)?

  /// Creates a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
    for item in items { insert(item, after: nil) }
  }

  /// Creates a player of one item; `nil` for none.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
    if let item { insert(item, after: nil) }
  }

  /// Returns the items, the current one first.
  open func items() -> [AVPlayerItem] { queue }

  /// Returns whether an item can be inserted: whether it is in no player, and the other one is in
  /// this one.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    item.player == nil && (afterItem.map { other in queue.contains { $0 === other } } ?? true)
  }

  /// Inserts an item after another one; at the end for `nil`.
  ///
  /// - Precondition: The item can be inserted.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else {
      fatalError(
        "AVQueuePlayer cannot insert the item \(item) after \(afterItem.map { "\($0)" } ?? "nil"); "
          + "ask canInsert(_:after:) before, and create another item of the same asset.")
    }
    let index = afterItem.flatMap { other in queue.firstIndex { $0 === other } }
    queue.insert(item, at: index.map { $0 + 1 } ?? queue.count)
    item.player = self
    item.read()
    if queue.count == 1 { exchange(for: item) }
  }

  /// Removes an item. The next one follows a current one.
  open func remove(_ item: AVPlayerItem) {
    guard let index = queue.firstIndex(where: { $0 === item }) else { return }
    queue.remove(at: index)
    if item === currentItem { exchange(for: queue.first) }
    item.player = nil
  }

  /// Removes all items.
  open func removeAllItems() {
    for item in queue where item !== currentItem { item.player = nil }
    queue = []
    exchange(for: nil)
  }

  /// Plays the next item.
  open func advanceToNextItem() { if let currentItem { remove(currentItem) } }

  /// Replaces the current item; the others stay behind it.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    if currentItem != nil { queue.removeFirst() }
    if let item { queue.insert(item, at: 0) }
    super.replaceCurrentItem(with: item)
  }

  override func itemDidEnd(_ item: AVPlayerItem) {
    guard actionAtItemEnd == .advance else { return super.itemDidEnd(item) }
    NotificationCenter.default.post(
      name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    guard item === currentItem, playback.isAtEnd else { return }
    remove(item)
    didFinish?(item)
  }
}
