import UIKit

@testable import BrowserHost
@testable import ScreenHost

extension ScreenSession {
  /// Delivers a change of a touch as the page does.
  func touch(_ phase: HostTouch.Phase, _ point: CGPoint, id: Int = 1) throws(ProtocolViolation) {
    try receive(
      .touch(HostTouch(id: id, phase: phase, location: point, isScrolledByHost: true), []))
  }

  /// Delivers a touch that begins and ends at a point.
  func tap(_ point: CGPoint) throws(ProtocolViolation) {
    try touch(.began, point)
    try touch(.ended, point)
  }
}
