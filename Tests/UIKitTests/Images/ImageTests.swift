import Testing

@testable import UIKit

@Suite struct ImageTests {
  private func image(_ width: Int = 30, _ height: Int = 20, scale: CGFloat = 1) -> UIImage {
    UIImage(data: Data(TestPicture.pngHeader(width: width, height: height)), scale: scale)!
  }

  @Test func `an image has its defaults`() {
    let image = image(scale: 2)
    #expect(image.size == CGSize(width: 15, height: 10))
    #expect(image.scale == 2)
    #expect(image.imageOrientation == .up)
    #expect(image.renderingMode == .automatic)
    #expect(image.capInsets == .zero)
    #expect(image.resizingMode == .tile)
    #expect(image.alignmentRectInsets == .zero)
    #expect(!image.flipsForRightToLeftLayoutDirection)
    #expect(image.images == nil)
    #expect(image.duration == 0)
    #expect(image.configuration == nil)
    #expect(UIImage().size == .zero)
    #expect(UIImage() == UIImage())
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(named: "there is no such image") == nil)
  }

  @Test func `changes make other images`() {
    let image = image()
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.renderingMode == .automatic)
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let resizable = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(resizable.capInsets == caps)
    #expect(resizable.resizingMode == .stretch)
    #expect(image.resizableImage(withCapInsets: caps).resizingMode == .tile)
    #expect(image.withAlignmentRectInsets(caps).alignmentRectInsets == caps)
    #expect(
      image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.withTintColor(.red) == image.withTintColor(.red))
    #expect(image.withTintColor(.red) != image.withTintColor(.blue))
    #expect(
      image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    let twin = self.image()
    #expect(image == twin)
    #expect(image.hash == twin.hash)
    #expect(image != self.image(31))
  }

  @Test(arguments: 1...8) func `flipping twice restores an orientation`(number: Int) throws {
    let bytes = TestPicture.jpegHeader(width: 3, height: 2, orientation: number)
    let image = try #require(UIImage(data: Data(bytes)))
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation != image.imageOrientation)
    #expect(flipped.size == image.size)
    #expect(flipped.withHorizontallyFlippedOrientation() == image)
    // The stored corner is at the mirrored place.
    let (turn, mirrored) = (image.imageOrientation.turn, flipped.imageOrientation.turn)
    for corner in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
      let (place, other) = (corner.applying(turn), corner.applying(mirrored))
      #expect(other == CGPoint(x: 1 - place.x, y: place.y))
    }
  }

  @Test func `a thumbnail has the proportions and the bytes of the image`() async throws {
    let image = image(400, 200)
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 100, height: 100)))
    #expect(thumbnail.size == CGSize(width: 100, height: 50))
    #expect(thumbnail.content.picture == image.content.picture)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    let same = await image.byPreparingThumbnail(ofSize: CGSize(width: 100, height: 100))
    #expect(same == thumbnail)
    let prepared = await image.byPreparingForDisplay()
    #expect(prepared == image)
  }

  @Test func `bytes of the right format are given back`() throws {
    let png = Data(TestPicture.png(width: 2, height: 2))
    let image = try #require(UIImage(data: png))
    #expect(image.pngData() == png)
    #expect(image.withTintColor(.red).pngData() != png)
    #expect(image.preparingThumbnail(of: CGSize(width: 1, height: 1))?.pngData() != png)
    let jpeg = Data(TestPicture.jpegHeader(width: 2, height: 3, orientation: 6))
    #expect(UIImage(data: jpeg)?.jpegData(compressionQuality: 0.5) == jpeg)
  }

  @Test func `images are made and read on any thread`() async {
    let widths = await withTaskGroup(of: CGFloat.self) { group in
      for width in 1...20 {
        group.addTask {
          let bytes = Data(TestPicture.pngHeader(width: width, height: 1))
          let image = UIImage(data: bytes)?.withRenderingMode(.alwaysTemplate)
          _ = image?.content.picture == UIImage(data: bytes)?.content.picture
          return image?.size.width ?? 0
        }
      }
      return await group.reduce(0, +)
    }
    #expect(widths == 210)
  }

  @Test func `an asset has variants for traits`() {
    let (light, dark) = (image(1), image(2))
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    func width(_ style: UIUserInterfaceStyle) -> CGFloat {
      asset.image(with: UITraitCollection(userInterfaceStyle: style)).size.width
    }
    #expect(width(.light) == 1)
    #expect(width(.dark) == 2)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(width(.dark) == 0)
    // An image on its own is the variant for all traits.
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let configuration = UIImage.Configuration(
      traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.withConfiguration(configuration).size.width == 2)
    #expect(light.withConfiguration(configuration).configuration == configuration)
    #expect(
      light.withConfiguration(configuration).traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a configuration takes the values of another one`() {
    let dark = UIImage.Configuration(
      traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    let large = UIImage.Configuration(traitCollection: UITraitCollection(displayScale: 3))
    let both = dark.applying(large)
    #expect(both.traitCollection?.userInterfaceStyle == .dark)
    #expect(both.traitCollection?.displayScale == 3)
    #expect(dark.applying(nil) == dark)
    #expect(dark.withTraitCollection(nil).traitCollection == nil)
  }
}
