import Testing

@testable import UIKit

struct WeakTableTests {
  private final class Object {}

  @Test func `a value belongs to one object`() {
    let (first, second) = (Object(), Object())
    var table = WeakTable<Int>()
    #expect(table.set(1, of: first).isEmpty)
    #expect(table.value(of: first) == 1)
    #expect(table.value(of: second) == nil)
  }

  @Test func `a value that is replaced or removed is returned`() {
    let object = Object()
    var table = WeakTable<Int>()
    _ = table.set(1, of: object)
    #expect(table.set(2, of: object) == [1])
    #expect(table.set(nil, of: object) == [2])
    #expect(table.set(nil, of: object).isEmpty)
    #expect(table.value(of: object) == nil)
  }

  @Test func `values of released objects leave the table`() {
    var table = WeakTable<Int>()
    let kept = Object()
    var returned = table.set(0, of: kept)
    for number in 1...1_000 {
      // A later object may have the address of an earlier one.
      let object = Object()
      returned += table.set(number, of: object)
    }
    #expect(returned.count >= 900)
    #expect(Set(returned).count == returned.count)
    #expect(table.value(of: kept) == 0)
  }
}
