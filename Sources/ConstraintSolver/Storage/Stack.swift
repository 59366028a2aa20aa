/// An array that keeps its storage when elements are removed, for lists that are filled and emptied
/// in each operation.
///
/// Unlike in `ContiguousArray`, removal of all elements costs O(1), and the first allocation has
/// place for many elements.
struct Stack<Element: BitwiseCopyable & Sendable>: Sendable {
  private var storage: ContiguousArray<Element> = []
  private(set) var count = 0

  mutating func append(_ element: Element) {
    if count < storage.count {
      storage[count] = element
    } else {
      if count == 0 { storage.reserveCapacity(32) }
      storage.append(element)
    }
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return storage[count]
  }

  /// Removes the elements from an index on.
  mutating func truncate(to count: Int) { self.count = count }

  mutating func clear() { count = 0 }
}

extension Stack: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    get { storage[index] }
    set { storage[index] = newValue }
  }
}
