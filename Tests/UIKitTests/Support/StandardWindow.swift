@testable import UIKit

extension UIWindow {
  /// Creates a hidden window on the standard screen, whatever screen another test has made the main
  /// one.
  convenience init(onStandardScreen frame: CGRect) {
    UIScreen.main.become(.standard, orientation: .portrait)
    self.init(frame: frame)
  }
}
