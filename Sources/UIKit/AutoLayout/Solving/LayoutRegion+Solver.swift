import ConstraintSolver

/// The constraints in the solver, with their origins. New constraints are added in batches.
extension LayoutRegion {
  func insert(_ constraint: NSLayoutConstraint) {
    guard let lowered = lower(constraint) else { return }
    add(lowered, at: .app(constraint))
  }

  /// Adds a constraint to the batch, or to the solver if there is none, and keeps its identifier.
  func add(_ constraint: Constraint, at place: ConstraintPlace) {
    guard batch == nil else {
      batch?.constraints.append(constraint)
      batch?.places.append(place)
      return
    }
    if let id = addToSolver(constraint, from: place.source) { keep(id, at: place) }
  }

  /// Adds the constraints of the batch to the solver.
  func flushBatch() {
    guard let batch else { return }
    self.batch = nil
    isRestDue = true
    let results = solver.add(contentsOf: batch.constraints)
    var rejected: [(index: Int, error: UnsatisfiableConstraint)] = []
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let id):
        setSource(batch.places[index].source, of: id)
        keep(id, at: batch.places[index])
      case .failure(let error): rejected.append((index, error))
      }
    }
    for (index, error) in rejected {
      let place = batch.places[index]
      // The constraints that it contradicts, unless one of them has been left out since.
      if error.conflicts.allSatisfy(solver.contains),
        !resolve(error.conflicts, with: place.source)
      {
        continue
      }
      if let id = addToSolver(batch.constraints[index], from: place.source) { keep(id, at: place) }
    }
  }

  private func keep(_ id: ConstraintID, at place: ConstraintPlace) {
    switch place {
    case .app(let constraint):
      if !isTemporary { constraint.installation?.solverID = id }
      if constraint.mentionsBaseline {
        baselineConstraints.append((constraint, id))
      }
    case .equation(let member, _): member.equations.append(id)
    case .hugging(let member, .horizontal): member.horizontalContent.hugging = id
    case .hugging(let member, .vertical): member.verticalContent.hugging = id
    case .resistance(let member, .horizontal): member.horizontalContent.resistance = id
    case .resistance(let member, .vertical): member.verticalContent.resistance = id
    case .rootSize: rootEquations.append(id)
    }
  }

  /// Replaces a constraint in the solver by one of the same meaning in terms of other variables.
  func replaceInSolver(_ constraint: NSLayoutConstraint, _ id: ConstraintID) {
    removeFromSolver(id)
    if !isTemporary { constraint.installation?.solverID = nil }
    insert(constraint)
  }

  /// Adds a constraint to the solver. A required one that contradicts others may be left out, or
  /// another one in its place.
  ///
  /// - Returns: The identifier; `nil` if the constraint was left out.
  func addToSolver(_ constraint: Constraint, from source: ConstraintSource) -> ConstraintID? {
    while true {
      do {
        let id = try solver.add(constraint)
        isRestDue = true
        setSource(source, of: id)
        return id
      } catch {
        guard resolve(error.conflicts, with: source) else { return nil }
      }
    }
  }

  private func setSource(_ source: ConstraintSource, of id: ConstraintID) {
    while sources.count <= id.index { sources.append(nil) }
    sources[id.index] = source
  }

  func removeFromSolver(_ id: ConstraintID) {
    isRestDue = true
    sources[id.index] = nil
    solver.remove(id)
  }

  /// Gives variables that the constraints leave open the values nearest to zero.
  func restOpenVariables() {
    guard isRestDue, !rootSize.isTarget else { return }
    isRestDue = false
    solver.restOpenVariables()
  }

  /// Returns the origin of a constraint in the solver.
  func source(of id: ConstraintID) -> ConstraintSource? {
    id.index < sources.count ? sources[id.index] : nil
  }
}
