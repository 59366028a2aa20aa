/// The items of a section of lanes: the lane of each, and the ends of lanes before each block of
/// items.
///
/// A lane is chosen once, in the order of the items, and kept: a measurement moves the items behind
/// it along their lanes, but changes no lane of an item that was measured or kept before. Items
/// behind are placed again a few hundred at a time, so that lanes remain balanced as the content
/// scrolls, and a measurement costs the same in every section.
///
/// It is a class so that its section reads it without copies of its storage.
final class PlacedLanes: @unchecked Sendable {
  /// The number of items behind the kept ones that are placed again after a measurement.
  static let lookahead = 256
  /// The mark of an item without a lane.
  private static let unplaced = UInt8.max

  /// The lanes of the section.
  let geometry: LaneGeometry
  /// The number of items.
  let itemCount: Int
  /// The number of items from the first one on that keep their lanes.
  private(set) var keptCount: Int
  /// The items before the kept ones that were inserted, and are placed again with the measured
  /// lengths of the others, in order.
  private var inserted: [Int] = []
  /// The first lane of each item.
  var lanes: [UInt8]
  /// The number of lanes of each item; empty if all have one.
  private var spans: [UInt8]
  /// The lengths of single items, without measurements; empty if all have the common one.
  private var given: [Double]
  /// The measured lengths; NaN for items without one.
  private var measured: SparseArray<Double>
  private var transfers: LaneTransfers
  /// The largest end of a lane, without the spacing behind it.
  var end = 0.0

  /// Creates a section and places its items.
  ///
  /// - Parameters:
  ///   - other: The section before a change; `nil` if no lane is kept.
  ///   - change: The change of the items.
  ///   - keepsDescription: A Boolean value that indicates whether the description still refers to
  ///     the items before the change. Kept items then keep their spans and lengths, and inserted
  ///     ones have one lane and the common length.
  /// - Complexity: O(items · K), where K is the number of lanes.
  init(
    _ geometry: LaneGeometry, itemCount: Int, keeping other: PlacedLanes? = nil,
    after change: LayoutItemChange = LayoutItemChange(), keepsDescription: Bool = false
  ) {
    self.geometry = geometry
    self.itemCount = itemCount
    keptCount = 0
    let described = geometry.lanes
    var spans: [UInt8] = []
    var values: [Double] = []
    if let other, keepsDescription {
      if !other.spans.isEmpty { spans = [UInt8](repeating: 1, count: itemCount) }
      if !other.given.isEmpty { values = [Double](repeating: .nan, count: itemCount) }
    } else {
      if !described.spans.isEmpty {
        spans = geometry.spans(ofFirst: itemCount)
      }
      let common = described.length.value
      if !described.lengths.isEmpty || !spans.isEmpty && geometry.lengthsDependOnSpans {
        values = described.lengths
        if values.count > itemCount { values.removeLast(values.count - itemCount) }
        values.append(contentsOf: repeatElement(common, count: itemCount - values.count))
        geometry.resolve(&values, spans: spans)
      }
    }
    var lanes = [UInt8](repeating: Self.unplaced, count: itemCount)
    measured = SparseArray(count: itemCount, common: .nan)
    var kept = 0
    // Items whose span grew do not fit into their lanes.
    var displaced: [Int] = []
    if let other, other.geometry.count == geometry.count {
      change.forEachKeptRun(from: other.itemCount) { run, start in
        let offset = start - run.lowerBound
        for item in run {
          if keepsDescription {
            if !spans.isEmpty { spans[item + offset] = other.spans[item] }
            if !values.isEmpty { values[item + offset] = other.given[item] }
          }
          if item < other.keptCount {
            let span = spans.isEmpty ? 1 : Int(spans[item + offset])
            if Int(other.lanes[item]) + span <= geometry.count {
              lanes[item + offset] = other.lanes[item]
            } else {
              displaced.append(item + offset)
            }
            kept = item + offset + 1
          }
        }
      }
    }
    if keepsDescription, !values.isEmpty {
      let common = geometry.length(described.length.value, span: 1)
      for item in values.indices where values[item].isNaN { values[item] = common }
    }
    self.lanes = lanes
    self.spans = spans
    given = values
    commonLength = geometry.length(described.length.value, span: 1)
    transfers = LaneTransfers(
      itemCount: itemCount, laneCount: geometry.count, isDiagonal: spans.isEmpty)
    keptCount = kept
    inserted = change.inserted.filter { $0 < kept }
    if !displaced.isEmpty { inserted = (inserted + displaced).sorted() }
    placeAll()
  }

