import Combine
import Foundation
import Testing
import UIKit

struct CombineTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = ""
  }

  @Test func `published values arrive before they are set, and cancellables end them`() {
    let model = Model()
    var values: [Int] = []
    var changes = 0
    var store: Set<AnyCancellable> = []
    model.$count.sink { values.append($0) }.store(in: &store)
    model.objectWillChange.sink { changes += 1 }.store(in: &store)
    model.count = 1
    model.name = "a"
    store = []
    model.count = 2
    #expect(values == [0, 1])
    #expect(changes == 2)
  }

  @MainActor
  @Test func `values are assigned to a label`() {
    let label = UILabel()
    let subject = CurrentValueSubject<String?, Never>("one")
    let cancellable = subject.assign(to: \.text, on: label)
    #expect(label.text == "one")
    subject.send("two")
    #expect(label.text == "two")
    cancellable.cancel()
    subject.send("three")
    #expect(label.text == "two")
  }

  @MainActor
  @Test func `notifications, timers and the main queue publish`() async {
    let name = Notification.Name("CombineTests")
    var posts = 0
    let posted = NotificationCenter.default.publisher(for: name).sink { _ in posts += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(posts == 1)
    posted.cancel()
    let values: [Int] = await withCheckedContinuation { continuation in
      var cancellable: AnyCancellable?
      cancellable = [1, 2, 3].publisher.receive(on: DispatchQueue.main).collect().sink {
        dispatchPrecondition(condition: .onQueue(.main))
        continuation.resume(returning: $0)
        cancellable?.cancel()
        cancellable = nil
      }
    }
    #expect(values == [1, 2, 3])
  }

  @Test func `the latest values of publishers are combined`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var values: [String] = []
    var hasFinished = false
    let cancellable = first.combineLatest(second).sink(
      receiveCompletion: { _ in hasFinished = true },
      receiveValue: { values.append("\($0)\($1)") })
    first.send(1)
    second.send("a")
    first.send(2)
    first.send(completion: .finished)
    second.send("b")
    #expect(values == ["1a", "2a", "2b"])
    #expect(!hasFinished)
    second.send(completion: .finished)
    #expect(hasFinished)
    cancellable.cancel()
  }

  @Test func `combined values need a value of each publisher`() {
    let never = PassthroughSubject<Int, Never>()
    var end: Subscribers.Completion<Never>?
    let cancellable = Publishers.CombineLatest3(never, Just(1), Just(2)).sink(
      receiveCompletion: { end = $0 }, receiveValue: { _ in Issue.record("no value is complete") })
    #expect(end == nil)
    never.send(completion: .finished)
    #expect(end == .finished)
    cancellable.cancel()
  }

  private struct Failure: Error, Equatable {}

  @Test func `merged publishers deliver all values and the first failure`() {
    let (first, second) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
    var values: [Int] = []
    var end: Subscribers.Completion<Failure>?
    let cancellable = first.merge(with: second).sink(
      receiveCompletion: { end = $0 }, receiveValue: { values.append($0) })
    first.send(1)
    second.send(2)
    first.send(3)
    first.send(completion: .finished)
    second.send(4)
    #expect(end == nil)
    second.send(completion: .failure(Failure()))
    second.send(5)
    #expect(values == [1, 2, 3, 4])
    #expect(end == .failure(Failure()))
    cancellable.cancel()
    var many: [Int] = []
    _ = Publishers.MergeMany([[1, 2].publisher, [3].publisher]).collect().sink { many = $0 }
    #expect(many.sorted() == [1, 2, 3])
  }

  /// A subscriber that wants a number of values at a time.
  private final class Slow: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var subscription: (any Subscription)?
    var values: [Int] = []
    var hasFinished = false
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { hasFinished = true }
  }

  @Test func `merged publishers deliver no more values than the subscriber wants`() {
    let slow = Slow()
    Publishers.Merge3([1, 2, 3].publisher, [10].publisher, Empty<Int, Never>())
      .subscribe(slow)
    #expect(slow.values == [])
    slow.subscription?.request(.max(2))
    #expect(slow.values.count == 2)
    #expect(!slow.hasFinished)
    slow.subscription?.request(.max(1))
    #expect(slow.values.count == 3)
    #expect(!slow.hasFinished)
    slow.subscription?.request(.unlimited)
    #expect(slow.values.sorted() == [1, 2, 3, 10])
    #expect(slow.hasFinished)
  }

  @Test func `a slow subscriber of latest values gets the latest ones`() {
    let slow = Slow()
    let (first, second) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(100))
    first.combineLatest(second, +).subscribe(slow)
    first.send(1)
    first.send(2)
    #expect(slow.values == [])
    slow.subscription?.request(.max(1))
    #expect(slow.values == [102])
    slow.subscription?.request(.max(1))
    #expect(slow.values == [102])
    second.send(200)
    #expect(slow.values == [102, 202])
  }

  #if !canImport(ObjectiveC)
    @MainActor
    @Test func `values of observed properties are published, the current one first`() {
      let scrollView = UIScrollView()
      var heights: [CGFloat] = []
      var later: [CGFloat] = []
      var store: Set<AnyCancellable> = []
      scrollView.publisher(for: \.contentSize).map(\.height).sink { heights.append($0) }
        .store(in: &store)
      scrollView.publisher(for: \.contentSize, options: [.new]).sink { later.append($0.height) }
        .store(in: &store)
      scrollView.contentSize.height = 10
      scrollView.contentSize.height = 20
      store = []
      scrollView.contentSize.height = 30
      #expect(heights == [0, 10, 20])
      #expect(later == [10, 20])
    }

    @MainActor
    @Test func `a subscriber receives as many values as it demands`() {
      let scrollView = UIScrollView()
      var heights: [CGFloat] = []
      let cancellable = scrollView.publisher(for: \.contentSize).prefix(2)
        .sink { heights.append($0.height) }
      for height in [1.0, 2, 3] { scrollView.contentSize.height = height }
      #expect(heights == [0, 1])
      cancellable.cancel()
    }
  #endif
}
