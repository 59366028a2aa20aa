import Foundation
import SceneRendering
import TestSupport
import Testing

@testable import BrowserHost

@Suite struct ScenePatchTests {
  private func scene(_ nodes: [SceneNode]) -> Scene {
    Scene(size: CGSize(width: 100, height: 100), nodes: nodes)
  }

  private func box(_ id: Int, in parent: Int? = nil, x: CGFloat = 0) -> SceneNode {
    SceneNode(id: id, parent: parent, frame: CGRect(x: x, y: 0, width: 10, height: 10))
  }

  private func page(showing scene: Scene) throws -> PageModel {
    var page = PageModel()
    try page.apply(json(from: self.scene([]), to: scene))
    return page
  }

  private func json(from old: Scene, to new: Scene) -> String {
    "{\(ScenePatch(from: old, to: new).json)}"
  }

  @Test func nothingChangedIsAnEmptyPatch() {
    let scene = scene([box(1), box(2, in: 1)])
    #expect(ScenePatch(from: scene, to: scene).isEmpty)
  }

  @Test func onlyWhatDiffersIsSent() {
    var changed = box(2, in: 1)
    changed.fill = SceneColor(red: 1, green: 0, blue: 0)
    let patch = ScenePatch(from: scene([box(1), box(2, in: 1)]), to: scene([box(1), changed]))
    #expect(patch.json == ##""removed":[],"nodes":[{"id":2,"fill":"#ff0000"}]"##)
    let back = ScenePatch(from: scene([box(1), changed]), to: scene([box(1), box(2, in: 1)]))
    #expect(back.json == #""removed":[],"nodes":[{"id":2,"fill":null}]"#)
  }

  @Test func aReusedNodeIsMovedAndNotMade() throws {
    let before = scene([box(1), box(2, in: 1), box(3, in: 1, x: 10), box(4, in: 1, x: 20)])
    let after = scene([box(1), box(3, in: 1, x: 10), box(4, in: 1, x: 20), box(2, in: 1, x: 30)])
    var page = try page(showing: before)
    let made = page.madeCount
    try page.apply(json(from: before, to: after))
    let expected = try self.page(showing: after)
    #expect(page == expected)
    #expect(page.madeCount == made)
    #expect(page.movedCount == 1)
  }

  @Test func aScrollSendsTheOffsetAndNoChild() {
    func scrolled(to y: CGFloat) -> Scene {
      var container = box(1)
      container.contentOrigin.y = y
      container.scroll = SceneScroll(
        contentSize: CGSize(width: 10, height: 900), offset: CGPoint(x: 0, y: y))
      return scene([container, box(2, in: 1), box(3, in: 1)])
    }
    let patch = ScenePatch(from: scrolled(to: 0), to: scrolled(to: 50))
    #expect(patch.json == #""removed":[],"nodes":[{"id":1,"offset":[0,50]}]"#)
  }

  @Test func childrenOfAViewWithMovedBoundsMove() {
    var moved = box(1)
    moved.contentOrigin = CGPoint(x: 3, y: 4)
    let patch = ScenePatch(
      from: scene([box(1), box(2, in: 1)]), to: scene([moved, box(2, in: 1)]))
    #expect(patch.json == #""removed":[],"nodes":[{"id":2,"frame":[-3,-4,10,10]}]"#)
  }

  @Test func textSurvivesAnyCharacters() throws {
    let words = "\"\\\u{0}\u{1F}\n\u{2028}</script>𝄞"
    var node = box(1)
    node.accessibility = SceneAccessibility(label: words)
    let object = try JSONSerialization.jsonObject(
      with: Data(json(from: scene([]), to: scene([node])).utf8))
    let first = ((object as? [String: Any])?["nodes"] as? [[String: Any]])?.first
    #expect(first?["label"] as? String == words)
  }

  @Test func anyTwoScenesAreJoinedByTheirPatch() throws {
    var random = RepeatableRandom(seed: 7)
    var current = scene([])
    var page = PageModel()
    for step in 0..<400 {
      let next = scene(Self.randomNodes(using: &random))
      try page.apply(json(from: current, to: next))
      let expected = try self.page(showing: next)
      #expect(page == expected, "step \(step)")
      current = next
    }
  }

  @Test func theLongestRunIsIncreasingAndLongest() {
    var random = RepeatableRandom(seed: 3)
    for count in 0..<9 {
      let numbers = Array(0..<count).shuffled(using: &random)
      let run = ScenePatch.longestIncreasingRun(numbers).map { numbers[$0] }
      #expect(run == run.sorted())
      let best = (0..<(1 << count)).map { bits -> Int in
        let chosen = (0..<count).filter { bits >> $0 & 1 == 1 }.map { numbers[$0] }
        return chosen == chosen.sorted() ? chosen.count : 0
      }.max()
      #expect(run.count == best)
    }
  }

  /// A tree of some of twenty identities, each in a parent that comes before it.
  private static func randomNodes(using random: inout RepeatableRandom) -> [SceneNode] {
    var parents: [Int?] = [nil]
    var nodesByParent: [Int?: [SceneNode]] = [:]
    for id in Array(1...20).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random))
    {
      let parent = parents.randomElement(using: &random)!
      var node = SceneNode(
        id: id, parent: parent,
        frame: CGRect(x: .random(in: 0..<3, using: &random), y: 0, width: 9, height: 9))
      if Bool.random(using: &random) { node.opacity = 0.5 }
      nodesByParent[parent, default: []].append(node)
      parents.append(id)
    }
    var result: [SceneNode] = []
    func add(_ parent: Int?) {
      for node in nodesByParent[parent] ?? [] {
        result.append(node)
        add(node.id)
      }
    }
    add(nil)
    return result
  }
}