  private init(copying other: PlacedLanes) {
    geometry = other.geometry
    itemCount = other.itemCount
    keptCount = other.keptCount
    inserted = other.inserted
    lanes = other.lanes
    spans = other.spans
    given = other.given
    measured = other.measured
    transfers = other.transfers
    end = other.end
    commonLength = other.commonLength
  }

  /// Returns a copy.
  func copy() -> PlacedLanes { PlacedLanes(copying: self) }

  /// The length of an item in one lane without another.
  private let commonLength: Double

  // MARK: - Items

  /// The number of lanes.
  var laneCount: Int { geometry.count }

  /// Returns the first lane of an item.
  func lane(ofItem item: Int) -> Int { Int(lanes[item]) }

  /// Returns the number of lanes of an item.
  @inline(__always)
  func span(ofItem item: Int) -> Int { spans.isEmpty ? 1 : Int(spans[item]) }

  /// Returns the length of an item along its lanes.
  @inline(__always)
  func length(ofItem item: Int) -> Double {
    let measured = measured[item]
    if !measured.isNaN { return measured }
    return given.isEmpty ? commonLength : given[item]
  }

  /// Moves the ends of lanes behind an item.
  ///
  /// - Returns: The start of the item.
  @inline(__always)
  func advance(_ ends: UnsafeMutablePointer<Double>, behind item: Int) -> Double {
    let lane = Int(lanes[item])
    var start = ends[lane]
    if spans.isEmpty {
      ends[lane] = start + length(ofItem: item) + geometry.lanes.itemSpacing
      return start
    }
    let span = Int(spans[item])
    for other in lane..<lane + span { start = max(start, ends[other]) }
    let next = start + length(ofItem: item) + geometry.lanes.itemSpacing
    for other in lane..<lane + span { ends[other] = next }
    return start
  }

