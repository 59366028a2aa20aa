import Foundation
import SceneRendering
import TestSupport
import Testing

@testable import BrowserHost
@testable import ScreenHost

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

  @Test func `nothing changed is an empty patch`() {
    let scene = scene([box(1), box(2, in: 1)])
    #expect(ScenePatch(from: scene, to: scene).isEmpty)
  }

  @Test func `only what differs is sent`() {
    var changed = box(2, in: 1)
    changed.fill = SceneColor(red: 1, green: 0, blue: 0)
    let patch = ScenePatch(from: scene([box(1), box(2, in: 1)]), to: scene([box(1), changed]))
    #expect(patch.json == ##""removed":[],"nodes":[{"id":2,"fill":"#ff0000"}]"##)
    let back = ScenePatch(from: scene([box(1), changed]), to: scene([box(1), box(2, in: 1)]))
    #expect(back.json == #""removed":[],"nodes":[{"id":2,"fill":null}]"#)
  }

  @Test func `effects are sent if they differ, and taken back`() throws {
    let red = SceneColor(red: 1, green: 0, blue: 0)
    var node = box(1)
    node.effects = SceneEffects(
      shadow: SceneShadow(
        source: .path([.move(.zero), .line(CGPoint(x: 4, y: 0)), .close]), color: red,
        offset: CGSize(width: 1, height: 2), radius: 3),
      backdrop: SceneDrawing(
        size: .zero, isClipped: false,
        marks: [
          .stroke(
            .path([.move(.zero)]),
            SceneDrawing.Stroke(width: 1, color: red, miterLimit: 10, dashes: [2, 1], dashPhase: 1)),
          .gradient(
            .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)),
            SceneGradient(
              course: .linear(from: .zero, to: CGPoint(x: 0, y: 1)),
              stops: [SceneGradient.Stop(location: 0, color: red)])),
        ]),
      mask: SceneMask(
        rect: CGRect(x: 0, y: 0, width: 5, height: 5),
        nodes: [
          SceneNode(id: -1, frame: CGRect(x: 0, y: 0, width: 5, height: 5), fill: red)
        ]),
      transform3D: Array(repeating: 0.5, count: 16))
    let sent = json(from: scene([box(1)]), to: scene([node]))
    for part in [
      ##""shadow":{"color":"#ff0000","offset":[1,2],"radius":3,"path":"M0 0L4 0Z"}"##,
      ##"["stroke","M0 0","#ff0000",1,"butt","miter",10,[2,1],1]"##,
      ##"["gradient","M0 0H1V1H0V0Z",{"tag":"linearGradient","attributes":"##
        + ##"{"gradientUnits":"userSpaceOnUse","x1":"0","y1":"0","x2":"0","y2":"1"},"##
        + ##""stops":[[0,"#ff0000"]]}]"##,
      #""unclipped":true"#, #""mask":{"rect":[0,0,5,5],"image":"<svg "#,
      #""transform":[0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5]"#,
    ] { #expect(sent.contains(part), "\(part) is not in \(sent)") }
    var page = try page(showing: scene([node]))
    let back = json(from: scene([node]), to: scene([box(1)]))
    #expect(back.contains(#""shadow":null,"backdrop":null,"mask":null"#))
    try page.apply(back)
    #expect(page == (try self.page(showing: scene([box(1)]))))
  }

  @Test func `a drawing is sent as paths and lines of text`() {
    var node = box(1)
    node.drawing = SceneDrawing(
      size: CGSize(width: 10, height: 20), fit: .aspectFit,
      marks: [
        .fill(
          .roundedRectangle(CGRect(x: 0, y: 0, width: 10, height: 20), radius: 8),
          SceneColor(red: 1, green: 0, blue: 0)),
        .stroke(
          .path([
            .move(.zero), .curve(CGPoint(x: 3, y: 3), control1: .zero, control2: .zero), .close,
          ]),
          SceneDrawing.Stroke(
            width: 2, color: SceneColor(red: 0, green: 0, blue: 0), cap: .round, join: .bevel)),
        .text(
          SceneText(
            lines: [SceneTextLine(string: "Hi", x: 1, baseline: 9, width: 8)],
            font: SceneFont(size: 8), color: SceneColor(red: 0, green: 0, blue: 0))),
      ])
    let patch = ScenePatch(from: scene([box(1)]), to: scene([node]))
    #expect(
      patch.json.contains(
        ##""drawing":{"size":[10,20],"fit":"aspectFit","marks":["##
          + ##"["fill","M5 0H5a5 5 0 0 1 5 5V15a5 5 0 0 1 -5 5H5a5 5 0 0 1 -5 -5V5a5 5 0 0 1 5 -5Z","##
          + ##""#ff0000"],["stroke","M0 0C0 0 0 0 3 3Z","#000000",2,"round","bevel"],["text",{"##))
    #expect(patch.json.contains(#""lines":[["Hi",1,9,8]]}]]}}]"#))
    let back = ScenePatch(from: scene([node]), to: scene([box(1)]))
    #expect(back.json.hasSuffix(#"{"id":1,"drawing":null}]"#))
  }

  @Test func `some corners, and continuous ones, are told apart from four quarter circles`() {
    var node = box(1)
    node.cornerRadius = 2
    let round = node
    node.roundedCorners = [.topLeft, .bottomRight]
    let patch = ScenePatch(from: scene([round]), to: scene([node]))
    #expect(patch.json.hasSuffix(#"[{"id":1,"corners":[true,false,true,false]}]"#))
    var continuous = round
    continuous.hasContinuousCorners = true
    let curved = ScenePatch(from: scene([round]), to: scene([continuous]))
    #expect(curved.json.hasSuffix(#"[{"id":1,"curve":[3.056,1.7036]}]"#))
    // At half of the side, both curves are equal.
    continuous.cornerRadius = 5
    let full = ScenePatch(from: scene([round]), to: scene([continuous]))
    #expect(full.json.hasSuffix(#"[{"id":1,"radius":5,"curve":[5,1]}]"#))
  }

  @Test func `accessibility is sent as ARIA attributes`() {
    var node = box(1)
    node.accessibility = SceneAccessibility(
      isElement: true, label: "Volume", value: "50 %", hint: "Turns up", role: "slider",
      isSelected: true, isDisabled: true)
    let patch = ScenePatch(from: scene([box(1)]), to: scene([node]))
    #expect(
      patch.json.hasSuffix(
        #"[{"id":1,"label":"Volume","role":"slider","aria":{"valuetext":"50 %","#
          + #""valuenow":"50","valuemin":"0","valuemax":"100","#
          + #""description":"Turns up","current":"true","disabled":"true"},"atomic":true}]"#))
    node.accessibility?.isOperable = true
    node.accessibility?.takesArrows = true
    let operable = ScenePatch(from: scene([box(1)]), to: scene([node]))
    #expect(
      operable.json.hasSuffix(#""atomic":true,"speech":{"operable":true,"arrows":true}}]"#))
    node.accessibility?.role = "button"
    let button = ScenePatch(from: scene([box(1)]), to: scene([node]))
    #expect(button.json.contains(#""description":"50 %, Turns up","pressed":"true""#))
  }

  @Test func `what ARIA has no attributes for is sent as speech`() {
    var node = box(1)
    node.accessibility = SceneAccessibility(label: "Mail", value: "1", role: "switch")
    node.accessibility?.isOperable = true
    node.accessibility?.isLive = true
    node.accessibility?.language = "de"
    node.accessibility?.actions = ["Send \"now\"", "Delete"]
    node.accessibility?.itemCount = 12
    node.accessibility?.order = [5, 3]
    let patch = ScenePatch(from: scene([box(1)]), to: scene([node]))
    #expect(
      patch.json.hasSuffix(
        #"[{"id":1,"label":"Mail","role":"switch","aria":{"checked":"true","live":"polite"},"#
          + #""speech":{"operable":true,"language":"de","actions":["Send \"now\"","Delete"],"#
          + #""count":12,"order":[5,3]}}]"#))
    var cell = box(1)
    cell.element = SceneElement(
      kind: "cell", section: 1, item: 2, position: 8, isFocused: true)
    let focused = ScenePatch(from: scene([box(1)]), to: scene([cell]))
    #expect(focused.json.contains(#""selected":false,"position":8,"focused":true}"#))
  }

  @Test func `indicators and a directional lock are members of the scroll area`() {
    var node = box(1)
    node.scroll = SceneScroll(contentSize: CGSize(width: 10, height: 90))
    let plain = ScenePatch(from: scene([box(1)]), to: scene([node]))
    #expect(plain.json.contains(#""indicatorInsets":[[0,0,0,0],[0,0,0,0]],"enabled":true}"#))
    node.scroll?.locksDirection = true
    node.scroll?.indicators = SceneScrollIndicators(
      style: .white, verticalInset: SceneInsets(top: 1, left: 2, bottom: 3, right: 4))
    let patch = ScenePatch(from: scene([box(1)]), to: scene([node]))
    #expect(
      patch.json.contains(
        #""indicatorInsets":[[0,0,0,0],[1,2,3,4]],"enabled":true,"indicatorStyle":"white","#
          + #""locksDirection":true}"#))
    node.scroll?.pullsDown = true
    let pulled = ScenePatch(from: scene([box(1)]), to: scene([node]))
    #expect(pulled.json.contains(#""locksDirection":true,"pulls":true}"#))
  }

  @Test func `a reused node is moved and not made`() throws {
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

  @Test func `a scroll sends the offset and no child`() {
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

  @Test func `children of a view with moved bounds move`() {
    var moved = box(1)
    moved.contentOrigin = CGPoint(x: 3, y: 4)
    let patch = ScenePatch(
      from: scene([box(1), box(2, in: 1)]), to: scene([moved, box(2, in: 1)]))
    #expect(patch.json == #""removed":[],"nodes":[{"id":2,"frame":[-3,-4,10,10]}]"#)
  }

  @Test func `text survives any characters`() throws {
    let words = "\"\\\u{0}\u{1F}\n\u{2028}</script>𝄞"
    var node = box(1)
    node.accessibility = SceneAccessibility(label: words)
    let object = try JSONSerialization.jsonObject(
      with: Data(json(from: scene([]), to: scene([node])).utf8))
    let first = ((object as? [String: Any])?["nodes"] as? [[String: Any]])?.first
    #expect(first?["label"] as? String == words)
  }

  @Test func `any two scenes are joined by their patch`() throws {
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

  /// Returns a tree of up to twenty identities, each with a parent that precedes it.
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
