internal import Scenes

/// The memory of a bitmap context.
///
/// Without memory of the app, what is drawn stays a record until the app reads the memory: an image
/// of it is displayed in the resolution of the host. From then on, and with memory of the app,
/// everything is drawn into the memory at once.
final class BitmapStorage {
  let layout: PixelLayout
  let colorSpace: CGColorSpace?
  /// The memory; `nil` before its first use.
  private(set) var memory: UnsafeMutableRawPointer?
  private let ownsMemory: Bool
  private let release: (() -> Void)?

  /// A Boolean value that indicates whether the app may read and write the memory.
  var isInUse: Bool { memory != nil }

  init(
    _ layout: PixelLayout, colorSpace: CGColorSpace?, memory: UnsafeMutableRawPointer?,
    release: (() -> Void)?
  ) {
    self.layout = layout
    self.colorSpace = colorSpace
    self.memory = memory
    ownsMemory = memory == nil
    self.release = release
  }

  deinit {
    if ownsMemory { memory?.deallocate() }
    release?()
  }

  /// Returns the memory, which is made at the first call.
  func makeMemory() -> UnsafeMutableRawPointer {
    if let memory { return memory }
    let count = layout.bytesPerRow * layout.height
    let made = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    made.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    memory = made
    return made
  }

  private var start: UnsafeMutablePointer<UInt8>? { memory?.assumingMemoryBound(to: UInt8.self) }

  private var area: CGRect { CGRect(x: 0, y: 0, width: layout.width, height: layout.height) }

  /// Returns marks whose y-axis points up as marks whose y-axis points down.
  func flipped(_ marks: [SceneDrawing.Mark]) -> [SceneDrawing.Mark] {
    guard !marks.isEmpty else { return [] }
    return [
      .picture(
        ScenePicture(
          marks: marks, transform: SceneTransform(d: -1, ty: CGFloat(layout.height))))
    ]
  }

  /// Draws marks in front of the pixels in the memory.
  func draw(_ marks: [SceneDrawing.Mark]) {
    guard let start, let background = layout.read(start) else { return }
    LinkedRenderer.register()
    let result = DrawnPixels.pixels(
      of: flipped(marks), in: area, width: layout.width, height: layout.height, over: background)
    if let result { layout.write(result, to: start) }
  }

  /// Erases a rectangle, whose y-axis points up, of the pixels in the memory.
  func clear(_ rect: CGRect) {
    guard !rect.isNull, let start, var pixels = layout.read(start) else { return }
    let box = CGRect(
      x: rect.minX, y: CGFloat(layout.height) - rect.maxY, width: rect.width, height: rect.height
    ).intersection(area)
    guard !box.isNull else { return }
    let columns = Int(box.minX.rounded())..<Int(box.maxX.rounded())
    for row in Int(box.minY.rounded())..<Int(box.maxY.rounded()) {
      for column in columns { pixels[column, row] = .zero }
    }
    layout.write(pixels, to: start)
  }

  /// Returns an image of the memory, or of marks that are not in it.
  func image(of marks: [SceneDrawing.Mark]) -> CGImage? {
    if let start {
      guard let pixels = layout.read(start) else { return nil }
      return CGImage(.pixels(pixels), layout: layout)
    }
    var drawn = flipped(marks)
    if layout.isOpaque {
      drawn.insert(.fill(.rectangle(area), SceneColor(red: 0, green: 0, blue: 0)), at: 0)
    }
    if layout.isComplete || layout.isOpaque && layout.colorCount == 3 {
      return CGImage(.drawing(drawn, area: area), layout: layout)
    }
    // Grays, or an opacity alone: pixels only.
    let (layout, area) = (layout, area)
    return CGImage(
      .made {
        LinkedRenderer.register()
        guard
          let pixels = DrawnPixels.pixels(
            of: drawn, in: area, width: layout.width, height: layout.height)
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: layout.bytesPerRow * layout.height)
        return bytes.withUnsafeMutableBufferPointer { bytes in
          guard let start = bytes.baseAddress else { return nil }
          layout.write(pixels, to: start)
          return layout.read(start)
        }
      }, layout: layout)
  }
}
