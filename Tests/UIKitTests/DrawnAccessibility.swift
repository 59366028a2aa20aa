import Scenes

@testable import UIKit

extension UIView {
  /// The description of the view for hosts; an empty one for a view without a description.
  var drawnAccessibility: SceneAccessibility { drawing(at: .end).accessibility ?? .nothing }
}
