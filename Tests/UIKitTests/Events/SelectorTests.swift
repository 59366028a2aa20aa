import Foundation
import Testing

@testable import UIKit

/// Selectors call methods, and stop the program with a sentence where they cannot.
@MainActor @Suite struct SelectorTests {
  class Base: NSObject {
    var calls: [String] = []
    func none() { calls.append("none") }
    func one(_ sender: NSObject) { calls.append("one") }
    func two(_ sender: Any?, forEvent event: UIEvent?) {
      calls.append("two \(sender == nil) \(event == nil)")
    }
    func answer() -> Int { 42 }
    func twice(_ number: Int) -> Int { number * 2 }
  }

  final class Derived: Base {
    override func none() { calls.append("derived") }
  }

  @MainActor final class Isolated: NSObject {
    var calls = 0
    func none() { calls += 1 }
    func one(_ sender: Any?) { calls += 10 }
    func two(_ sender: Any?, _ event: UIEvent?) { calls += 100 }
  }

  final class Other: NSObject {
    var count = 0
    func none() { count += 1 }
  }

  @Test func `methods of zero, one and two parameters are called, overrides too`() {
    let object = Derived()
    Selector("none", Base.none).send(to: object, sender: object)
    Selector("one(_:)", Base.one(_:)).send(to: object, sender: object)
    Selector("two(_:forEvent:)", Base.two(_:forEvent:)).send(to: object, sender: nil)
    #expect(object.calls == ["derived", "one", "two true true"])
    #expect(Selector("answer()", Base.answer).send(to: object, sender: nil) as? Int == 42)
    #expect(Selector("twice(_:)", Base.twice(_:)).send(to: object, sender: 4) as? Int == 8)
  }

  @Test func `methods on the main actor are called`() {
    let object = Isolated()
    let selectors = [
      Selector("none()", Isolated.none), Selector("one(_:)", Isolated.one(_:)),
      Selector("two(_:_:)", Isolated.two(_:_:)),
    ]
    for selector in selectors { selector.send(to: object, sender: nil) }
    #expect(object.calls == 111)
  }

  @Test func `selectors are equal by name, and describe themselves by it`() {
    #expect(Selector("none", Base.none) == Selector("none", Other.none))
    #expect(Set([Selector("none", Base.none), "none", "one(_:)"]).count == 2)
    #expect("\(Selector(("one:")))" == "one:")
  }

  @Test func `a name alone finds the method of the target's own class`() {
    _ = [Selector("none", Base.none), Selector("none", Other.none)]
    let (object, other) = (Base(), Other())
    Selector(("none")).send(to: object, sender: nil)
    Selector(("none")).send(to: other, sender: nil)
    #expect(object.calls == ["none"])
    #expect(other.count == 1)
  }

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `an object of another class stops the program with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Selector("twice(_:)", Base.twice(_:)).send(to: Other(), sender: 1)
      }
    }
    #expect(sentence(result).contains("twice(_:): unrecognized selector sent to instance of"))
    #expect(sentence(result).contains("pass an object of that class as the target"))
  }

  @Test func `a name that no selector was made from stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Selector(("vanish")).send(to: Other(), sender: 1) }
    }
    #expect(sentence(result).contains("vanish: unrecognized selector sent to instance of"))
  }

  @Test func `a name with another number of parameters than the method stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Selector("none(_:)", Base.none) }
    }
    #expect(sentence(result).contains("names a method of 1 parameter(s)"))
  }
}
