/// How the trees of one forest become those of another: what is deleted, inserted and moved.
@usableFromInline
struct OrderChanges {
  /// A handle's owner, and how many of the owner's handles lie before it.
  struct Place {
    var owner: Handle
    var index: Int32
  }

  /// Places in the old forest whose handles are gone, but for those of owners that are gone.
  private(set) var deleted: [Place] = []
  /// Places in the new forest whose handles are new, but for those of owners that are new.
  private(set) var inserted: [Place] = []
  /// Handles that are in both, at another owner or, as few as possible, at another place.
  private(set) var moved: [(from: Place, to: Place)] = []

  private let old: Stretches
  private let new: Stretches
  private let oldRanges: [Handle: Range<Int>]

  /// - Parameters:
  ///   - partners: for each handle of the new stretches, its place among those of the old ones; below
  ///     zero where it is new.
  ///   - newCount: how many handles an owner has in the new forest.
  /// - Complexity: O(n · log n) for n handles in stretches.
  init(
    from old: Stretches, to new: Stretches, partners: ContiguousArray<Int32>, owners: OwnerMap,
    newCount: (Handle) -> Int
  ) {
    self.old = old
    self.new = new
    oldRanges = old.ranges
    var isKept = ContiguousArray(repeating: false, count: old.handles.count)
    var oldStretch = 0
    new.forEachOwner { owner, range in
      let oldOwner = owners.old(of: owner)
      var runs: ContiguousArray<Run> = []
      var count = 0
      for stretch in new.stretches[range] {
        count += Int(stretch.count)
        for place in stretch.start..<stretch.end {
          let partner = partners[Int(place)]
          guard partner >= 0 else {
            if oldOwner != nil {
              inserted.append(
                Place(owner: owner, index: stretch.index + place - stretch.start))
            }
            continue
          }
          isKept[Int(partner)] = true
          if !(old.stretches[oldStretch].start..<old.stretches[oldStretch].end).contains(partner) {
            oldStretch = old.stretch(at: partner)
          }
          guard old.stretches[oldStretch].owner == oldOwner else {
            moved.append((Self.place(partner, in: old), Self.place(place, in: new)))
            continue
          }
          let unchanged = old.stretches[oldStretch].unchanged
          if let last = runs.indices.last,
            runs[last].old + runs[last].count == partner,
            runs[last].new + runs[last].count == place,
            runs[last].oldUnchanged == unchanged, runs[last].newUnchanged == stretch.unchanged
          {
            runs[last].count += 1
          } else {
            runs.append(
              Run(
                old: partner, new: place, count: 1, oldUnchanged: unchanged,
                newUnchanged: stretch.unchanged))
          }
        }
      }
      guard let oldOwner, !runs.isEmpty else { return }
      let unchanged = newCount(owner) - count
      if unchanged == 0 {
        order(runs, oldOwner)
      } else {
        order(runs, among: Int32(unchanged), oldOwner, owner, range)
      }
    }
    old.forEachOwner { owner, range in
      guard !owners.isDeleted(owner) else { return }
      for stretch in old.stretches[range] {
        for place in stretch.start..<stretch.end where !isKept[Int(place)] {
          deleted.append(Place(owner: owner, index: stretch.index + place - stretch.start))
        }
      }
    }
  }

  /// Handles that follow each other in both forests.
  private struct Run {
    /// The places of the first in the handles of the stretches.
    var old: Int32
    var new: Int32
    var count: Int32
    /// How many unchanged handles of the owner lie before them.
    var oldUnchanged: Int32
    var newUnchanged: Int32
  }

  private static func place(_ place: Int32, in stretches: Stretches) -> Place {
    let stretch = stretches.stretches[stretches.stretch(at: place)]
    return Place(owner: stretch.owner, index: stretch.index + place - stretch.start)
  }

  /// Moves as few as possible of an owner's handles, where all of them are in runs.
  private mutating func order(_ runs: ContiguousArray<Run>, _ oldOwner: Handle) {
    guard zip(runs, runs.dropFirst()).contains(where: { $0.old > $1.old }) else { return }
    var ranks = ContiguousArray<Int32>(repeating: 0, count: runs.count)
    let range = oldRanges[oldOwner]!
    let first = old.stretches[range.lowerBound].start
    let span = Int(old.stretches[range.upperBound - 1].end - first)
    if span < runs.count * 16 {
      var numbers = ContiguousArray<Int32>(repeating: -1, count: span)
      for (number, run) in runs.enumerated() { numbers[Int(run.old - first)] = Int32(number) }
      var rank: Int32 = 0
      for number in numbers where number >= 0 {
        ranks[Int(number)] = rank
        rank += 1
      }
    } else {
      for (rank, number) in runs.indices.sorted(by: { runs[$0].old < runs[$1].old }).enumerated() {
        ranks[number] = Int32(rank)
      }
    }
    let kept = heaviestIncreasing(ranks: ranks, weights: ContiguousArray(runs.map(\.count)))
    for (run, isKept) in zip(runs, kept) where !isKept { move(run) }
  }

