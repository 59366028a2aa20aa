extension UITouch {
  /// Whether the view has received the touch and is to receive its cancellation.
  var isToBeCancelled: Bool {
    delivery.stage == .delivered && (delivery.isClaimed || phase == .cancelled)
  }

  /// Whether the view receives nothing of the touch.
  var isToBeDropped: Bool { delivery.isClaimed || phase == .cancelled }

  /// Whether the view is to receive a movement.
  var isToBeMoved: Bool { delivery.stage == .delivered && delivery.hasMoved && phase == .moved }

  /// Whether the view is to receive the end of the touch, and no recognizer holds it back.
  var isToBeEnded: Bool {
    delivery.stage == .delivered && phase == .ended
      && !recognizers.contains { $0.delaysTouchesEnded && $0.progress.isUndecided }
  }
}
