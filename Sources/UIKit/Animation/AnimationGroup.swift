/// The animations of one call of `UIView.animate`, with their common completion.
@MainActor
final class AnimationGroup {
  private var completion: ((Bool) -> Void)?
  private var runningCount = 0
  private var isOpen = true
  private var isFinished = true
  private var isOver = false

  /// The group of the current transaction, which waits for new groups.
  static var enclosing: AnimationGroup?
  /// The group that waits for this one.
  private let outer = AnimationGroup.enclosing

  init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
    outer?.began()
  }

  func began() { runningCount += 1 }

  /// Called at the end of an animation; `isFinished` indicates whether it reached its end. An
  /// animation may be stopped while views are added and removed, so the completion is called in the
  /// next turn.
  func ended(isFinished: Bool) {
    runningCount -= 1
    self.isFinished = self.isFinished && isFinished
    guard !isOpen, runningCount == 0 else { return }
    if self.isFinished { complete() } else { NextTurn.run { [self] in complete() } }
  }

  /// Ends the addition of animations. Without any, the completion runs in the next turn of the main
  /// queue.
  func close() {
    isOpen = false
    guard runningCount == 0, completion != nil || outer != nil else { return }
    NextTurn.run { [self] in complete() }
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(isFinished)
    guard !isOver else { return }
    isOver = true
    outer?.ended(isFinished: isFinished)
  }
}
