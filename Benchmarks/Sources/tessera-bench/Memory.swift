import CAllocations

/// Returns the number of bytes that stay allocated for the lifetime of a value.
func memory<T>(of make: () -> T) -> Int {
  let shelf = Shelf<T>()
  let before = allocated_bytes()
  shelf.value = make()
  return Int(allocated_bytes()) - Int(before)
}

/// Returns the number of allocations of a piece of work, after it was done once.
func allocations(_ work: () -> Void) -> Int {
  work()
  let before = allocation_count()
  work()
  return Int(allocation_count() - before)
}

/// A box that prevents the optimizer from shortening the lifetime of a value.
private final class Shelf<T> {
  @inline(never) var value: T? {
    get { storage }
    set { storage = newValue }
  }
  private var storage: T?
}
