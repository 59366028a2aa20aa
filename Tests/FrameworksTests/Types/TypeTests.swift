import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

struct TypeTests {
  @Test func `kinds are found by extension, media type and identifier`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType("public.jpeg") == .jpeg)
    #expect(UTType("org.example.none") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.html.preferredMIMEType == "text/html")
    #expect(UTType(kUTTypePDF) == .pdf)
    #expect(UTType.png.tags[.filenameExtension] == ["png"])
  }

  @Test func `kinds conform to those that include them`() {
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .data))
    #expect(UTType.jpeg.conforms(to: .jpeg))
    #expect(!UTType.jpeg.isSubtype(of: .jpeg))
    #expect(!UTType.image.conforms(to: .jpeg))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(UTType.mpeg4Movie.conforms(to: .audiovisualContent))
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(!UTType.swiftSource.conforms(to: .image))
  }

  @Test func `an unknown extension has a kind of its own`() throws {
    let type = try #require(UTType(filenameExtension: "tessera"))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.preferredFilenameExtension == "tessera")
    #expect(type == UTType(filenameExtension: "tessera"))
    #expect(type != UTType(filenameExtension: "x"))
    #expect(UTType(filenameExtension: "") == nil)
    let own = UTType(exportedAs: "org.example.Board")
    #expect(own.identifier == "org.example.board")
    #expect(!own.conforms(to: .image))
  }

  @Test func `every kind is listed once, and its parents exist`() {
    let names = [UTType.data, .image, .movie, .audio, .text, .pdf, .zip, .url, .font]
    for type in names { #expect(UTType(type.identifier) == type) }
    #expect(UTType.types(tag: "jpg", tagClass: .filenameExtension, conformingTo: .image) == [.jpeg])
    let file = URL(fileURLWithPath: "/a/photo").appendingPathExtension(for: .png)
    #expect(file.lastPathComponent == "photo.png")
  }
}
