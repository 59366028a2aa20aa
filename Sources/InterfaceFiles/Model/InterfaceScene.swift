/// A view controller of a storyboard.
public struct InterfaceScene: Sendable, Hashable {
  /// The identifier of the element in the file.
  public let element: String
  /// The name of a class of the app; `nil` for a class of UIKit.
  public let customClass: String?
  /// The identifier with which programs create the view controller; `nil` without one.
  public let storyboardIdentifier: String?
  /// A Boolean value that indicates whether the storyboard begins with the view controller.
  public let isInitial: Bool
  /// The line in the file, from 1.
  public let line: Int

  /// Returns the view controllers of a storyboard; none for a nib.
  static func all(of document: InterfaceFile) -> [InterfaceScene] {
    guard document.isStoryboard else { return [] }
    return document.scenes.flatMap(\.children)
      .filter { $0.place == "objects" && $0.name.hasSuffix("ontroller") }
      .map { element in
        InterfaceScene(
          element: element.id, customClass: element.customClass,
          storyboardIdentifier: element.text("storyboardIdentifier"),
          isInitial: element.id == document.initialViewController, line: element.line)
      }
  }
}
