/// The registrations and reuse queues of a collection view, and its requests for views to the data
/// source.
@MainActor
final class ViewDequeuing {
  /// The registrations and the waiting views.
  let pool = ReusePool()
  /// The queues that views were recycled to since the last trim.
  private var untrimmed: [ReuseQueue] = []
  /// The request that the data source is answering; `nil` while there is none.
  private(set) var request: ViewRequest?

  /// The number of requests that data sources are answering.
  private(set) static var requestsUnderWay = 0

  // MARK: - Requests

  /// Returns a new or reused view for an element: from the data source, or a decoration view from
  /// the layout.
  func view(
    for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> any ElementView {
    if case .decoration(let kind) = key.kind {
      return decorationView(kind, key, attributes, of: view.layoutInUse)
    }
    return request(key, attributes, in: view)
  }

  /// Asks the data source for the view of an element.
  private func request(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> any ElementView {
    guard view.hasDataSource else {
      fatalError(
        "The layout \(type(of: view.layoutInUse)) shows something at \(key.indexPath.sentenceName), "
          + "but the \(view.words.view) has no data source; set one, and keep a reference to it, for "
          + "the \(view.words.view) does not.")
    }
    let named = view.reordering.dataSourceIndexPath(of: key, in: view.backend)
    return answer(.display(attributes)) { view.requestView(for: key, at: named, attributes) }
  }

  private func decorationView(
    _ kind: String, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes,
    of layout: UICollectionViewLayout
  ) -> any ElementView {
    let pool = layout.backend.decorationPool(ofKind: kind)
    guard let queue = pool.queue(for: .decoration(kind)) else {
      let known = pool.purposes.compactMap(\.kind.name).sorted().map { "'\($0)'" }
      fatalError(
        "No class is registered for decoration views of the kind '\(kind)', which the layout "
          + "\(type(of: layout)) shows at \(key.indexPath.sentenceName) "
          + "(\(known.isEmpty ? "none is" : known.joined(separator: ", ")) registered); call "
          + "register(_:forDecorationViewOfKind:) on the layout before it is used.")
    }
    if let view = queue.take() {
      view.prepareForReuse()
      return view
    }
    return queue.makeView(frame: attributes.frame)!
  }

  /// Asks the data source to update a cell in place.
  func reconfigure(_ cell: any ElementCell, of key: ElementKey, in view: any RecyclingView) {
    guard view.hasDataSource else { return }
    let named = view.reordering.dataSourceIndexPath(ofItemAt: key.indexPath)
    answer(.reconfiguration(key, cell)) {
      view.requestConfiguration(of: cell, for: key, at: named)
    }
  }

  /// Runs a request to a data source. Registrations made meanwhile are marked.
  private func answer<Answer>(_ reason: ViewRequest.Reason, _ body: () -> Answer) -> Answer {
    let outer = request
    request = ViewRequest(reason)
    Self.requestsUnderWay += 1
    defer {
      Self.requestsUnderWay -= 1
      request = outer
    }
    return body()
  }

  // MARK: - Dequeuing

  /// Returns a new or waiting view of a purpose for an element; `nil` if nothing is registered.
  func dequeue(
    _ purpose: ReuseQueue.Purpose, for indexPath: IndexPath, in view: any RecyclingView
  ) -> (any ElementView)? {
    pool.queue(for: purpose).flatMap { dequeue(from: $0, for: indexPath, in: view) }
  }

  /// Returns a new or waiting view of a queue for an element; `nil` if nothing is registered.
  func dequeue(
    from queue: ReuseQueue, for indexPath: IndexPath, in view: any RecyclingView
  ) -> (any ElementView)? {
    let kind = queue.purpose.kind
    let attributes = attributes(for: ElementKey(kind, at: indexPath), in: view)
    guard let dequeued = take(from: queue, frame: attributes?.frame ?? .zero) else { return nil }
    if kind.isCell, let cell = dequeued.cell { view.updateState(of: cell, forItemAt: indexPath) }
    if let attributes { dequeued.applyIfChanged(attributes) }
    request?.note(dequeued)
    return dequeued
  }

  /// Returns a new or waiting view of a purpose, without an element for it; `nil` if nothing waits
  /// and nothing is registered. A cell gets the attributes of the request for one.
  func dequeue(_ purpose: ReuseQueue.Purpose) -> (any ElementView)? {
    var attributes: UICollectionViewLayoutAttributes?
    if case .display(let wanted) = request?.reason, wanted.elementKey.isCell, purpose.kind.isCell {
      attributes = wanted
    }
    let queue = pool.openQueue(for: purpose)
    guard let dequeued = take(from: queue, frame: attributes?.frame ?? .zero) else { return nil }
    if let attributes { dequeued.applyIfChanged(attributes) }
    request?.note(dequeued)
    return dequeued
  }

  /// Returns a waiting view that is prepared for another element, or a new one; `nil` if nothing is
  /// registered.
  private func take(from queue: ReuseQueue, frame: CGRect) -> (any ElementView)? {
    guard let waiting = queue.take() else { return queue.makeView(frame: frame) }
    let cell = waiting.cell
    if let cell {
      if cell.isSelected { cell.isSelected = false }
      if cell.isHighlighted { cell.isHighlighted = false }
    }
    waiting.prepareForReuse()
    cell?.configurationsAreReplaced()
    return waiting
  }

  /// Records a view that the data source gets for the present request.
  func noteDequeued(_ view: any ElementView) { request?.note(view) }

  /// Returns the attributes for a dequeued view, which it keeps: the attributes of the request, or
  /// otherwise a copy of the attributes in the layout.
  private func attributes(
    for key: ElementKey, in view: any RecyclingView
  ) -> UICollectionViewLayoutAttributes? {
    if case .display(let attributes) = request?.reason {
      let wanted = attributes.elementKey
      // A supplementary view may be dequeued with another kind than in the layout.
      if wanted == key || wanted.path == key.path && !wanted.isCell && !key.isCell {
        return attributes
      }
    }
    guard !view.layoutPass.needsPreparation else { return nil }
    return view.layoutAttributes(of: key)?.duplicate()
  }

  // MARK: - Reuse

  /// Removes a view from its superview, and queues it for reuse.
  func recycle(_ view: any ElementView) {
    view.layer.discardViewAnimations()
    view.removeFromSuperview()
    if view.displacement != 0 { view.cell?.showSwipe(nil) }
    if let queue = view.reuseQueue, queue.recycle(view) { untrimmed.append(queue) }
  }

  /// Releases waiting views in excess of what may be needed soon.
  ///
  /// - Complexity: O(queues with recycled views + released views).
  func trim() {
    guard !untrimmed.isEmpty else { return }
    for queue in untrimmed { queue.trim() }
    untrimmed.removeAll(keepingCapacity: true)
  }
}
