import CoreImage
import Foundation
import Testing
import UIKit

@Suite struct FilterTests {
  private func image(_ colors: [[UInt8]], width: Int) throws -> CIImage {
    let provider = try #require(CGDataProvider(data: Data(colors.flatMap { $0 }) as CFData))
    let cgImage = try #require(
      CGImage(
        width: width, height: colors.count / width, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    return CIImage(cgImage: cgImage)
  }

  private func pixels(_ image: CIImage?, _ rect: CGRect? = nil) throws -> [[UInt8]] {
    let image = try #require(image)
    let drawn = try #require(CIContext().createCGImage(image, from: rect ?? image.extent))
    let data = [UInt8](try #require(drawn.dataProvider?.data) as Data)
    return stride(from: 0, to: data.count, by: 4).map { Array(data[$0..<($0 + 4)]) }
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  @Test func `a filter has its name, keys and values`() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.name == "CISepiaTone")
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(filter.value(forKey: kCIInputIntensityKey) as? NSNumber == 1)
    let facts = filter.attributes[kCIInputIntensityKey] as? [String: Any]
    #expect(facts?[kCIAttributeDefault] as? NSNumber == 1)
    #expect(filter.outputImage == nil)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIGaussianBlur"])
  }

  @Test func `colors are changed one by one`() throws {
    let image = try image([[255, 0, 0, 255], [0, 0, 0, 0]], width: 2)
    #expect(
      try pixels(image.applyingFilter("CIColorInvert")) == [[0, 255, 255, 255], [0, 0, 0, 0]])
    let mono = try pixels(image.applyingFilter("CIPhotoEffectMono"))[0]
    #expect(mono[0] == mono[1])
    #expect(mono[1] == mono[2])
    let same = CIFilter.colorControls()
    same.inputImage = image
    #expect(try pixels(same.outputImage)[0] == red)
    same.saturation = 0
    #expect(try pixels(same.outputImage)[0] == [54, 54, 54, 255])
    let gray = try self.image([[128, 128, 128, 255]], width: 1)
    let light = gray.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
    #expect(try pixels(light)[0][0] > 170)
    let turned = gray.applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: 1.5])
    #expect(try pixels(turned)[0].prefix(3).allSatisfy { abs(Int($0) - 128) <= 1 })
  }

  @Test func `parts and transforms have the y-axis upwards`() throws {
    let image = try image([red, blue], width: 1)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
    let lower = image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try pixels(lower) == [blue])
    let moved = image.transformed(by: CGAffineTransform(translationX: 3, y: 4))
    #expect(moved.extent == CGRect(x: 3, y: 4, width: 1, height: 2))
    #expect(try pixels(moved) == [red, blue])
    let large = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    #expect(try pixels(large) == [red, red, red, red, blue, blue, blue, blue])
    let turned = image.oriented(.right)
    #expect(try pixels(turned) == [blue, red])
  }

  @Test func `a blur grows by three deviations and keeps the sum`() throws {
    let image = try image([[255, 255, 255, 255]], width: 1)
    let blurred = image.applyingGaussianBlur(sigma: 1)
    #expect(blurred.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
    let sum = try pixels(blurred).reduce(0) { $0 + Int($1[3]) }
    #expect(abs(sum - 255) <= 25)
  }

  @Test func `images are joined and averaged`() throws {
    let color = CIImage(color: CIColor(red: 0, green: 0, blue: 1))
    #expect(color.extent.isInfinite)
    let image = try image([red, [0, 0, 0, 0]], width: 2)
    #expect(try pixels(image.composited(over: color), image.extent) == [red, blue])
    let average = CIFilter.areaAverage()
    average.inputImage = image.composited(over: color)
    average.extent = image.extent
    #expect(try pixels(average.outputImage) == [[128, 0, 128, 255]])
  }

  @Test func `a gradient has its colors at its points`() throws {
    let gradient = CIFilter.linearGradient()
    gradient.point0 = .zero
    gradient.point1 = CGPoint(x: 0, y: 10)
    gradient.color0 = CIColor.black
    gradient.color1 = CIColor.white
    let column = try pixels(gradient.outputImage, CGRect(x: 0, y: 0, width: 1, height: 10))
    #expect(column.first?[0] == 242)
    #expect(column.last?[0] == 13)
  }

  @Test func `squares have one color each`() throws {
    let colors = (0..<16).map { [UInt8($0 * 10), 0, 0, 255] }
    let filter = CIFilter.pixellate()
    filter.inputImage = try image(colors, width: 4)
    filter.center = .zero
    filter.scale = 2
    let result = try pixels(filter.outputImage)
    #expect(result.count == 16)
    #expect(result[0] == result[1])
    #expect(result[0] == result[5])
    #expect(result[0] != result[2])
  }

  /// The code of a text, as an independent program draws it.
  @Test func `a QR code has the modules of the standard`() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("HELLO".utf8)
    filter.correctionLevel = "M"
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let dark = try pixels(image).map { $0[0] == 0 }
    let rows = (1..<22).map { row in
      (1..<22).map { dark[row * 23 + $0] ? "1" : "0" }.joined()
    }
    #expect(
      rows == [
        "111111101101001111111", "100000100110101000001", "101110100111101011101",
        "101110101001001011101", "101110101000101011101", "100000101011001000001",
        "111111101010101111111", "000000001111100000000", "100010111111011111001",
        "000111001011100101111", "101100101011001110010", "111001000100011010000",
        "001011100100111000110", "000000001110111001011", "111111101100110001010",
        "100000100001100100010", "101110101001001110101", "101110100001100001011",
        "101110100111001111000", "100000100100011000000", "111111101000111110101",
      ])
    // A scaled code is sharp.
    let large = try pixels(image.transformed(by: CGAffineTransform(scaleX: 4, y: 4)))
    #expect(large.allSatisfy { $0[0] == 0 || $0[0] == 255 })
    filter.message = Data(count: 4000)
    #expect(filter.outputImage == nil)
  }

  @Test func `a bar code begins and ends with its patterns`() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("Hello".utf8)
    filter.quietSpace = 7
    let image = try #require(filter.outputImage)
    #expect(image.extent.size == CGSize(width: 14 + 11 * 7 + 13, height: 32))
    let row = try pixels(image).prefix(Int(image.extent.width)).map { $0[0] == 0 ? "1" : "0" }
    let bars = row.joined().dropFirst(7).dropLast(7)
    #expect(bars.hasPrefix("11010010000"))
    #expect(bars.hasSuffix("1100011101011"))
  }

  @Test func `an image view's image comes from a filter`() throws {
    let image = try image([red, blue], width: 2)
    let made = UIImage(ciImage: image, scale: 2, orientation: .up)
    #expect(made.size == CGSize(width: 1, height: 0.5))
    #expect(made.ciImage === image)
    #expect(made.cgImage == nil)
    #expect(made.pngData() != nil)
    let again = try #require(CIImage(image: made))
    #expect(try pixels(again) == [red, blue])
  }
}
