import Scenes
import Testing

@testable import UIKit

@MainActor @Suite("Snapshots and drawings of views")
struct SnapshotTests {
  /// A view of 100 × 80 points with a label in it.
  private func labelled() -> (view: UIView, label: UILabel) {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 80))
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 60, height: 20))
    label.text = "old"
    view.backgroundColor = .red
    view.addSubview(label)
    return (view, label)
  }

  /// The marks that a closure draws in an area of 200 × 200 points.
  private func marks(_ draw: (CGContext) -> Void) -> [SceneDrawing.Mark] {
    GraphicsStack.record(in: CGRect(x: 0, y: 0, width: 200, height: 200), draw) ?? []
  }

  /// The filled shapes and the texts of marks, with the boxes in the coordinates of all.
  private func drawn(
    _ marks: [SceneDrawing.Mark], _ space: SceneTransform = .identity
  ) -> [String] {
    marks.flatMap { mark -> [String] in
      switch mark {
      case .fill(let shape, let color):
        let box = space.boundingBox(of: shape.bounds)
        return ["\(color.hexadecimal) \(box.minX) \(box.minY) \(box.width) \(box.height)"]
      case .text(let text):
        return text.lines.map { line in
          let point = space.applied(to: .zero)
          return "\(line.string) \(point.x) \(point.y)"
        }
      case .picture(let picture): return drawn(picture.marks, picture.transform.followed(by: space))
      default: return []
      }
    }
  }

  @Test func `a snapshot has the size of the view, and keeps what it displays`() throws {
    let (view, label) = labelled()
    view.bounds.origin = CGPoint(x: 0, y: 5)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    label.text = "new"
    view.backgroundColor = .blue
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(snapshot.bounds.origin == CGPoint(x: 0, y: 5))
    #expect(snapshot.superview == nil)
    let scene = Scene(of: snapshot)
    #expect(scene.nodes.compactMap(\.text?.lines.first?.string) == ["old"])
    #expect(scene.nodes.first?.fill == UIColor.red.sceneColor(in: view.traitCollection))
  }

  @Test func `a hierarchy is drawn in a rectangle, scaled`() {
    let (view, _) = labelled()
    var result = false
    let found = marks { _ in
      result = view.drawHierarchy(
        in: CGRect(x: 50, y: 60, width: 50, height: 40), afterScreenUpdates: true)
    }
    #expect(result)
    let red = UIColor.red.sceneColor(in: view.traitCollection).hexadecimal
    #expect(drawn(found) == ["\(red) 50.0 60.0 50.0 40.0", "old 55.0 70.0"])
  }

  @Test func `without a context or an area, nothing is drawn`() {
    let (view, _) = labelled()
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    var result = true
    #expect(marks { _ in result = view.drawHierarchy(in: .zero, afterScreenUpdates: false) } == [])
    #expect(!result)
    view.isHidden = true
    #expect(marks { view.layer.render(in: $0) } == [])
  }

  @Test func `a layer is rendered in its own coordinates, also a scrolled one`() {
    let scrollView = UIScrollView(frame: CGRect(x: 7, y: 9, width: 50, height: 50))
    let row = UIView(frame: CGRect(x: 0, y: 110, width: 50, height: 20))
    row.backgroundColor = .green
    scrollView.addSubview(row)
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    let green = UIColor.green.sceneColor(in: row.traitCollection).hexadecimal
    let all = SceneDrawing(
      size: CGSize(width: 200, height: 200), marks: marks { scrollView.layer.render(in: $0) })
    #expect(drawn(all.marks.withoutGroups) == ["\(green) 0.0 110.0 50.0 20.0"])
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    layer.backgroundColor = UIColor.black.cgColor
    #expect(drawn(marks { layer.render(in: $0) }) == ["#000000 0.0 0.0 10.0 10.0"])
  }

  @Test func `opacity, clips, borders and masks are marks of their own`() {
    let (view, label) = labelled()
    label.removeFromSuperview()
    view.alpha = 0.5
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.clipsToBounds = true
    let inside = UIView(frame: CGRect(x: 90, y: 70, width: 40, height: 40))
    inside.backgroundColor = .blue
    view.addSubview(inside)
    let found = marks { view.layer.render(in: $0) }
    let groups = found.groups
    #expect(groups.contains { $0.opacity == 0.5 })
    let outline = SceneDrawing.Shape.roundedRectangle(
      CGRect(x: 0, y: 0, width: 100, height: 80), radius: 8)
    #expect(groups.contains { $0.clips.map(\.shape) == [outline] })
    #expect(
      found.contains {
        if case .stroke(.roundedRectangle(let box, radius: 7), let stroke) = $0 {
          return stroke.width == 2 && box == CGRect(x: 1, y: 1, width: 98, height: 78)
        }
        return false
      })
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    mask.backgroundColor = UIColor.white.cgColor
    view.layer.mask = mask
    #expect("\(marks { view.layer.render(in: $0) })".contains("cut"))
  }

  @Test func `a resizable snapshot shows a part, and keeps its edges`() throws {
    let (view, _) = labelled()
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 20, width: 30, height: 30), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)) as? UIImageView)
    #expect(part.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(part.image?.size == CGSize(width: 30, height: 30))
    #expect(part.image?.capInsets.left == 5)
    #expect(
      view.resizableSnapshotView(
        from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
  }
}

extension [SceneDrawing.Mark] {
  /// The groups at any depth.
  fileprivate var groups: [SceneGroup] {
    flatMap { mark -> [SceneGroup] in
      switch mark {
      case .begin(let group): [group]
      case .picture(let picture): picture.marks.groups
      default: []
      }
    }
  }

  /// The marks at this depth without the ends and beginnings of groups.
  fileprivate var withoutGroups: Self {
    filter {
      switch $0 {
      case .begin, .end: false
      default: true
      }
    }
  }
}
