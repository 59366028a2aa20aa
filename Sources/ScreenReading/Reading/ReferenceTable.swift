/// The references of the elements that a reader has seen.
struct ReferenceTable: Sendable {
  /// The largest number of remembered elements that are not on the screen any more.
  private static let mostFormer = 1000

  /// An element with the view controllers that were displayed with it.
  private struct Remembered {
    var element: ReadElement
    /// The names of the view controllers; `nil` for an element of another process.
    var controllers: [String]?
  }

  /// The elements of the last snapshot.
  private var present: [Remembered] = []
  /// The elements of earlier snapshots, the latest last.
  private var formerElements: [Remembered] = []
  private var last = 0

  init() {}

  init(continuing elements: [ReadElement]) {
    // The identities of nodes are numbers of another process.
    present = elements.map {
      var element = $0
      element.node = -1 - $0.reference
      return Remembered(element: element, controllers: nil)
    }
    last = elements.map(\.reference).max() ?? 0
  }

  func former(_ reference: Int) -> ReadElement? {
    formerElements.last { $0.element.reference == reference }?.element
  }

  /// Replaces the numbers of elements by their references.
  ///
  /// - Parameter controllers: The names of the displayed view controllers.
  mutating func assign(to elements: inout [ReadElement], controllers: [String]) {
    var given: [Int: Int] = [:]
    var free = Set(present.indices)
    var freeFormer = Set(formerElements.indices)
    // A view of the screen to which the user returns is the same before another one that looks like
    // it on the screen that was left.
    for kind in [Criteria.sameView, .others] {
      match(elements, controllers, with: present, by: kind, free: &free, given: &given)
      match(
        elements, controllers, with: formerElements, by: kind, free: &freeFormer, given: &given)
    }
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
    formerElements.removeAll { used.contains($0.element.reference) }
    formerElements += present.filter { !used.contains($0.element.reference) }
    if formerElements.count > Self.mostFormer {
      formerElements.removeFirst(formerElements.count - Self.mostFormer)
    }
    present = elements.map { Remembered(element: $0, controllers: controllers) }
  }

  /// The criteria by which an element continues an earlier one.
  private enum Criteria {
    case sameView, others
  }

  private typealias Key = (ReadElement) -> [String]?

  /// Finds the earlier elements that elements continue. The criteria are, in this order: the same
  /// view with the same name; the same identifier; the same name and value; the same name; the same
  /// view at the same index path; the same index path in the same list. Elements that are not the
  /// same view continue elements of the same view controllers alone. The identities of lists are
  /// other ones in another process, where equal index paths are enough.
  private func match(
    _ elements: [ReadElement], _ controllers: [String], with earlier: [Remembered],
    by criteria: Criteria, free: inout Set<Int>, given: inout [Int: Int]
  ) {
    let isOtherProcess = earlier.contains { $0.controllers == nil }
    let positions = Dictionary(
      uniqueKeysWithValues: zip(elements.map(\.reference), elements.indices))
    let placed: Key = { element in
      let place = element.place.map { $0.map(String.init).joined(separator: ",") } ?? ""
      return ["\(element.node)", element.role, place]
    }
    let keys: [(key: Key, isOfView: Bool, needsList: Bool)] =
      switch criteria {
      case .sameView: [({ ["\($0.node)", $0.role, $0.name ?? ""] }, true, false)]
      case .others:
        [
          ({ element in element.identifier.map { [$0, element.role] } }, false, false),
          ({ $0.name == nil ? nil : [$0.role, $0.name ?? "", $0.value ?? ""] }, false, false),
          ({ $0.name == nil ? nil : [$0.role, $0.name ?? ""] }, false, false),
          (placed, true, false),
          // An index path means something in its list alone.
          (
            { element in
              element.place.map { [element.role, $0.map(String.init).joined(separator: ",")] }
            }, false, !isOtherProcess
          ),
        ]
      }
    for (key, isOfView, needsList) in keys {
      var table: [[String]: [Int]] = [:]
      for index in free.sorted() {
        let element = earlier[index].element
        if !isOfView, let others = earlier[index].controllers, others != controllers { continue }
        guard var key = key(element) else { continue }
        if needsList { key.append(element.parent.map(String.init) ?? "") }
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
          given[index] = earlier[match].element.reference
          free.remove(match)
        }
      }
    }
  }
}
