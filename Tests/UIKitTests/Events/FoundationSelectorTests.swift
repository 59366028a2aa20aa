import Testing

@testable import UIKit

/// The methods of Foundation that take selectors.
@MainActor
struct FoundationSelectorTests {
  private final class Observer: NSObject {
    var names: [String] = []
    var count = 0
    func note(_ notification: Notification) { names.append(notification.name.rawValue) }
    func tick() { count += 1 }
    func step(_ timer: Timer) {
      count += 1
      timer.invalidate()
    }
    func add(_ number: NSNumber) -> NSNumber {
      count += number.intValue
      return NSNumber(value: count)
    }
  }

  private final class Count: @unchecked Sendable { var value = 0 }

  private let note = Selector("note(_:)", Observer.note(_:))
  private let tick = Selector("tick()", Observer.tick)
  private let center = NotificationCenter()

  @Test func `a notification calls the method of the observer, until it is removed`() {
    let observer = Observer()
    let (first, second) = (Notification.Name("first"), Notification.Name("second"))
    center.addObserver(observer, selector: note, name: first, object: nil)
    center.addObserver(observer, selector: tick, name: second, object: observer)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    center.post(name: second, object: observer)
    #expect(observer.names == ["first"])
    #expect(observer.count == 1)
    center.removeObserver(observer, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: observer)
    #expect(observer.names == ["first"])
    #expect(observer.count == 2)
    center.removeObserver(observer)
    center.post(name: second, object: observer)
    #expect(observer.count == 2)
  }

  @Test func `a released observer is not called, and its address may be used again`() {
    weak var released: Observer?
    for _ in 0..<200 {
      let observer = Observer()
      released = observer
      center.addObserver(observer, selector: note, name: nil, object: nil)
      center.post(name: Notification.Name("all"), object: nil)
      #expect(observer.names == ["all"])
    }
    #expect(released == nil)
    center.post(name: Notification.Name("all"), object: nil)
  }

  @Test func `the token of a closure is removed as before`() {
    let count = Count()
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count.value += 1 }
    center.post(name: Notification.Name("a"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("a"), object: nil)
    #expect(count.value == 1)
  }

  @Test func `a notification of another queue arrives on the main queue`() async {
    let observer = Observer()
    center.addObserver(observer, selector: tick, name: nil, object: nil)
    await Task.detached { [center] in center.post(name: Notification.Name("a"), object: nil) }.value
    while observer.count == 0 { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(observer.count == 1)
  }

  @Test func `timers call methods`() {
    let observer = Observer()
    let timer = Timer(
      timeInterval: 10, target: observer, selector: Selector("step(_:)", Observer.step(_:)),
      userInfo: nil, repeats: true)
    timer.fire()
    #expect(observer.count == 1)
    #expect(!timer.isValid)
  }

  @Test func `methods are performed at once, later, or never`() async throws {
    let observer = Observer()
    let add = Selector("add(_:)", Observer.add(_:))
    let result = observer.perform(add, with: NSNumber(value: 3))
    #expect(observer.count == 3)
    #expect((result?.takeUnretainedValue() as? NSNumber)?.intValue == 3)
    #expect(observer.responds(to: add))
    #expect(!NSObject().responds(to: add))
    observer.perform(tick, with: nil, afterDelay: 0)
    observer.perform(add, with: NSNumber(value: 100), afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: observer, selector: add, object: NSNumber(value: 100))
    while observer.count == 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(observer.count == 4)
    observer.perform(tick, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: observer)
    try await Task.sleep(for: .milliseconds(50))
    #expect(observer.count == 4)
  }
}
