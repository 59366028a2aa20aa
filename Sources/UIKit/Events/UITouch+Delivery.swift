extension UITouch {
  /// A Boolean value that indicates whether the view has received the touch and must receive its
  /// cancellation.
  var isToBeCancelled: Bool {
    delivery.stage == .delivered && (delivery.isClaimed || phase == .cancelled)
  }

  /// A Boolean value that indicates whether the view receives nothing of the touch.
  var isToBeDropped: Bool { delivery.isClaimed || phase == .cancelled }

  /// A Boolean value that indicates whether the view must receive a movement.
  var isToBeMoved: Bool { delivery.stage == .delivered && delivery.hasMoved && phase == .moved }

  /// A Boolean value that indicates whether the view must receive the end of the touch, and no
  /// recognizer delays it.
  var isToBeEnded: Bool {
    delivery.stage == .delivered && phase == .ended
      && !recognizers.contains { $0.delaysTouchesEnded && $0.progress.isUndecided }
  }
}
