// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessHost
@_spi(Testing) import Photos
import TestSupport
import Testing
import UIKit

@testable import PhotosUI

extension PhotoLibraryTests {
  /// Tests of the picker, which reads the library of the process.
  @MainActor
  @Suite(.serialized) struct PickerTests {
    /// A delegate that records results and dismisses the picker.
    private final class Listener: PHPickerViewControllerDelegate {
      var results: [[PHPickerResult]] = []
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        self.results.append(results)
        picker.dismiss(animated: true)
      }
    }

    private let listener = Listener()

    init() { PHPhotoLibrary.use(.generated(count: 10), access: .denied) }

    private func identifier(_ number: Int) -> String { "GENERATED-000\(number)/L0/001" }

    private func present(_ picker: PHPickerViewController) -> HostedScreen {
      let screen = HostedScreen(UIViewController())
      picker.delegate = listener
      screen.viewController.present(picker, animated: false)
      screen.layOut()
      screen.layOut()
      return screen
    }

    private func cells(_ picker: PHPickerViewController) throws -> UICollectionView {
      let navigation = try #require(picker.children.first as? UINavigationController)
      return try #require(navigation.topViewController?.view as? UICollectionView)
    }

    /// Selects or deselects a photo as a touch does.
    private func tap(_ number: Int, _ picker: PHPickerViewController, _ screen: HostedScreen) throws
    {
      let view = try cells(picker)
      view.scrollToItem(
        at: IndexPath(item: number, section: 0), at: .centeredVertically, animated: false)
      screen.layOut()
      let cell = try #require(view.cellForItem(at: IndexPath(item: number, section: 0)))
      try screen.tap(on: cell)
      screen.layOut()
    }

