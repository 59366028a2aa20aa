/// The references of the elements that a reader has seen.
struct ReferenceTable: Sendable {
  /// The largest number of remembered elements that are not on the screen any more.
  private static let mostFormer = 1000

  /// The elements of the last snapshot.
  private var present: [ReadElement] = []
  /// The elements of earlier snapshots, the latest last.
  private var formerElements: [ReadElement] = []
  private var last = 0

  init() {}

  init(continuing elements: [ReadElement]) {
    // The identities of nodes are numbers of another process.
    present = elements.map {
      var element = $0
      element.node = -1 - $0.reference
      return element
    }
    last = elements.map(\.reference).max() ?? 0
  }

  func former(_ reference: Int) -> ReadElement? {
    formerElements.last { $0.reference == reference }
  }

  /// Replaces the numbers of elements by their references.
  mutating func assign(to elements: inout [ReadElement]) {
    var given: [Int: Int] = [:]
    var free = Set(present.indices)
    match(&elements, with: present, free: &free, given: &given)
    var freeFormer = Set(formerElements.indices)
    match(&elements, with: formerElements, free: &freeFormer, given: &given)
    for index in elements.indices where given[index] == nil {
      last += 1
      given[index] = last
    }
    let numbers = elements.map(\.reference)
    let byNumber = Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
    for index in elements.indices {
      if let parent = elements[index].parent, let position = byNumber[parent] {
        elements[index].parent = given[position]
      }
    }
    for index in elements.indices { elements[index].reference = given[index]! }
    let used = Set(given.values)
    formerElements.removeAll { used.contains($0.reference) }
    formerElements += present.filter { !used.contains($0.reference) }
    if formerElements.count > Self.mostFormer {
      formerElements.removeFirst(formerElements.count - Self.mostFormer)
    }
    present = elements
  }

  /// Finds the earlier elements that elements continue. The criteria are, in this order: the same
  /// view with the same name; the same identifier; the same name and value; the same name; the same
  /// view at the same index path; the same index path in the same list. The identities of lists are
  /// other ones in another process, where equal index paths are enough.
  private func match(
    _ elements: inout [ReadElement], with earlier: [ReadElement], free: inout Set<Int>,
    given: inout [Int: Int]
  ) {
    let isOtherProcess = earlier.contains { $0.node < 0 }
    let positions = Dictionary(
      uniqueKeysWithValues: zip(elements.map(\.reference), elements.indices))
    let keys: [(ReadElement) -> [String]?] = [
      { ["\($0.node)", $0.role, $0.name ?? ""] },
      { element in element.identifier.map { [$0, element.role] } },
      { $0.name == nil ? nil : [$0.role, $0.name ?? "", $0.value ?? ""] },
      { $0.name == nil ? nil : [$0.role, $0.name ?? ""] },
      { element in
        let place = element.place.map { $0.map(String.init).joined(separator: ",") } ?? ""
        return ["\(element.node)", element.role, place]
      },
      { element in
        element.place.map { [element.role, $0.map(String.init).joined(separator: ",")] }
      },
    ]
    for (number, key) in keys.enumerated() {
      // An index path means something in its list alone.
      let needsList = number == keys.count - 1 && !isOtherProcess
      var table: [[String]: [Int]] = [:]
      for index in free.sorted() {
        guard var key = key(earlier[index]) else { continue }
        if needsList { key.append(earlier[index].parent.map(String.init) ?? "") }
        table[key, default: []].append(index)
      }
      var wanted: [[String]: [Int]] = [:]
      for index in elements.indices where given[index] == nil {
        guard var key = key(elements[index]) else { continue }
        if needsList {
          let list = elements[index].parent.flatMap { positions[$0] }
          if list != nil, list.flatMap({ given[$0] }) == nil { continue }
          key.append(list.flatMap { given[$0] }.map(String.init) ?? "")
        }
        wanted[key, default: []].append(index)
      }
      for (key, indices) in wanted {
        // Elements that look the same keep their order only if none came or went.
        guard let found = table[key], found.count == indices.count else { continue }
        for (index, match) in zip(indices, found) {
          given[index] = earlier[match].reference
          free.remove(match)
        }
      }
    }
  }
}
