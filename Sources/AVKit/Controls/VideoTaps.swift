internal import UIKit

/// The delegate of the tap that shows and hides the controls: controls receive their own touches.
final class VideoTaps: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl)
  }
}