    @Test func `a tap picks one photo without access to the library`() async throws {
      let picker = PHPickerViewController(configuration: PHPickerConfiguration())
      let screen = present(picker)
      #expect(PHAsset.fetchAssets(with: nil).count == 0)
      #expect(try cells(picker).numberOfItems(inSection: 0) == 10)
      #expect(!screen.readElements.contains("Add"))
      try tap(4, picker, screen)
      screen.advance(by: 1)
      #expect(screen.viewController.presentedViewController == nil)
      #expect(listener.results.count == 1)
      let result = try #require(listener.results.first?.first)
      #expect(result.assetIdentifier == nil)
      #expect(result.itemProvider.registeredTypeIdentifiers.first == "public.svg-image")
      #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
      let size = await withCheckedContinuation { continuation in
        result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
          continuation.resume(returning: (image as? UIImage)?.size)
        }
      }
      #expect(size == CGSize(width: 3024, height: 3024))
    }

    @Test func `several photos are delivered in the order of their selection, up to the limit`()
      throws
    {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.selectionLimit = 2
      configuration.selection = .ordered
      let picker = PHPickerViewController(configuration: configuration)
      let screen = present(picker)
      _ = try? screen.activate(label: "Add")
      #expect(listener.results.isEmpty, "no photo is selected")
      for number in [7, 3, 5] { try tap(number, picker, screen) }
      #expect(try cells(picker).indexPathsForSelectedItems?.count == 2)
      let third = try cells(picker).cellForItem(at: IndexPath(item: 3, section: 0))
      #expect(third?.accessibilityValue == "2")
      try tap(7, picker, screen)
      #expect(third?.accessibilityValue == "1", "the numbers follow the selection")
      try tap(5, picker, screen)
      try screen.activate(label: "Add")
      #expect(
        listener.results.map { $0.map(\.assetIdentifier) } == [[identifier(3), identifier(5)]])
    }

    @Test func `preselected photos have empty providers, and stay after a cancellation`() throws {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.selectionLimit = 0
      configuration.preselectedAssetIdentifiers = [identifier(9), "unknown", identifier(8)]
      let picker = PHPickerViewController(configuration: configuration)
      let screen = present(picker)
      try tap(9, picker, screen)
      try tap(6, picker, screen)
      try screen.activate(label: "Add")
      let results = try #require(listener.results.first)
      #expect(results.map(\.assetIdentifier) == [identifier(8), identifier(6)])
      #expect(results.map(\.itemProvider.registeredTypeIdentifiers.isEmpty) == [true, false])
      let second = present(PHPickerViewController(configuration: configuration))
      try second.activate(label: "Cancel")
      #expect(listener.results.last?.map(\.assetIdentifier) == [identifier(9), identifier(8)])
    }

    @Test func `the newest photo is in sight at the beginning, above the bottom inset`() throws {
      PHPhotoLibrary.use(.generated(count: 60))
      let picker = PHPickerViewController(configuration: PHPickerConfiguration())
      let screen = present(picker)
      let view = try cells(picker)
      let cell = try #require(view.cellForItem(at: IndexPath(item: 59, section: 0)))
      let bottom = cell.convert(cell.bounds, to: nil).maxY
      #expect(abs(bottom - (screen.window.bounds.maxY - screen.window.safeAreaInsets.bottom)) < 1)
    }

    @Test func `a cancellation has no results`() throws {
      let screen = present(PHPickerViewController(configuration: PHPickerConfiguration()))
      try screen.activate(label: "Cancel")
      #expect(listener.results.map(\.count) == [0])
    }

    @Test func `filters choose the assets`() throws {
      let assets = PHAsset.assetsForPicking
      func count(_ filter: PHPickerFilter) -> Int { assets.filter(filter.matches).count }
      #expect(count(.images) == 10)
      #expect(count(.videos) == 0)
      #expect(count(.any(of: [.videos, .images])) == 10)
      #expect(count(.all(of: [.videos, .images])) == 0)
      #expect(count(.not(.livePhotos)) == 10)
      #expect(count(.screenshots) == 0)
      #expect(count(.playbackStyle(.image)) == 10)
      var configuration = PHPickerConfiguration()
      configuration.filter = .videos
      let screen = present(PHPickerViewController(configuration: configuration))
      #expect(screen.readElements.contains("No Photos"), "\(screen.readElements)")
    }

    @Test func `the app changes the selection of a displayed picker`() throws {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.selectionLimit = 0
      let picker = PHPickerViewController(configuration: configuration)
      let screen = present(picker)
      for number in [1, 2, 3] { try tap(number, picker, screen) }
      picker.moveAsset(withIdentifier: identifier(3), afterAssetWithIdentifier: nil)
      picker.deselectAssets(withIdentifiers: [identifier(1), "unknown"])
      #expect(try cells(picker).indexPathsForSelectedItems?.count == 2)
      try screen.activate(label: "Add")
      #expect(listener.results.last?.map(\.assetIdentifier) == [identifier(3), identifier(2)])
    }

    @Test func `random changes keep the selection within its limit and free of repetitions`() {
      let seed = UInt64.random(in: 0..<1 << 32)
      var random = RepeatableRandom(seed: seed)
      for limit in 0...4 {
        var selection = PickerSelection(limit: limit)
        var model: [String] = []
        for _ in 0..<500 {
          let one = "\(Int.random(in: 0..<6, using: &random))"
          let two = "\(Int.random(in: 0..<6, using: &random))"
          switch Int.random(in: 0..<3, using: &random) {
          case 0:
            selection.add(one)
            if !model.contains(one), limit == 0 || model.count < limit { model.append(one) }
          case 1:
            selection.remove(one)
            model = model.filter { $0 != one }
          default:
            selection.move(one, after: two)
            if one != two, model.contains(one), model.contains(two) {
              model = model.filter { $0 != one }.flatMap { $0 == two ? [two, one] : [$0] }
            }
          }
          #expect(selection.identifiers == model, "seed \(seed), limit \(limit)")
        }
      }
    }
  }
}
