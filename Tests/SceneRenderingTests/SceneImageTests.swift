import Foundation
import SceneRendering
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct SceneImageTests {
  private func scene(_ views: UIView...) -> Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for view in views { root.addSubview(view) }
    return Scene(of: root)
  }

  private func view(
    _ image: UIImage?, _ frame: CGRect, _ mode: UIView.ContentMode = .scaleToFill
  ) -> UIImageView {
    let view = UIImageView(image: image)
    view.frame = frame
    view.contentMode = mode
    return view
  }

  private func image(_ bytes: [UInt8]) -> UIImage? { UIImage(data: Data(bytes)) }

  private func svg(_ scene: Scene) -> String { SVGRenderer().render(scene) }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func `the bytes of a picture are in an SVG once`() {
    let bytes = TestPicture.png(width: 4, height: 2)
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let drawing = svg(
      scene(
        view(image(bytes), frame), view(image(bytes), frame.offsetBy(dx: 50, dy: 0)),
        view(UIImage(data: Data(bytes), scale: 2), frame.offsetBy(dx: 0, dy: 50))))
    let data = "data:image/png;base64," + Data(bytes).base64EncodedString()
    #expect(count(data, in: drawing) == 1)
    #expect(count("<use href=\"#image1\"/>", in: drawing) == 2)
    #expect(count("<use href=\"#image2\"/>", in: drawing) == 1)
    #expect(
      drawing
        == svg(
          scene(
            view(image(bytes), frame), view(image(bytes), frame.offsetBy(dx: 50, dy: 0)),
            view(UIImage(data: Data(bytes), scale: 2), frame.offsetBy(dx: 0, dy: 50)))))
  }

  @Test func `the picture of a mask is defined in the SVG of its scene`() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let bytes = TestPicture.png(width: 4, height: 2)
    let masked = view(image(bytes), frame)
    masked.mask = view(image(TestPicture.png(width: 2, height: 4)), frame)
    let drawing = svg(scene(masked))
    for bytes in [bytes, TestPicture.png(width: 2, height: 4)] {
      #expect(count(Data(bytes).base64EncodedString(), in: drawing) == 1)
    }
    for id in ["image1", "image2"] {
      #expect(count("id=\"\(id)\"", in: drawing) == 1)
      #expect(count("href=\"#\(id)\"", in: drawing) == 1)
    }
  }

  @Test func `a picture has the rectangle of its content mode`() throws {
    let image = image(TestPicture.pngHeader(width: 40, height: 20))
    let box = CGSize(width: 100, height: 100)
    let expected: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
      (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
      (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
      (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
      (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
      (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
    ]
    for (mode, rect) in expected {
      let view = view(image, CGRect(origin: .zero, size: box), mode)
      let drawing = try #require(Scene(of: view).nodes.first?.drawing)
      #expect(drawing.rect(in: box) == rect, "\(mode)")
    }
  }

  @Test func `the stored pixels are turned upright`() throws {
    let bytes = TestPicture.jpegHeader(width: 30, height: 20, orientation: 6)
    let view = view(image(bytes), CGRect(x: 0, y: 0, width: 20, height: 30))
    let drawing = try #require(Scene(of: view).nodes.first?.drawing)
    guard case .image(let image) = drawing.marks.first else {
      Issue.record("There is no picture.")
      return
    }
    #expect(image.storedSize == CGSize(width: 30, height: 20))
    // The upper left corner of the stored pixels is the upper right one of the picture.
    #expect(image.transform.applied(to: .zero) == CGPoint(x: 20, y: 0))
    #expect(image.transform.applied(to: CGPoint(x: 30, y: 20)) == CGPoint(x: 0, y: 30))
    #expect(
      svg(scene(view)).contains("<image id=\"image1\" width=\"30\" height=\"20\""))
  }

  @Test func `tints and tiles are defined in an SVG`() {
    let icon = image(TestPicture.png(width: 4, height: 4))?.withRenderingMode(.alwaysTemplate)
    let first = view(icon, CGRect(x: 0, y: 0, width: 40, height: 40))
    let second = view(icon, CGRect(x: 50, y: 0, width: 40, height: 40))
    let frame = view(
      image(TestPicture.png(width: 12, height: 12))?.resizableImage(
        withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)),
      CGRect(x: 0, y: 50, width: 60, height: 60))
    let drawing = svg(scene(first, second, frame))
    #expect(count("flood-color=\"#007aff\"", in: drawing) == 1)
    #expect(count("filter=\"url(#tint1)\"", in: drawing) == 2)
    // Four edges and the middle are repeated; four corners are not.
    #expect(count("<pattern ", in: drawing) == 5)
    #expect(count("viewBox=\"8 8 4 4\"", in: drawing) == 1)
  }

  @Test func `a text drawing shades pictures`() {
    let view = view(
      image(TestPicture.pngHeader(width: 4, height: 4)),
      CGRect(x: 50, y: 50, width: 100, height: 100))
    let drawing = TextDrawing(columns: 21).draw(scene(view))
    let expected = """
      ┌───────────────────┐
      │                   │
      │                   │
      │    ▒▒▒▒▒▒▒▒▒▒     │
      │    ▒▒▒▒▒▒▒▒▒▒     │
      │    ▒▒▒▒▒▒▒▒▒▒     │
      │    ▒▒▒▒▒▒▒▒▒▒     │
      │    ▒▒▒▒▒▒▒▒▒▒     │
      │                   │
      │                   │
      └───────────────────┘

      """
    #expect(drawing == expected)
  }

  @Test func `a PDF is a frame, and a missing file nothing`() throws {
    let pdf = image(Array("%PDF-1.4 << /Type /Page /MediaBox [0 0 30 20] >> endobj".utf8))
    let drawing = svg(scene(view(pdf, CGRect(x: 0, y: 0, width: 60, height: 40))))
    #expect(!drawing.contains("<image"))
    #expect(drawing.contains("stroke=\"#808080\""))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    try Data(TestPicture.png(width: 2, height: 2)).write(to: file)
    let view = view(UIImage(contentsOfFile: file.path), CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(view.image != nil)
    try FileManager.default.removeItem(at: file)
    #expect(!svg(scene(view)).contains("image1"))
  }
}

@MainActor
@Suite struct SceneSymbolTests {
  @Test func `a filled symbol is drawn with a mask in an SVG`() {
    let view = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let drawing = SVGRenderer().render(Scene(of: view))
    #expect(drawing.contains("<mask id=\"effect1\""))
    #expect(drawing.contains("<g mask=\"url(#effect1)\">"))
    #expect(drawing.contains("stroke=\"#000000\""))
    #expect(drawing.contains("fill=\"#007aff\""))
    let text = TextDrawing(columns: 21).draw(Scene(of: view))
    #expect(text.contains("░"))
  }
}
