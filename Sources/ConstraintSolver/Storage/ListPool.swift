/// An element of a list in a `ListPool`: a symbol, perhaps with a number.
protocol PooledElement: Sendable {
  var symbol: Symbol { get set }
  init(symbol: Symbol)
}

extension Term: PooledElement {
  init(symbol: Symbol) { self.init(symbol: symbol, coefficient: 0) }
}

/// A basic symbol in a column.
struct Member: PooledElement, Hashable {
  @Compact var symbol: Symbol
}

/// Lists in ascending order of symbols that share one array.
///
/// The rows and the columns of a tableau are hundreds of short lists that change often. In a pool,
/// they need no allocations and no reference counts, and a copy of a tableau copies few arrays. A
/// list occupies a block with a power of two of elements. Blocks that are not used are linked, so
/// that the pool is at most a few times larger than its lists have ever been.
struct ListPool<Element: PooledElement>: Sendable {
  private struct Extent: Sendable {
    @Compact var start = 0
    @Compact var count = 0
    /// The capacity; zero if the list has no block.
    @Compact var capacity = 0
  }

  /// The blocks, and unused elements after the first `used` ones.
  private(set) var elements: ContiguousArray<Element> = []
  private var used = 0
  private var extents: ContiguousArray<Extent> = []
  /// The first unused block with each power of two as its capacity; -1 if there is none. The symbol
  /// of a block's first element is the next block.
  private var unusedBlocks: ContiguousArray<Int> = []
  private static var smallestCapacity: Int { 4 }

  var listCount: Int { extents.count }

  /// The total capacity of the blocks of all lists.
  var usedCount: Int { used }

  func count(of list: Int) -> Int { extents[list].count }

  func isEmpty(_ list: Int) -> Bool { extents[list].count == 0 }

  /// The positions in `elements` of the elements of a list.
  func range(of list: Int) -> Range<Int> {
    let extent = extents[list]
    return extent.start..<extent.start + extent.count
  }

  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  /// Returns the position of the first element with a symbol that is not less than another.
  ///
  /// - Complexity: O(log *n*).
  func position(of symbol: Symbol, in list: Int) -> Int {
    let range = range(of: list)
    guard let last = range.last, elements[last].symbol >= symbol else { return range.upperBound }
    if range.count <= 8 {
      var position = range.lowerBound
      while elements[position].symbol < symbol { position += 1 }
      return position
    }
    return range.partitioningIndex { elements[$0].symbol >= symbol }
  }

  /// Returns the position of a symbol; `nil` if the list does not contain it.
  func find(_ symbol: Symbol, in list: Int) -> Int? {
    let position = position(of: symbol, in: list)
    return position < range(of: list).upperBound && elements[position].symbol == symbol
      ? position : nil
  }

  mutating func reserve(lists: Int) { extents.reserveCapacity(lists) }

  /// Adds an empty list.
  mutating func appendList() { extents.append(Extent()) }

  /// Inserts an element whose symbol the list does not contain.
  mutating func insert(_ element: Element, in list: Int) {
    var position = position(of: element.symbol, in: list)
    let extent = extents[list]
    if extent.count == extent.capacity {
      let offset = position - extent.start
      grow(list, to: extent.count + 1, keepsElements: true)
      position = extents[list].start + offset
    }
    let start = extents[list].start
    var place = start + extent.count
    while place > position {
      elements[place] = elements[place - 1]
      place -= 1
    }
    elements[position] = element
    extents[list].count += 1
  }

  /// Removes the element at a position.
  @discardableResult
  mutating func remove(at position: Int, in list: Int) -> Element {
    let removed = elements[position]
    let end = range(of: list).upperBound
    var place = position + 1
    while place < end {
      elements[place - 1] = elements[place]
      place += 1
    }
    extents[list].count -= 1
    if extents[list].count == 0 { removeAll(in: list) }
    return removed
  }

  /// Removes all elements of a list.
  mutating func removeAll(in list: Int) {
    release(extents[list])
    extents[list] = Extent()
  }

  /// Replaces a list by the first elements of an array, which are in ascending order.
  mutating func setAll(in list: Int, to source: ContiguousArray<Element>, count: Int) {
    if extents[list].capacity < count { grow(list, to: count, keepsElements: false) }
    let start = extents[list].start
    for index in 0..<count { elements[start + index] = source[index] }
    extents[list].count = count
    if count == 0 { removeAll(in: list) }
  }

  /// Removes all lists' elements.
  mutating func clear() {
    for list in extents.indices { extents[list] = Extent() }
    used = 0
    unusedBlocks = []
  }

  /// Moves a list to a larger block.
  private mutating func grow(_ list: Int, to count: Int, keepsElements: Bool) {
    var (capacity, size) = (Self.smallestCapacity, 0)
    while capacity < count {
      capacity *= 2
      size += 1
    }
    var start = used
    if size < unusedBlocks.count, unusedBlocks[size] >= 0 {
      start = unusedBlocks[size]
      unusedBlocks[size] = elements[start].symbol
    } else {
      used += capacity
      if used > elements.count {
        let added = max(used, 2 * elements.count, 128) - elements.count
        elements.append(contentsOf: repeatElement(Element(symbol: 0), count: added))
      }
    }
    let old = extents[list]
    if keepsElements {
      for index in 0..<old.count { elements[start + index] = elements[old.start + index] }
    }
    release(old)
    extents[list].start = start
    extents[list].capacity = capacity
  }

  private mutating func release(_ extent: Extent) {
    guard extent.capacity > 0 else { return }
    let size = extent.capacity.trailingZeroBitCount - Self.smallestCapacity.trailingZeroBitCount
    while unusedBlocks.count <= size { unusedBlocks.append(-1) }
    elements[extent.start].symbol = unusedBlocks[size]
    unusedBlocks[size] = extent.start
  }
}
