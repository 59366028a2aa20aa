extension ConstraintSolver {
  /// Gives the variables whose values the constraints leave open the values nearest to zero.
  ///
  /// Among the solutions in which the violation of no constraint changes, the value of the first
  /// variable with several values becomes as near to zero as possible, then the value of the second
  /// one, and so on, in the order of the variables. If lengths that are not negative and that no
  /// optional constraint concerns have a fixed sum, for instance, the last one is the sum and the
  /// others are zero. The result depends only on the constraints, the order in which ties are
  /// decided and the order of the variables.
  ///
  /// Afterwards, changes of constants and suggestions keep to this rule. Additions, removals and
  /// new priorities end it, and keep only values that the constraints determine.
  ///
  /// - Complexity: O(*v*) if no variable is open, where *v* is the number of variables and symbols;
  ///   otherwise the cost of an addition for each open variable.
  public mutating func restOpenVariables() {
    removeRests()
    tableau.sharpenCosts()
    tableau.optimize()
    tableau.updateValues()
    if tableau.hasOpenSymbols {
      let variables = tableau.records.indices.filter {
        tableau.records[$0].kind == .external && tableau.records[$0].firstUse >= 0
      }
      if !restStably(variables) { rest(variables) }
    }
    checkInvariants()
  }

  /// Adds constraints of rests only for variables that do not rest by themselves.
  ///
  /// - Returns: A Boolean value that indicates whether the variables are at rest. Otherwise, no
  ///   constraints of rests are left.
  private mutating func restStably(_ variables: [Symbol]) -> Bool {
    var stable = StableRests(symbolCount: tableau.records.count)
    var others: [Symbol] = []
    for symbol in variables where stable.examine(symbol, in: tableau) { others.append(symbol) }
    guard !stable.variables.isEmpty, !stable.isMixed else { return false }
    rest(others)
    stableRests = stable.variables
    guard stable.closed.allSatisfy({ !tableau.records[$0].isBasic }), areStableRestsAtRest else {
      removeRests()
      return false
    }
    return true
  }

  /// Adds constraints for the rests of variables that are not determined by the rests of others.
  private mutating func rest(_ variables: [Symbol]) {
    var open: [Variable] = []
    var known = KnownRows(symbolCount: tableau.records.count)
    var rested = RowSpan(symbolCount: tableau.records.count)
    for symbol in variables {
      let terms = tableau.terms(of: symbol, &known)
      // The required equations determine some variables by others that rest.
      guard terms.contains(where: { tableau.isOpen($0.symbol) }), rested.insert(terms) else {
        continue
      }
      open.append(Variable(symbol: symbol, generation: tableau.records[symbol].generation))
    }
    let serial = nextSerial
    for variable in open.reversed() {
      let slot = prepare(
        Constraint(
          variable, .equal, 0, priority: Constraint.Priority(rawValue: .leastNonzeroMagnitude)))
      tableau.links[slot].isRest = true
      tableau.insertOptional(slot)
      tableau.suspectTies(ofConstraint: slot)
      rests.append(slot)
    }
    nextSerial = serial
    tableau.optimize()
    tableau.updateValues()
  }

  private var areStableRestsAtRest: Bool {
    stableRests.allSatisfy { $0.holds(for: tableau.values[$0.symbol]) }
  }

  /// Brings variables to rest again after a change of constants, if it has moved those that rest
  /// without constraints.
  mutating func keepRests() {
    guard !stableRests.isEmpty, tableau.hasPivoted || !areStableRestsAtRest else { return }
    restOpenVariables()
  }

  /// Removes the constraints of rests.
  mutating func removeRests() {
    stableRests = []
    guard !rests.isEmpty else { return }
    while let slot = rests.popLast() { discardUsed(slot) }
    tableau.optimize()
    tableau.updateValues()
  }
}

extension Tableau {
  /// Returns a Boolean value that indicates whether a parametric symbol can perhaps change without
  /// a change of violations.
  func isOpen(_ symbol: Symbol) -> Bool {
    switch records[symbol].kind {
    case .external: true
    case .slack, .error: costSign(of: symbol) == 0 && tieSign(of: symbol) == 0
    case .dummy, .unused: false
    }
  }

  /// A Boolean value that indicates whether rows contain open symbols.
  var hasOpenSymbols: Bool {
    records.indices.contains { symbol in
      !records[symbol].isBasic && !records[symbol].isDefined && isOpen(symbol)
        && (records[symbol].firstUse >= 0 || !columns.isEmpty(symbol) || isInDefinition(symbol))
    }
  }

  /// Returns a Boolean value that indicates whether the constraint of a slack or an error is a
  /// definition.
  private func isInDefinition(_ symbol: Symbol) -> Bool {
    records[symbol].owner >= 0 && links[records[symbol].owner].defined >= 0
  }

  /// Exchanges symbols at their bounds so that fewer symbols change without cost. The solution
  /// stays the same.
  ///
  /// A preference and a limit at the same value, such as the two preferences of a length for its
  /// content, can both determine a variable. With one of the bases, a symbol without cost remains,
  /// which rows at their bounds block; the dual simplex method finds the other.
  mutating func sharpenCosts() {
    for symbol in records.indices
    where records[symbol].kind.isRestricted && !records[symbol].isBasic && isOpen(symbol) {
      guard let bound = firstAtBound(of: symbol, sign: -1, byIndex: false),
        bound.step <= Tolerance.pivotSlack,
        let entering = cheapest(in: bound.symbol, sign: 1, byIndex: false),
        costSign(of: entering) > 0
      else { continue }
      pivot(leaving: bound.symbol, entering: entering)
    }
  }
}
