import Foundation
import TestSupport
import Testing
import UIKit

/// Whether the libraries that draw and decode pixels are installed.
let hasPixelLibraries: Bool = {
  ["librsvg-2.so.2", "libgdk_pixbuf-2.0.so.0"].allSatisfy { name in
    guard let handle = dlopen(name, RTLD_NOW) else { return false }
    dlclose(handle)
    return true
  }
}()

@MainActor
@Suite(.enabled(if: hasPixelLibraries)) struct ImagePixelTests {
  private func bytes(_ image: CGImage?) throws -> [UInt8] {
    try [UInt8](#require(image?.dataProvider?.data) as Data)
  }

  /// A picture of two pixels: red, and blue to the right of it.
  private let png = Data(
    TestPicture.png(width: 2, height: 1) { x, _ in x == 0 ? (255, 0, 0, 255) : (0, 0, 255, 255) })
  private let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]

  @Test func `the pixels of a file are decoded`() throws {
    let image = try #require(UIImage(data: png, scale: 2))
    let cgImage = try #require(image.cgImage)
    #expect(cgImage.width == 2)
    #expect(cgImage === image.cgImage)
    #expect(try bytes(cgImage) == pixels)
  }

  @Test func `an image of pixels has their size in points, upright`() throws {
    let cgImage = try #require(UIImage(data: png)?.cgImage)
    let image = UIImage(cgImage: cgImage, scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 0.5, height: 1))
    #expect(image.imageOrientation == .right)
    #expect(image.cgImage === cgImage)
    #expect(UIImage(cgImage: cgImage).size == CGSize(width: 2, height: 1))
    // The upright image has the first pixel above the second one.
    let upright = try #require(image.pngData().flatMap { UIImage(data: $0)?.cgImage })
    #expect(upright.height == 2)
    #expect(try bytes(upright) == pixels)
  }

  @Test func `a drawing has pixels`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let cgImage = try #require(image.cgImage)
    #expect(cgImage.width == 40)
    #expect(cgImage.height == 20)
    let bytes = try bytes(cgImage)
    #expect(Array(bytes[(10 * 40 + 10) * 4..<(10 * 40 + 11) * 4]) == [255, 0, 0, 255])
    #expect(bytes[3] == 0)
    #expect(bytes[(10 * 40 + 30) * 4 + 3] == 0)
  }

  @Test func `drawings are written as PNG and JPEG files`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    func draw(_ context: UIGraphicsImageRendererContext) {
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let png = try #require(UIImage(data: renderer.pngData(actions: draw)))
    #expect(try bytes(png.cgImage).prefix(4) == [0, 0, 255, 255])
    let image = renderer.image(actions: draw)
    let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
    #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]))
    let pixel = try bytes(UIImage(data: jpeg)?.cgImage).prefix(3)
    #expect(zip(pixel, [0, 0, 255]).allSatisfy { abs(Int($0) - $1) < 12 })
  }

  @Test func `a tint and a symbol have pixels`() throws {
    let tinted = try #require(UIImage(data: png)?.withTintColor(.green).pngData())
    #expect(try bytes(UIImage(data: tinted)?.cgImage).prefix(4) == [0, 255, 0, 255])
    let symbol = try #require(UIImage(systemName: "circle.fill"))
    let cgImage = try #require(symbol.cgImage)
    #expect(try bytes(cgImage).contains { $0 != 0 })
  }

  @Test func `a thumbnail has as many pixels as its size`() throws {
    let image = try #require(UIImage(data: Data(TestPicture.png(width: 8, height: 4))))
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 4, height: 4)))
    #expect(thumbnail.cgImage?.width == 4)
    #expect(thumbnail.cgImage?.height == 2)
    #expect(try bytes(thumbnail.cgImage).prefix(4) == [255, 0, 0, 255])
  }

  @Test func `the context of an image makes images of pixels`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.width == 6)
    #expect(image.height == 4)
    #expect(try bytes(image)[3] == 255)
    #expect(try bytes(image.cropping(to: CGRect(x: 0, y: 2, width: 1, height: 1)))[3] == 0)
  }

  @Test func `shapes are drawn in bitmap contexts`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor.green.cgColor)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 8, y: 0))
    context.addLine(to: CGPoint(x: 0, y: 8))
    context.fillPath()
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    // The lower left corner is filled, and the upper right one is not.
    #expect(data[7 * 32 + 1] == 255)
    #expect(data[7 * 4 + 3] == 0)
    context.fillEllipse(in: CGRect(x: 4, y: 4, width: 4, height: 4))
    #expect(data[2 * 32 + 6 * 4 + 1] == 255)
  }

  @Test func `the contents of a layer are kept with their place`() throws {
    let cgImage = try #require(UIImage(data: png)?.cgImage)
    let layer = CALayer()
    #expect(layer.contents == nil)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsScale == 1)
    layer.contents = cgImage
    #expect(layer.contents as? CGImage === cgImage)
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      layer.render(in: $0.cgContext)
    }
    let pixel = try bytes(drawn.cgImage).suffix(4)
    #expect(Array(pixel) == [0, 0, 255, 255])
  }
}
