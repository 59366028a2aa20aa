extension LinearExpression {
  /// The terms of an expression, in the order of their variables.
  ///
  /// Up to four terms are stored without an allocation.
  public struct Terms: Hashable, Sendable {
    /// A variable with its coefficient.
    public typealias Element = LinearExpression.Term

    /// The largest number of terms that are stored without an allocation.
    static let inlineCapacity = 4

    /// The number of terms.
    public private(set) var count = 0
    private var few = (Element.none, Element.none, Element.none, Element.none)
    /// All terms, if there are more than `inlineCapacity`.
    private var many: [Element] = []

    init() {}

    init(_ terms: [Element]) {
      count = terms.count
      if count > Self.inlineCapacity {
        many = terms
      } else {
        for index in terms.indices { setFew(terms[index], at: index) }
      }
    }

    private func getFew(_ index: Int) -> Element {
      switch index {
      case 0: few.0
      case 1: few.1
      case 2: few.2
      default: few.3
      }
    }

    private mutating func setFew(_ term: Element, at index: Int) {
      switch index {
      case 0: few.0 = term
      case 1: few.1 = term
      case 2: few.2 = term
      default: few.3 = term
      }
    }

    mutating func insert(_ term: Element, at index: Int) {
      if count < Self.inlineCapacity {
        var position = count
        while position > index {
          setFew(getFew(position - 1), at: position)
          position -= 1
        }
        setFew(term, at: index)
      } else {
        if count == Self.inlineCapacity { many = [few.0, few.1, few.2, few.3] }
        many.insert(term, at: index)
      }
      count += 1
    }

    mutating func remove(at index: Int) {
      if count > Self.inlineCapacity {
        many.remove(at: index)
        if count == Self.inlineCapacity + 1 {
          for position in many.indices { setFew(many[position], at: position) }
          many = []
        }
      } else {
        for position in index..<count - 1 { setFew(getFew(position + 1), at: position) }
      }
      count -= 1
    }

    /// Returns a Boolean value that indicates whether two expressions have the same terms.
    public static func == (left: Self, right: Self) -> Bool {
      left.count == right.count && left.elementsEqual(right)
    }

    /// Feeds the terms to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(count)
      for term in self { hasher.combine(term) }
    }
  }
}

extension LinearExpression.Terms: RandomAccessCollection {
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of terms.
  public var endIndex: Int { count }

  /// The term at a position, at least 0 and less than the number of terms.
  public internal(set) subscript(index: Int) -> LinearExpression.Term {
    get {
      if index < 0 || index >= count { Self.reject(index, count) }
      return count > Self.inlineCapacity ? many[index] : getFew(index)
    }
    set {
      if count > Self.inlineCapacity { many[index] = newValue } else { setFew(newValue, at: index) }
    }
  }
}

extension LinearExpression.Terms {
  @inline(never) private static func reject(_ index: Int, _ count: Int) -> Never {
    fatalError(
      "The term \(index) of an expression with \(count) term(s) does not exist; use an index of at "
        + "least 0 and below \(count).")
  }
}

extension LinearExpression.Term {
  /// The content of unused storage.
  fileprivate static var none: Self {
    Self(variable: Variable(symbol: 0, generation: 0), coefficient: 0)
  }
}
