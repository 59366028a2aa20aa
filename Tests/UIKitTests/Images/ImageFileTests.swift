import Testing
import UIKit

@Suite struct ImageFileTests {
  private func traits(
    scale: CGFloat, _ idiom: UIUserInterfaceIdiom = .phone
  ) -> UITraitCollection {
    UITraitCollection {
      $0.displayScale = scale
      $0.userInterfaceIdiom = idiom
    }
  }

  @Test func `the file for the scale of the screen is used`() throws {
    let folder = try TemporaryBundle()
    try folder.png(10, to: "a.png")
    try folder.png(20, to: "a@2x.png")
    try folder.png(30, to: "a@3x.png")
    for scale in [1, 2, 3] as [CGFloat] {
      let image = UIImage(named: "a", in: folder.bundle, compatibleWith: traits(scale: scale))
      #expect(image?.size == CGSize(width: 10, height: 10))
      #expect(image?.scale == scale)
    }
    #expect(
      UIImage(named: "a.png", in: folder.bundle, compatibleWith: traits(scale: 2))?.scale == 2)
    #expect(
      UIImage(named: "a@2x", in: folder.bundle, compatibleWith: traits(scale: 3))?.scale == 2)
  }

  @Test func `without it the next larger one is used, then a smaller one`() throws {
    let folder = try TemporaryBundle()
    try folder.png(10, to: "a.png")
    try folder.png(30, to: "a@3x.png")
    try folder.png(20, to: "b@2x.png")
    #expect(UIImage(named: "a", in: folder.bundle, compatibleWith: traits(scale: 2))?.scale == 3)
    #expect(UIImage(named: "b", in: folder.bundle, compatibleWith: traits(scale: 3))?.scale == 2)
    #expect(UIImage(named: "b", in: folder.bundle, compatibleWith: traits(scale: 1))?.scale == 2)
  }

  @Test func `a file for the kind of device comes first`() throws {
    let folder = try TemporaryBundle()
    try folder.png(10, to: "a@2x.png")
    try folder.png(40, to: "a@2x~ipad.png")
    let pad = UIImage(named: "a", in: folder.bundle, compatibleWith: traits(scale: 2, .pad))
    let phone = UIImage(named: "a", in: folder.bundle, compatibleWith: traits(scale: 2))
    #expect(pad?.size.width == 20)
    #expect(phone?.size.width == 5)
  }

  @Test func `only PNG files need no extension`() throws {
    let folder = try TemporaryBundle()
    try folder.write(TestPicture.jpegHeader(width: 8, height: 4), to: "photo.jpg")
    let traits = traits(scale: 2)
    #expect(UIImage(named: "photo", in: folder.bundle, compatibleWith: traits) == nil)
    #expect(UIImage(named: "photo.jpg", in: folder.bundle, compatibleWith: traits)?.size.width == 8)
    try folder.png(6, to: "icons/star.png")
    #expect(UIImage(named: "icons/star", in: folder.bundle, compatibleWith: traits) != nil)
    #expect(UIImage(named: "", in: folder.bundle, compatibleWith: traits) == nil)
  }

  @Test func `a path names a file, or one beside it`() throws {
    let folder = try TemporaryBundle()
    try folder.png(10, to: "a.png")
    try folder.png(30, to: "a@3x.png")
    let path = folder.url.appendingPathComponent("a.png").path
    let image = traits(scale: 3).withCurrent { UIImage(contentsOfFile: path) }
    #expect(image?.scale == 3)
    #expect(image?.size.width == 10)
    #expect(UIImage(contentsOfFile: path + "x") == nil)
    try folder.write("no image", to: "b.png")
    #expect(UIImage(contentsOfFile: folder.url.appendingPathComponent("b.png").path) == nil)
  }

  @Test func `a header after 64 kilobytes is found`() throws {
    let folder = try TemporaryBundle()
    var file = TestPicture.jpegHeader(width: 30, height: 20)
    let profile = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 7, count: 65_533)
    file.insert(contentsOf: profile + profile, at: 2)
    try folder.write(file, to: "large.jpg")
    let image = UIImage(contentsOfFile: folder.url.appendingPathComponent("large.jpg").path)
    #expect(image?.size == CGSize(width: 30, height: 20))
  }

  @Test func `numbered images are an animation`() throws {
    let images = (1...3).compactMap {
      UIImage(data: Data(TestPicture.pngHeader(width: $0, height: 1)))
    }
    let animation = try #require(UIImage.animatedImage(with: images, duration: 0))
    #expect(animation.images?.count == 3)
    #expect(animation.duration == 0.1)
    #expect(animation.size.width == 1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }
}

extension UITraitCollection {
  func withCurrent<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = body() }
    return result!
  }
}
