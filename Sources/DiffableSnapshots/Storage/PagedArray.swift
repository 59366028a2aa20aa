/// An array of pages, whose storage is shared between copies.
///
/// A copy takes constant time. The first change of an element after that copies the element's page
/// and the lists of pages above it. A change of unshared storage copies nothing.
@usableFromInline
struct PagedArray<Element> {
  @usableFromInline typealias Page = ContiguousArray<Element>

  /// The pages, in books of at most 128 pages. Every page except the last has 128 elements.
  @usableFromInline var books: ContiguousArray<ContiguousArray<Page>> = []
  /// The number of elements.
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable static var pageBits: Int { 7 }
  @inlinable static var bookBits: Int { 14 }
  @inlinable static var mask: Int { 127 }

  @inlinable subscript(index: Int) -> Element {
    get { books[index >> Self.bookBits][(index >> Self.pageBits) & Self.mask][index & Self.mask] }
    _modify {
      yield &books[index >> Self.bookBits][(index >> Self.pageBits) & Self.mask][index & Self.mask]
    }
  }

  @inlinable subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }

  /// Returns a pointer to an element, to read it without retaining its references.
  ///
  /// The pointer is valid until the array is modified or destroyed.
  @inlinable func pointer(at index: Int32) -> UnsafePointer<Element> {
    let index = Int(index)
    require(
      index >= 0 && index < count,
      "The index \(index) is out of bounds of a paged array with \(count) element(s).")
    return books.withUnsafeBufferPointer { books in
      books.baseAddress.unsafelyUnwrapped[index >> Self.bookBits].withUnsafeBufferPointer { book in
        book.baseAddress.unsafelyUnwrapped[(index >> Self.pageBits) & Self.mask]
          .withUnsafeBufferPointer { page in
            page.baseAddress.unsafelyUnwrapped + (index & Self.mask)
          }
      }
    }
  }

  /// Returns the elements at indices.
  ///
  /// Unlike the subscript in code for any type of elements, the method reads the type's metadata
  /// once.
  func elements(at indices: [Int32]) -> [Element] {
    Array(unsafeUninitializedCapacity: indices.count) { elements, count in
      var number = -1
      var page: UnsafePointer<Element>?
      for index in indices {
        let index = Int(index)
        if index >> Self.pageBits != number || page == nil {
          number = index >> Self.pageBits
          page = pointer(at: Int32(number << Self.pageBits))
        }
        require(
          index < self.count,
          "The index \(index) is out of bounds of a paged array with \(self.count) element(s).")
        elements.initializeElement(
          at: count, to: page.unsafelyUnwrapped[index & Self.mask])
        count += 1
      }
    }
  }

  /// Calls a closure with the elements of a page, which it may replace.
  ///
  /// - Parameter number: The index of the page's first element divided by 128.
  @inline(__always) mutating func withPage(
    _ number: Int, _ body: (inout UnsafeMutableBufferPointer<Element>) -> Void
  ) {
    books[number >> (Self.bookBits - Self.pageBits)][number & Self.mask]
      .withUnsafeMutableBufferPointer(body)
  }

  @inlinable mutating func append(_ element: Element) {
    if count & Self.mask == 0 { makePage() }
    Self.withLastPage(of: &books[books.count - 1]) { page in
      // Growth by doubling would allocate too little or twice the necessary capacity.
      if page.count == Self.mask / 2 { page.reserveCapacity(Self.mask + 1) }
      page.append(element)
    }
    count += 1
  }

  /// Appends the elements of an array.
  ///
  /// - Complexity: O(new elements).
  @inlinable mutating func append(contentsOf elements: [Element]) {
    var start = 0
    while start < elements.count {
      if count & Self.mask == 0 { makePage() }
      let end = Swift.min(elements.count, start + Self.mask + 1 - count & Self.mask)
      Self.withLastPage(of: &books[books.count - 1]) { page in
        if page.count + end - start > Self.mask / 2 { page.reserveCapacity(Self.mask + 1) }
        for index in start..<end { page.append(elements[index]) }
      }
      count += end - start
      start = end
    }
  }

  /// Appends an element repeatedly.
  mutating func append(repeating element: Element, count number: Int) {
    var left = number
    while left > 0 {
      if count & Self.mask == 0 { makePage() }
      let more = Swift.min(left, Self.mask + 1 - count & Self.mask)
      Self.withLastPage(of: &books[books.count - 1]) { page in
        if page.count + more > Self.mask / 2 { page.reserveCapacity(Self.mask + 1) }
        for _ in 0..<more { page.append(element) }
      }
      count += more
      left -= more
    }
  }

  /// Appends an empty page.
  @inlinable mutating func makePage() {
    if count >> Self.bookBits == books.count { books.append([]) }
    books[books.count - 1].append([])
  }

  @inlinable @inline(__always) static func withLastPage(
    of book: inout ContiguousArray<Page>, _ body: (inout Page) -> Void
  ) { body(&book[book.count - 1]) }

  /// - Complexity: O(elements).
  @inlinable init(_ elements: some RandomAccessCollection<Element>) {
    var rest = elements[...]
    while !rest.isEmpty {
      if count >> Self.bookBits == books.count { books.append([]) }
      let page = Page(rest.prefix(Self.mask + 1))
      books[books.count - 1].append(page)
      count += page.count
      rest = rest.dropFirst(page.count)
    }
  }

  @inlinable mutating func removeLast() {
    let book = books.count - 1
    let page = books[book].count - 1
    books[book][page].removeLast()
    count -= 1
    if count & Self.mask == 0 {
      books[book].removeLast()
      if books[book].isEmpty { books.removeLast() }
    }
  }
}

