import Foundation

/// A measurement of a view by constraints, with the constraints that determine the result.
struct FittingRecord {
  /// The measured view.
  let view: UIView
  /// The target size.
  let target: CGSize
  /// The priorities of the target's width and height.
  let horizontalPriority: UILayoutPriority
  let verticalPriority: UILayoutPriority
  /// The width and the height of the alignment rectangle, before rounding.
  let width: FrameExplanation.Length
  let height: FrameExplanation.Length
}

/// The measurements by constraints during a closure, for explanations.
@MainActor
enum FittingRecorder {
  private static var records: [FittingRecord]?

  /// Returns the measurements that a closure makes.
  static func records(during body: () -> Void) -> [FittingRecord] {
    let before = records
    records = []
    defer { records = before }
    body()
    return records ?? []
  }

  /// Records a measurement by a region that has just been solved for it.
  static func note(
    _ region: LayoutRegion, _ target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) {
    guard records != nil else { return }
    let root = region.rootMember
    records?.append(
      FittingRecord(
        view: region.root, target: target, horizontalPriority: horizontal,
        verticalPriority: vertical, width: region.explain(.width, root.width),
        height: region.explain(.height, root.height)))
  }
}
