import Foundation
import Photos
import Testing

struct PredicateTests {
  private func holds(_ format: String, _ arguments: Any?..., for object: Any) -> Bool {
    NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
      .evaluate(with: object)
  }

  @Test(arguments: [
    ("name == 'Ann'", true), ("name == 'ann'", false), ("name ==[c] 'ann'", true),
    ("name BEGINSWITH 'A'", true), ("name beginswith[c] 'an'", true), ("name ENDSWITH 'x'", false),
    ("name CONTAINS 'nn'", true), ("name LIKE 'A*'", true), ("name LIKE 'A?'", false),
    ("name MATCHES '[A-Z][a-z]+'", true), ("name MATCHES 'A'", false),
    ("age > 41 AND age <= 42", true), ("age < 41 OR age = 42", true),
    ("NOT age != 42", true), ("!(age == 42)", false), ("age BETWEEN {40, 43}", true),
    ("age IN {1, 2}", false), ("42 = age", true), ("(age & 2) != 0", true),
    ("(age | 1) == 43", true), ("age == 0x2A", true), ("missing == NIL", true),
    ("missing > 3", false), ("TRUEPREDICATE", true), ("age == 1 AND age == 2 OR age == 42", true),
    ("age == 42 || age == 1 && age == 2", true), ("'nn' IN name", true),
    ("city ==[cd] 'zurich'", true),
  ])
  func `formats mean what they mean on iOS`(format: String, expected: Bool) {
    let object: [String: Any] = ["name": "Ann", "age": 42, "city": "Zürich"]
    #expect(holds(format, for: object) == expected)
  }

  @Test func `arguments take their places`() {
    let object: [String: Any] = ["name": "Ann", "age": 42]
    #expect(holds("%K == %@ && age == %ld", "name", "Ann", 42, for: object))
    #expect(holds("age > %f", 41.5, for: object))
    #expect(holds("SELF CONTAINS[c] %@", "AR", for: "arms"))
    #expect(holds("age IN %@", [1, 42], for: object))
    #expect(holds("age IN %@", NSSet(array: [42]).allObjects, for: object))
  }

  @Test func `a format that is none stops with the reason`() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "mediaType ==") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "a == %@") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "a == 1 b") }
  }
}
