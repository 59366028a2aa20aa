// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessHost
@_spi(Testing) import Photos
import TestSupport
import Testing

@testable import UIKit

extension PhotoLibraryTests {
  /// Tests of the picker of UIKit, which reads the library of the process.
  @MainActor
  @Suite(.serialized) struct ImagePickerTests {
    /// A delegate that records calls, and dismisses the picker if it is asked to.
    private final class Listener: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var dismisses = false
      var calls: [String] = []
      var infos: [[UIImagePickerController.InfoKey: Any]] = []

      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        calls.append("finish")
        infos.append(info)
        if dismisses { picker.dismiss(animated: false) }
      }

      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        calls.append("cancel")
        if dismisses { picker.dismiss(animated: false) }
      }

      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("show \(viewController.title ?? "")") }
    }

    /// A delegate without methods.
    private final class Silent: UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

    private let listener = Listener()
    private let picker = UIImagePickerController()

    init() { PHPhotoLibrary.use(.generated(count: 10), access: .denied) }

    private func present(_ isEditing: Bool = false) -> HostedScreen {
      let screen = HostedScreen(UIViewController())
      picker.delegate = listener
      picker.allowsEditing = isEditing
      screen.viewController.present(picker, animated: false)
      screen.layOut()
      return screen
    }

    private func tap(_ number: Int, _ screen: HostedScreen) throws {
      let view = try #require(picker.topViewController?.view as? UICollectionView)
      view.scrollToItem(
        at: IndexPath(item: number, section: 0), at: .centeredVertically, animated: false)
      screen.layOut()
      try screen.tap(
        on: try #require(view.cellForItem(at: IndexPath(item: number, section: 0))))
      screen.advance(by: 1)
    }

    private func cropView() throws -> CropView {
      try #require(
        picker.topViewController?.view.subviews.compactMap { $0 as? CropView }.first,
        "\(String(describing: picker.topViewController))")
    }

    // MARK: Sources

    @Test func `the library is a source, and the camera is none`() {
      let type = UIImagePickerController.self
      #expect(type.isSourceTypeAvailable(.photoLibrary))
      #expect(type.isSourceTypeAvailable(.savedPhotosAlbum))
      #expect(!type.isSourceTypeAvailable(.camera))
      #expect(type.availableMediaTypes(for: .photoLibrary) == ["public.image"])
      #expect(type.availableMediaTypes(for: .camera) == nil)
      #expect(!type.isCameraDeviceAvailable(.front))
      #expect(type.availableCaptureModes(for: .rear) == nil)
      #expect(picker.sourceType == .photoLibrary)
      #expect(picker.mediaTypes == ["public.image"])
      #expect(!picker.allowsEditing)
    }

    @Test func `the delegate is also that of the navigation controller`() {
      picker.delegate = listener
      #expect((picker as UINavigationController).delegate === listener)
      (picker as UINavigationController).delegate = nil
      #expect(picker.delegate == nil)
    }

    // MARK: Photos

    @Test func `a tap delivers the photo without access to the library`() throws {
      let screen = present()
      #expect(listener.calls == ["show Photos"])
      listener.dismisses = true
      try tap(4, screen)
      #expect(listener.calls == ["show Photos", "finish"])
      #expect(screen.viewController.presentedViewController == nil)
      let info = try #require(listener.infos.first)
      #expect(Set(info.keys) == [.mediaType, .originalImage, .imageURL])
      #expect(info[.mediaType] as? String == "public.image")
      #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 3024, height: 3024))
      let file = try #require(info[.imageURL] as? URL)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(file.pathExtension == "svg")
      #expect(UIImage(contentsOfFile: file.path) != nil)
    }

    @Test func `an app with access gets the asset`() throws {
      PHPhotoLibrary.use(.generated(count: 10), access: .granted)
      let screen = present()
      try tap(4, screen)
      let asset = listener.infos.first?[.phAsset] as? PHAsset
      #expect(asset?.localIdentifier == "GENERATED-0004/L0/001")
      removeCopies()
    }

    @Test func `the picker stays until the delegate dismisses it, and delivers again`() throws {
      let screen = present()
      try tap(4, screen)
      try tap(4, screen)
      try screen.activate(label: "Cancel")
      screen.advance(by: 1)
      #expect(listener.calls == ["show Photos", "finish", "finish", "cancel"])
      #expect(screen.viewController.presentedViewController === picker)
      #expect(Set(listener.infos.compactMap { $0[.imageURL] as? URL }).count == 2)
      removeCopies()
    }

    @Test func `a delegate without methods, and none, are not called`() throws {
      let silent = Silent()
      let screen = present()
      picker.delegate = silent
      try tap(4, screen)
      picker.delegate = nil
      try screen.activate(label: "Cancel")
      #expect(listener.calls == ["show Photos"])
    }

    @Test func `media that the library lacks are left out`() {
      picker.mediaTypes = ["public.movie", "public.image"]
      let screen = present()
      #expect(!screen.readElements.contains("No Photos"))
      PHPhotoLibrary.use(.generated(count: 0))
      picker.sourceType = .savedPhotosAlbum
      screen.layOut()
      #expect(screen.readElements.contains("No Photos"), "\(screen.readElements)")
    }

    private func removeCopies() {
      for case let file as URL in listener.infos.map({ $0[.imageURL] as Any }) {
        try? FileManager.default.removeItem(at: file)
      }
    }

    // MARK: Editing

    @Test func `an edited photo is the square that the user moved and zoomed`() throws {
      let screen = present(true)
      try tap(3, screen)
      #expect(listener.calls == ["show Photos", "show Move and Scale"])
      let view = try cropView()
      let side = min(view.crop.size.width, view.crop.size.height)
      #expect(view.crop.rect.width == side)
      try screen.pinch(on: view, scale: 2.5)
      let zoomed = view.crop.rect
      #expect(zoomed.width < side * 0.6)
      #expect(zoomed.width > side * 0.3)
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      try screen.drag(from: middle, to: CGPoint(x: middle.x + 60, y: middle.y))
      #expect(view.crop.rect.minX < zoomed.minX - 50)
      #expect(abs(view.crop.rect.minY - zoomed.minY) < 1)
      let rect = view.crop.rect
      try screen.activate(label: "Choose")
      let info = try #require(listener.infos.first)
      #expect((info[.cropRect] as? NSValue)?.cgRectValue == rect)
      #expect((info[.editedImage] as? UIImage)?.size == rect.size)
      #expect((info[.originalImage] as? UIImage)?.size == view.crop.size)
      removeCopies()
    }

    @Test func `a drag down moves the photo and not the sheet`() throws {
      let screen = present(true)
      try tap(3, screen)
      let view = try cropView()
      try screen.pinch(on: view, scale: 2.5)
      let zoomed = view.crop.rect
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      try screen.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 120))
      screen.advance(by: 1)
      #expect(view.crop.rect.minY < zoomed.minY)
      #expect(screen.viewController.presentedViewController === picker)
    }

    @Test func `a cancellation of the editing returns to the photos`() throws {
      let screen = present(true)
      try tap(3, screen)
      #expect(picker.isNavigationBarHidden)
      try screen.activate(label: "Cancel")
      screen.advance(by: 1)
      #expect(!picker.isNavigationBarHidden)
      #expect(picker.viewControllers.count == 1)
      #expect(listener.infos.isEmpty)
      #expect(!listener.calls.contains("cancel"))
      try tap(3, screen)
      #expect(picker.viewControllers.count == 2)
    }

    @Test func `double taps zoom in steps and return to the whole photo`() throws {
      let screen = present(true)
      try tap(3, screen)
      let view = try cropView()
      let whole = view.crop
      var widths: [CGFloat] = []
      for _ in 0..<4 {
        try screen.tap(on: view, count: 2)
        screen.advance(by: 1)
        widths.append(view.crop.rect.width / whole.rect.width)
      }
      #expect(widths.map { ($0 * 1000).rounded() } == [500, 250, 200, 1000], "\(widths)")
    }

    /// Whether a rectangle covers another one, except for errors of rounding.
    private func covers(_ area: CGRect, _ rect: CGRect) -> Bool {
      let margin: CGFloat = 0.001
      return area.minX <= rect.minX + margin && area.minY <= rect.minY + margin
        && area.maxX >= rect.maxX - margin && area.maxY >= rect.maxY - margin
    }

    @Test func `random moves and zooms keep the square inside of the photo`() {
      let seed = UInt64.random(in: 0..<1 << 32)
      var random = RepeatableRandom(seed: seed)
      for _ in 0..<50 {
        let size = CGSize(
          width: CGFloat.random(in: 1...4000, using: &random),
          height: CGFloat.random(in: 1...4000, using: &random))
        var crop = PhotoCrop(of: size)
        let largest = min(size.width, size.height)
        for _ in 0..<40 {
          let anchor = CGPoint(
            x: CGFloat.random(in: 0...1, using: &random),
            y: CGFloat.random(in: 0...1, using: &random))
          let before = crop
          if Bool.random(using: &random) {
            crop.zoom(by: CGFloat.random(in: 0.1...4, using: &random), at: anchor)
          } else {
            crop.move(
              by: CGPoint(
                x: CGFloat.random(in: -5000...5000, using: &random), y: anchor.y * 100))
            #expect(crop.rect.size == before.rect.size, "seed \(seed)")
          }
          let area = CGRect(origin: .zero, size: size)
          #expect(covers(area, crop.rect), "seed \(seed): \(crop)")
          #expect(crop.rect.width == crop.rect.height, "seed \(seed): \(crop)")
          #expect(crop.rect.width <= largest, "seed \(seed): \(crop)")
          #expect(crop.rect.width >= largest / PhotoCrop.maximumZoom, "seed \(seed): \(crop)")
          // The photo covers the square.
          let square = CGRect(x: 10, y: 20, width: 300, height: 300)
          #expect(covers(crop.photoFrame(for: square), square), "seed \(seed): \(crop)")
        }
      }
    }
  }
}
