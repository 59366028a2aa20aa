import Foundation

extension Array {
  /// Creates an array with the results of a function for the numbers from zero, which threads
  /// compute at the same time.
  ///
  /// Each thread has a stack of ``ParsingStack/size`` bytes, which the threads of a dispatch queue
  /// do not have.
  ///
  /// - Parameters:
  ///   - count: The number of results.
  ///   - threads: The number of threads. The calling one is among them.
  ///   - result: The function, whose results share no state that changes.
  package init(
    concurrently count: Int, threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ result: @escaping @Sendable (Int) -> Element
  ) {
    let threads = Swift.min(threads, count)
    guard threads > 1 else {
      self = (0..<count).map(result)
      return
    }
    let work = ConcurrentWork(count, result)
    let group = DispatchGroup()
    for _ in 1..<threads {
      group.enter()
      let thread = Thread {
        work.run()
        group.leave()
      }
      thread.stackSize = ParsingStack.size
      thread.start()
    }
    work.run()
    group.wait()
    self = work.takeResults()
  }
}

/// Results that threads compute.
///
/// The lock guards `next`. A thread writes only the results whose numbers it took, and they are
/// read after all threads have ended, so that the class is sendable.
private final class ConcurrentWork<Element>: @unchecked Sendable {
  private let function: @Sendable (Int) -> Element
  private let results: UnsafeMutableBufferPointer<Element?>
  private let lock = NSLock()
  private var next = 0

  init(_ count: Int, _ function: @escaping @Sendable (Int) -> Element) {
    self.function = function
    results = .allocate(capacity: count)
    results.initialize(repeating: nil)
  }

  deinit {
    results.deinitialize()
    results.deallocate()
  }

  func run() {
    while let number = takeNumber() { results[number] = function(number) }
  }

  private func takeNumber() -> Int? {
    lock.withLock {
      guard next < results.count else { return nil }
      next += 1
      return next - 1
    }
  }

  func takeResults() -> [Element] { results.map { $0! } }
}
