/// An optional value that is stored outside of the value it belongs to.
///
/// Nodes are copied and compared often. Members that few nodes have take the room of a reference.
struct Indirect<Value: Sendable & Equatable>: Sendable, Equatable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  init(_ value: Value?) { box = value.map(Box.init) }

  /// Takes over the storage of another value if both are equal.
  init(_ value: Value?, sharing other: Indirect) {
    self = value == other.value ? other : Indirect(value)
  }

  var value: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  var isNil: Bool { box == nil }

  static func == (first: Indirect, second: Indirect) -> Bool {
    first.box === second.box || first.value == second.value
  }
}

extension Indirect: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
