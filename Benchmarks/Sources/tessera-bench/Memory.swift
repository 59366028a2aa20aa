import CAllocations

/// What stays allocated for as long as a value lives, in bytes.
func memory<T>(of make: () -> T) -> Int {
  let shelf = Shelf<T>()
  let before = allocated_bytes()
  shelf.value = make()
  return Int(allocated_bytes()) - Int(before)
}

/// How often a piece of work asks for memory, once it has been done before.
func allocations(_ work: () -> Void) -> Int {
  work()
  let before = allocation_count()
  work()
  return Int(allocation_count() - before)
}

/// Holds a value where the optimizer must not shorten its life.
private final class Shelf<T> {
  @inline(never) var value: T? {
    get { storage }
    set { storage = newValue }
  }
  private var storage: T?
}
