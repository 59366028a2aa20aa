import Testing
import UIKit

/// The data of dragged items.
@MainActor struct ItemProviderTests {
  @Test func `a provider of an object has the types of its class`() {
    let provider = NSItemProvider(object: NSString(string: "text"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
  }

  @Test func `data of the usual formats of pictures are pictures`() {
    let formats = [
      "public.png", "public.jpeg", "public.heic", "com.compuserve.gif", "org.webmproject.webp",
      "public.svg-image",
    ]
    for format in formats + ["public.plain-text"] {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: format, visibility: .all) { deliver in
        deliver(Data(), nil)
        return nil
      }
      let isPicture = provider.hasItemConformingToTypeIdentifier("public.image")
      #expect(isPicture == (format != "public.plain-text"), "\(format)")
    }
  }

  @Test func `a string is loaded as a value and as an object`() async {
    let provider = NSItemProvider(object: NSString(string: "text"))
    let value = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { value, _ in continuation.resume(returning: value)
      }
    }
    #expect(value == "text")
    let object = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSString.self) { value, _ in
        continuation.resume(returning: value as? String)
      }
    }
    #expect(object == "text")
  }

  @Test func `data are made when they are requested`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) {
      $0(Data("https://swift.org".utf8), nil)
      return nil
    }
    let url = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: URL.self) { value, _ in continuation.resume(returning: value) }
    }
    #expect(url?.host == "swift.org")
  }

  @Test func `a missing type is an error`() async {
    let code = await withCheckedContinuation { continuation in
      NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
        continuation.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }
}
