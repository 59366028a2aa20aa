/// One random operation on a hosted screen: a kind, and a seed for every choice within it.
///
/// Every operation has its own seed, so removing some operations from a sequence does not change
/// the others.
package struct Operation: Equatable, Sendable, CustomStringConvertible {
  /// The kind of an operation.
  package enum Kind: String, CaseIterable, Sendable {
    case scroll, userScroll, animatedScroll, scrollToItem, scrollRow
    case tap, select, deselect
    case reload, batchUpdate, updateInCallback, updateInCompletion, updateAfterDisplay
    case reconfigure, reloadItems
    case reloadSections, changeOffWindow, useVisibleItems, scrollAcross
    case changeHeight, changeSize, rotate, changeInsets, changeInsetAdjustment, changeDirection
    case invalidateAll, invalidateItems, invalidateAttached, invalidateDecorations
    case changeLayout, changeLayoutAnimated
    case startTransition, moveTransition, finishTransition, cancelTransition
    case swipe, refresh, changeSafeArea, changeTextSize
    case startAnimator, controlAnimator
    case advance, playAnimations

    /// A Boolean value that indicates whether the operation only lets time pass or controls an
    /// animator.
    var keepsFrames: Bool {
      switch self {
      case .startAnimator, .controlAnimator, .advance, .playAnimations: true
      default: false
      }
    }
  }

  package let kind: Kind
  package let seed: UInt64

  package init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
  }

  package var description: String { "\(kind.rawValue)(\(seed))" }
}