  private mutating func move(_ run: Run) {
    for offset in 0..<run.count {
      moved.append(
        (Self.place(run.old + offset, in: old), Self.place(run.new + offset, in: new)))
    }
  }

  /// Moves as few as possible of an owner's handles, where some are in runs and others, that lie
  /// outside the stretches, have kept their order.
  ///
  /// Those others are cut into pieces between which runs lie, before or after. A piece is moved as a
  /// whole or not at all, for nothing lies inside it.
  private mutating func order(
    _ runs: ContiguousArray<Run>, among unchanged: Int32, _ oldOwner: Handle, _ owner: Handle,
    _ newRange: Range<Int>
  ) {
    var isOrdered = runs.allSatisfy { $0.oldUnchanged == $0.newUnchanged }
    for (run, next) in zip(runs, runs.dropFirst()) where run.old > next.old { isOrdered = false }
    if isOrdered { return }

    var cuts = Set<Int32>([0])
    for run in runs {
      cuts.insert(run.oldUnchanged)
      cuts.insert(run.newUnchanged)
    }
    cuts.remove(unchanged)
    let pieces = cuts.sorted()
    // All elements in their new order: what comes before a piece, then the piece.
    var elements: ContiguousArray<Element> = []
    var next = 0
    for (number, start) in pieces.enumerated() {
      while next < runs.count, runs[next].newUnchanged <= start {
        elements.append(Element(runs[next], number: next))
        next += 1
      }
      let end = number + 1 < pieces.count ? pieces[number + 1] : unchanged
      elements.append(Element(pieceAt: start, count: end - start))
    }
    while next < runs.count {
      elements.append(Element(runs[next], number: next))
      next += 1
    }
    var ranks = ContiguousArray<Int32>(repeating: 0, count: elements.count)
    let sorted = elements.indices.sorted { elements[$0].oldKey < elements[$1].oldKey }
    for (rank, element) in sorted.enumerated() { ranks[element] = Int32(rank) }
    let kept = heaviestIncreasing(ranks: ranks, weights: ContiguousArray(elements.map(\.count)))
    for (element, isKept) in zip(elements, kept) where !isKept {
      if let run = element.run {
        move(runs[run])
        continue
      }
      let from = old.index(ofUnchanged: element.start, oldRanges[oldOwner]!)
      let to = new.index(ofUnchanged: element.start, newRange)
      for offset in 0..<element.count {
        moved.append(
          (
            Place(owner: oldOwner, index: from + offset), Place(owner: owner, index: to + offset)
          ))
      }
    }
  }

  /// A run, or a piece of what lies outside the stretches.
  private struct Element {
    /// The number of the run; nil for a piece.
    var run: Int?
    /// How many unchanged handles lie before a piece.
    var start: Int32
    var count: Int32
    /// Orders elements as in the old forest.
    var oldKey: Int64

    init(_ run: Run, number: Int) {
      self.run = number
      start = 0
      count = run.count
      oldKey = Int64(run.oldUnchanged) << 32 | Int64(run.old)
    }

    init(pieceAt start: Int32, count: Int32) {
      run = nil
      self.start = start
      self.count = count
      oldKey = Int64(start) << 32 | Int64(Int32.max)
    }
  }
}

extension Stretches {
  /// The index, among all of an owner's handles, of one that lies outside the stretches.
  ///
  /// - Parameters:
  ///   - unchanged: how many of those that lie outside lie before it.
  ///   - range: the stretches of the owner.
  fileprivate func index(ofUnchanged unchanged: Int32, _ range: Range<Int>) -> Int32 {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].unchanged <= unchanged { low = middle + 1 } else { high = middle }
    }
    guard low > range.lowerBound else { return unchanged }
    return unchanged + stretches[low - 1].end - stretches[range.lowerBound].start
  }
}

/// Which owners of one forest are those of another.
@usableFromInline
struct OwnerMap {
  /// The old owner of a new one; below zero where there is none. What is not listed is unchanged.
  var oldByNew: [Handle: Handle] = [:]
  /// Old owners that are gone.
  var deleted: Set<Handle> = []

  @usableFromInline init() {}

  func old(of new: Handle) -> Handle? {
    guard let old = oldByNew[new] else { return new }
    return old >= 0 ? old : nil
  }

  func isDeleted(_ old: Handle) -> Bool { deleted.contains(old) }
}
