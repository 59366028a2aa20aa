#if !canImport(ObjectiveC)
  /// Actions that are undone together.
  @MainActor
  final class UndoGroup {
    enum Step {
      case action(UndoAction)
      case group(UndoGroup)
    }

    var steps: [Step] = []
    var name = ""

    /// Performs the actions, from the last one.
    func perform() {
      for step in steps.reversed() {
        switch step {
        case .action(let action): action.perform()
        case .group(let group): group.perform()
        }
      }
    }

    /// Removes the actions of a target.
    func remove(_ target: AnyObject) {
      steps.removeAll { step in
        switch step {
        case .action(let action): return action.target === target
        case .group(let group):
          group.remove(target)
          return group.steps.isEmpty
        }
      }
    }
  }

  /// A closure that undoes a change.
  @MainActor
  final class UndoAction {
    private(set) weak var target: AnyObject?
    let perform: () -> Void

    init(_ target: AnyObject, perform: @escaping () -> Void) {
      self.target = target
      self.perform = perform
    }
  }
#endif
