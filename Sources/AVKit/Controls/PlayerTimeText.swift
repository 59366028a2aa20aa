internal import Foundation

/// The texts of positions in the controls of a player.
enum PlayerTimeText {
  /// Returns minutes and seconds, and hours if there are any, such as `1:02:03`; two dashes for an
  /// unknown number.
  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds < 1e9 else { return "--:--" }
    let whole = Int(max(0, seconds))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let tail = String(whole % 60)
    let last = tail.count < 2 ? "0" + tail : tail
    guard hours > 0 else { return "\(minutes):\(last)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(last)"
  }
}
