import Foundation

/// One element of a collection view with its frame, as a frame document lists it.
public struct FrameElement: Sendable, Hashable {
  /// What an element is. Elements of one index path are listed in this order.
  public enum Kind: Sendable, Hashable, Comparable {
    /// A cell.
    case cell
    /// A decoration view of the given kind.
    case decoration(String)
    /// A supplementary view of the given kind.
    case supplementary(String)

    /// The name in the document: `cell`, `decoration:<kind>` or `supplementary:<kind>`.
    public var name: String {
      switch self {
      case .cell: "cell"
      case .decoration(let kind): "decoration:" + kind
      case .supplementary(let kind): "supplementary:" + kind
      }
    }
  }

  /// What the element is.
  public var kind: Kind
  /// The section.
  public var section: Int
  /// The item; `NSNotFound` where the index path names none.
  public var item: Int
  /// Where the element lies, in points, in the coordinates of the content.
  public var frame: CGRect
  /// The order in depth; higher is in front.
  public var zIndex: Int
  /// The description of the view that displays the element; `nil` if there is no view or it has no label.
  public var accessibility: SceneAccessibility?

  /// An element at a place.
  public init(
    kind: Kind, section: Int, item: Int, frame: CGRect, zIndex: Int = 0,
    accessibility: SceneAccessibility? = nil
  ) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
    self.accessibility = accessibility
  }

  /// Whether this element is listed before another: by section, item and kind.
  public static func precedes(_ first: FrameElement, _ second: FrameElement) -> Bool {
    (first.section, first.item, first.kind) < (second.section, second.item, second.kind)
  }
}