  /// Calls a closure with room for the ends of lanes, which are zero, and for as many numbers.
  @inline(__always)
  func withEnds<Result>(
    _ body: (_ ends: UnsafeMutablePointer<Double>, _ scratch: UnsafeMutablePointer<Double>) ->
      Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * laneCount) { buffer in
      let ends = buffer.baseAddress!
      ends.initialize(repeating: 0, count: 2 * laneCount)
      return body(ends, ends + laneCount)
    }
  }

  /// Moves the ends of lanes from the start of the section to an item.
  ///
  /// - Complexity: O(log items), times K or K², plus a block.
  @inline(__always)
  func advance(
    _ ends: UnsafeMutablePointer<Double>, to item: Int, _ scratch: UnsafeMutablePointer<Double>
  ) {
    let block = item / LaneTransfers.blockLength
    transfers.advance(ends, toBlock: block, scratch)
    for before in block * LaneTransfers.blockLength..<item { _ = advance(ends, behind: before) }
  }

  /// Returns the start of an item along its lanes.
  func start(ofItem item: Int) -> Double {
    withEnds { ends, scratch in
      advance(ends, to: item, scratch)
      return advance(ends, behind: item)
    }
  }

  /// Calls a closure with each item that may intersect a range of positions, in order.
  ///
  /// - Complexity: O(log items), times K or K², plus the blocks between the first and the last item
  ///   of the range.
  @inline(__always)
  func forEachItem(
    from low: Double, to high: Double, _ body: (_ item: Int, _ start: Double) -> Void
  ) {
    guard itemCount > 0 else { return }
    withEnds { ends, scratch in
      var block = transfers.advance(ends, to: low, scratch)
      while block < transfers.blockCount {
        // Items behind start at the smallest end at the earliest.
        var smallest = ends[0]
        for lane in 1..<max(1, laneCount) { smallest = min(smallest, ends[lane]) }
        guard smallest < high else { return }
        let first = block * LaneTransfers.blockLength
        for item in first..<min(itemCount, first + LaneTransfers.blockLength) {
          let start = advance(ends, behind: item)
          if start < high, start + length(ofItem: item) > low { body(item, start) }
        }
        block += 1
      }
    }
  }

  /// Returns the last item of the first items behind a position that starts at or before it.
  func item(at position: Double) -> Int {
    guard itemCount > 0 else { return 0 }
    return withEnds { ends, scratch in
      let block = transfers.advance(ends, to: position, scratch)
      let first = block * LaneTransfers.blockLength
      var last = first
      for item in first..<min(itemCount, first + LaneTransfers.blockLength)
      where advance(ends, behind: item) <= position {
        last = item
      }
      return last
    }
  }

  // MARK: - Changes

  /// Keeps the lanes of the items before an index.
  func keep(before item: Int) { keptCount = max(keptCount, min(itemCount, item)) }

  /// Replaces the measured length of an item, and places the items behind the kept ones again.
  ///
  /// - Parameter length: The length; NaN to remove the measurement.
  /// - Returns: A Boolean value that indicates whether any frame changed.
  /// - Complexity: O(log items), times the cost of a product, plus the items that are placed.
  func measure(_ length: Double, ofItem item: Int) -> Bool {
    let before = self.length(ofItem: item)
    measured[item] = length
    let isMoved = self.length(ofItem: item) != before
    keptCount = max(keptCount, item + 1)
    let block = item / LaneTransfers.blockLength
    if isMoved {
      updateTransfers(of: block..<block + 1)
      transfers.update(above: block..<block + 1)
    }
    let changes = placeNext()
    if isMoved || changes { updateEnd() }
    return isMoved || changes
  }

  /// Replaces the measured lengths of many items.
  ///
  /// - Complexity: O(items · K).
  func measure(_ sizes: MeasuredSizes) {
    let axis = geometry.stackAxis
    var last = -1
    measured = SparseArray(count: itemCount, common: .nan)
    sizes.forEachMeasured(in: 0..<itemCount) { item, size in
      measured[item] = size[axis]
      last = item
    }
    placeAll()
    inserted = []
    keep(before: last + 1)
  }

  /// Chooses the lanes of all items but the kept ones.
  private func placeAll() {
    withEnds { ends, scratch in
      var next = 0
      for item in inserted + [keptCount] {
        for kept in next..<item { _ = advance(ends, behind: kept) }
        if item < keptCount { place(item..<item + 1, ends) }
        next = item + 1
      }
      place(keptCount..<itemCount, ends)
    }
    updateTransfers(of: 0..<transfers.blockCount)
    transfers.update(above: 0..<transfers.blockCount)
    updateEnd()
  }

  /// Chooses the lanes of some items behind the kept ones.
  ///
  /// - Returns: A Boolean value that indicates whether any lane changed.
  private func placeNext() -> Bool {
    let next = keptCount..<min(itemCount, keptCount + Self.lookahead)
    guard !next.isEmpty else { return false }
    let changes = withEnds { ends, scratch in
      advance(ends, to: next.lowerBound, scratch)
      return place(next, ends)
    }
    guard changes else { return false }
    let blocks =
      next.lowerBound / LaneTransfers.blockLength..<(next.upperBound - 1)
      / LaneTransfers.blockLength + 1
    updateTransfers(of: blocks)
    transfers.update(above: blocks)
    return true
  }

  /// Chooses the lanes of consecutive items.
  ///
  /// - Parameter ends: The ends of lanes before the items, which become those behind.
  /// - Returns: A Boolean value that indicates whether any lane changed.
  @discardableResult
  private func place(_ items: Range<Int>, _ ends: UnsafeMutablePointer<Double>) -> Bool {
    // The loops over the most frequent numbers of lanes are unrolled.
    switch laneCount {
    case 2: place(items, among: 2, ends)
    case 3: place(items, among: 3, ends)
    case 4: place(items, among: 4, ends)
    default: place(items, among: laneCount, ends)
    }
  }

  /// Chooses the lanes of consecutive items.
  ///
  /// - Parameter count: The number of lanes, which callers give as a literal if they know it.
  @inline(__always)
  private func place(
    _ items: Range<Int>, among count: Int, _ ends: UnsafeMutablePointer<Double>
  ) -> Bool {
    guard !items.isEmpty else { return false }
    let tolerance = geometry.tolerance
    let isInOrder = geometry.lanes.placement == .inOrder
    let before = items.lowerBound - 1
    var next = before < 0 ? 0 : Int(lanes[before]) + span(ofItem: before)
    let spacing = geometry.lanes.itemSpacing
    let common = commonLength + spacing
    var changes: UInt8 = 0
    let isAlike = given.isEmpty && measured.isEmpty
    lanes.withUnsafeMutableBufferPointer { lanes in
      let lanes = lanes.baseAddress!
      if !isInOrder, spans.isEmpty {
        for item in items {
          let lane = LaneChoice.shortest(of: count, ends, tolerance: tolerance)
          let mark = UInt8(truncatingIfNeeded: lane)
          changes |= lanes[item] ^ mark
          lanes[item] = mark
          ends[lane] += isAlike ? common : length(ofItem: item) + spacing
        }
        return
      }
      spans.withUnsafeBufferPointer { spans in
        for item in items {
          let span = spans.isEmpty ? 1 : Int(spans[item])
          let lane =
            isInOrder
            ? next + span <= count ? next : 0
            : LaneChoice.lane(forSpan: span, of: count, ends, tolerance: tolerance)
          let mark = UInt8(truncatingIfNeeded: lane)
          changes |= lanes[item] ^ mark
          lanes[item] = mark
          next = lane + span
          let length = isAlike ? common : length(ofItem: item) + spacing
          if span == 1 {
            ends[lane] += length
            continue
          }
          var start = ends[lane]
          for other in lane + 1..<next { start = max(start, ends[other]) }
          let end = start + length
          for other in lane..<next { ends[other] = end }
        }
      }
    }
    return changes != 0
  }

  /// Returns the first lane for an item.
  ///
  /// - Parameters:
  ///   - next: The lane behind the item before.
  ///   - ends: The ends of lanes before the item.
  @inline(__always)
  private func choice(
    ofSpan span: Int, behind next: Int, _ ends: UnsafePointer<Double>
  ) -> Int {
    geometry.lanes.placement == .inOrder
      ? next + span <= laneCount ? next : 0
      : LaneChoice.lane(forSpan: span, of: laneCount, ends, tolerance: geometry.tolerance)
  }

  /// Returns the first lane that an item would get if it had none.
  func choice(forItem item: Int, _ ends: UnsafePointer<Double>) -> Int {
    let next = item == 0 ? 0 : Int(lanes[item - 1]) + span(ofItem: item - 1)
    return choice(ofSpan: span(ofItem: item), behind: next, ends)
  }

  /// Updates the matrices of blocks.
  private func updateTransfers(of blocks: Range<Int>) {
    switch laneCount {
    case 2: updateTransfers(of: blocks, among: 2)
    case 3: updateTransfers(of: blocks, among: 3)
    case 4: updateTransfers(of: blocks, among: 4)
    default: updateTransfers(of: blocks, among: laneCount)
    }
  }

  /// Updates the matrices of blocks.
  ///
  /// - Parameter count: The number of lanes, which callers give as a literal if they know it.
  @inline(__always)
  private func updateTransfers(of blocks: Range<Int>, among count: Int) {
    let spacing = geometry.lanes.itemSpacing
    let isDiagonal = transfers.isDiagonal
    for block in blocks {
      let first = block * LaneTransfers.blockLength
      let items = first..<min(itemCount, first + LaneTransfers.blockLength)
      transfers.setBlock(block) { numbers in
        if isDiagonal {
          numbers.update(repeating: 0, count: count)
          if given.isEmpty, measured.isEmpty {
            let length = commonLength + spacing
            for item in items { numbers[Int(lanes[item])] += length }
          } else {
            for item in items { numbers[Int(lanes[item])] += length(ofItem: item) + spacing }
          }
          return
        }
        numbers.update(repeating: LaneTransfers.unreachable, count: count * count)
        for lane in 0..<count { numbers[lane * count + lane] = 0 }
        let isAlike = given.isEmpty && measured.isEmpty
        let common = commonLength + spacing
        lanes.withUnsafeBufferPointer { lanes in
          spans.withUnsafeBufferPointer { spans in
            for item in items {
              let length = isAlike ? common : length(ofItem: item) + spacing
              let row = numbers + Int(lanes[item]) * count
              let span = Int(spans[item])
              if span == 1 {
                for from in 0..<count { row[from] += length }
                continue
              }
              for other in 1..<span {
                let next = row + other * count
                for from in 0..<count { row[from] = max(row[from], next[from]) }
              }
              for from in 0..<count { row[from] += length }
              for other in 1..<span {
                let next = row + other * count
                for from in 0..<count { next[from] = row[from] }
              }
            }
          }
        }
      }
    }
  }

  private func updateEnd() {
    guard itemCount > 0 else {
      end = 0
      return
    }
    let largest = withEnds { ends, scratch in
      transfers.advance(ends, toBlock: transfers.blockCount, scratch)
      var largest = ends[0]
      for lane in 1..<max(1, laneCount) { largest = max(largest, ends[lane]) }
      return largest
    }
    end = max(0, largest - geometry.lanes.itemSpacing)
  }
}