extension PagedArray: Sendable where Element: Sendable {}

extension PagedArray {
  /// Returns the number of leading elements on pages that two arrays share. Elements after these
  /// may also be equal.
  ///
  /// - Complexity: O(books + 128).
  @inlinable func sharedCount(with other: PagedArray) -> Int {
    var shared = 0
    for (book, its) in zip(books, other.books) {
      if Self.isSame(book, its) {
        shared += book.count << Self.pageBits
        continue
      }
      for (page, its) in zip(book, its) {
        guard Self.isSame(page, its) else { return min(shared, count, other.count) }
        shared += Self.mask + 1
      }
      if book.count != its.count { break }
    }
    return min(shared, count, other.count)
  }

  /// Returns a Boolean value that indicates whether an element lies on a page that two arrays
  /// share.
  ///
  /// - Complexity: O(1).
  @inlinable func shares(_ index: Int32, with other: PagedArray) -> Bool {
    index < count && index < other.count && pointer(at: index) == other.pointer(at: index)
  }

  /// Calls a closure with the pages that two arrays do not share and the index of their first
  /// element; the page is empty if an array has fewer pages.
  ///
  /// - Complexity: O(books + unshared pages).
  func forEachUnsharedPage(
    with other: PagedArray,
    _ body: (Int, UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>) -> Void
  ) {
    let none: Page = []
    for book in 0..<Swift.max(books.count, other.books.count) {
      let own = book < books.count ? books[book] : []
      let its = book < other.books.count ? other.books[book] : []
      if PagedArray<Page>.isSame(own, its) { continue }
      for page in 0..<Swift.max(own.count, its.count) {
        let left = page < own.count ? own[page] : none
        let right = page < its.count ? its[page] : none
        if Self.isSame(left, right) { continue }
        left.withUnsafeBufferPointer { left in
          right.withUnsafeBufferPointer { right in
            body(book << Self.bookBits | page << Self.pageBits, left, right)
          }
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether two arrays share their storage.
  @inlinable static func isSame<T>(_ left: ContiguousArray<T>, _ right: ContiguousArray<T>) -> Bool
  {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        left.baseAddress == right.baseAddress && left.count == right.count
      }
    }
  }
}
