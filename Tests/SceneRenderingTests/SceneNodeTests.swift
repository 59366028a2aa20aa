import Foundation
import Scenes
import Testing

/// Nodes that share their values. Risks: a change of one copy that another sees, and copies that
/// count as equal although one was changed.
@Suite struct SceneNodeTests {
  /// Changes of each property, to a value other than the default.
  private static let changes: [(name: String, make: @Sendable (inout SceneNode) -> Void)] = [
    ("id", { $0.id = 2 }), ("parent", { $0.parent = 7 }),
    ("frame", { $0.frame.origin.x = 3 }), ("content origin", { $0.contentOrigin.y = 4 }),
    ("transform", { $0.transform.tx = 1 }),
    ("fill", { $0.fill = SceneColor(red: 1, green: 0, blue: 0) }),
    (
      "border",
      { $0.border = SceneBorder(width: 1, color: SceneColor(red: 1, green: 0, blue: 0)) }
    ),
    ("corner radius", { $0.cornerRadius = 5 }), ("corners", { $0.roundedCorners = .topLeft }),
    ("continuous corners", { $0.hasContinuousCorners = true }), ("opacity", { $0.opacity = 0.5 }),
    ("clip", { $0.clipsChildren = true }),
    (
      "text",
      {
        $0.text = SceneText(
          lines: [], font: SceneFont(size: 17), color: SceneColor(red: 0, green: 0, blue: 0))
      }
    ),
    ("drawing", { $0.drawing = SceneDrawing(size: .zero, marks: []) }),
    ("effects", { $0.effects = SceneEffects(transform3D: [1]) }),
    ("scroll", { $0.scroll = SceneScroll(contentSize: CGSize(width: 1, height: 1)) }),
    ("element", { $0.element = SceneElement(kind: "cell", section: 0, item: 0) }),
    ("accessibility", { $0.accessibility = SceneAccessibility(label: "A") }),
    ("staying in place", { $0.staysInPlace = true }), ("drags", { $0.claimedDrags = .all }),
    ("hover", { $0.tracksHover = true }),
  ]

  @Test(arguments: changes.indices)
  func `a change of a copy leaves the original`(index: Int) {
    let change = Self.changes[index]
    let original = SceneNode(id: 1, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (same, fresh) = (original, SceneNode(id: 1, frame: original.frame))
    var copy = original
    change.make(&copy)
    #expect(copy != original, "\(change.name)")
    #expect(original == same, "\(change.name)")
    #expect(original == fresh, "\(change.name)")
    var other = fresh
    change.make(&other)
    #expect(other == copy, "\(change.name)")
  }

  @Test func `nodes of different views may have the same content`() {
    let first = SceneNode(id: 1, parent: 5, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var second = first
    second.id = 2
    second.parent = 6
    #expect(first != second)
    #expect(first.hasSameContent(as: second))
    second.opacity = 0
    #expect(!first.hasSameContent(as: second))
    #expect(first.opacity == 1)
  }
}
