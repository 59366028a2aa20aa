import Foundation

/// One element of a collection view with its frame, in a frame document.
public struct FrameElement: Sendable, Hashable {
  /// The category and kind of an element. Elements with the same index path are sorted in this
  /// order.
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

  /// The category and kind of the element.
  public var kind: Kind
  /// The section.
  public var section: Int
  /// The item; `NSNotFound` if the index path has none.
  public var item: Int
  /// The frame of the element, in points, in the coordinates of the content.
  public var frame: CGRect
  /// The stacking order; a higher value is in front.
  public var zIndex: Int
  /// The description of the view that displays the element; `nil` if there is no view or it has no
  /// label.
  public var accessibility: SceneAccessibility? {
    get { storedAccessibility.value }
    set { storedAccessibility.value = newValue }
  }
  private var storedAccessibility: Indirect<SceneAccessibility>
  /// A Boolean value that indicates whether ``accessibility`` is not `nil`, without a copy of it.
  var isDescribed: Bool { !storedAccessibility.isNil }

  /// Creates an element.
  public init(
    kind: Kind, section: Int, item: Int, frame: CGRect, zIndex: Int = 0,
    accessibility: SceneAccessibility? = nil
  ) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
    storedAccessibility = Indirect(accessibility)
  }

  /// Returns whether an element precedes another one: by section, item, and kind.
  public static func precedes(_ first: FrameElement, _ second: FrameElement) -> Bool {
    (first.section, first.item, first.kind) < (second.section, second.item, second.kind)
  }
}