/// The choice of the lane that ends first.
enum LaneChoice {
  /// Returns the first lane for an item in some neighboring lanes.
  @inline(__always)
  static func lane(
    forSpan span: Int, of count: Int, _ ends: UnsafePointer<Double>, tolerance: Double
  ) -> Int {
    if span == 1 { return shortest(of: count, ends, tolerance: tolerance) }
    if span == count { return 0 }
    return shortest(of: count, ends, span: span, tolerance: tolerance)
  }

  /// Returns the first lane whose end is not behind the smallest one by more than a tolerance.
  @inline(__always)
  static func shortest(
    of count: Int, _ ends: UnsafePointer<Double>, tolerance: Double
  ) -> Int {
    var smallest = ends[0]
    var lane = 1
    while lane < count {
      smallest = ends[lane] < smallest ? ends[lane] : smallest
      lane += 1
    }
    lane = 0
    while ends[lane] > smallest + tolerance { lane += 1 }
    return lane
  }

  /// Returns the first of neighboring lanes whose largest end is not behind the smallest one of all
  /// such neighbors by more than a tolerance.
  @inline(__always)
  static func shortest(
    of count: Int, _ ends: UnsafePointer<Double>, span: Int, tolerance: Double
  ) -> Int {
    @inline(__always)
    func end(from lane: Int) -> Double {
      var end = ends[lane]
      var other = lane + 1
      while other < lane + span {
        end = ends[other] > end ? ends[other] : end
        other += 1
      }
      return end
    }
    var smallest = end(from: 0)
    var lane = 1
    while lane <= count - span {
      let other = end(from: lane)
      smallest = other < smallest ? other : smallest
      lane += 1
    }
    lane = 0
    while end(from: lane) > smallest + tolerance { lane += 1 }
    return lane
  }
}

extension PlacedLanes {
  /// The number of elements that the invariants visit.
  var storedCount: Int { itemCount }

  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(items · K²), where K is the number of lanes.
  func brokenInvariant() -> String? {
    for item in 0..<itemCount where Int(lanes[item]) + span(ofItem: item) > laneCount {
      return "item \(item) is in lane \(lanes[item]) with a span of \(span(ofItem: item)), behind "
        + "the \(laneCount) lanes"
    }
    let other = copy()
    other.updateTransfers(of: 0..<other.transfers.blockCount)
    guard
      other.transfers.numbers[..<(transfers.blockCount * transfers.stride)]
        .elementsEqual(transfers.numbers[..<(transfers.blockCount * transfers.stride)])
    else { return "the lengths of blocks of lanes are not those of their items" }
    if let broken = transfers.brokenInvariant() { return broken }
    other.updateEnd()
    return other.end.agrees(with: end)
      ? nil : "lanes end at \(end), not at \(other.end)"
  }
}
