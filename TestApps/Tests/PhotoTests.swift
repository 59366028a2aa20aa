@_spi(Testing) import Photos
import TesseraTesting
import Testing
import UIKit

@testable import Catalog

/// Apps with the photos of the process, one after the other.
@Suite(.serialized) enum PhotoTests {
  /// Photos that a screen displays in the response to its request.
  @MainActor struct LaunchTests {
    @Test func `photos that are asked for at launch are displayed`() async throws {
      PHPhotoLibrary.use(.generated(count: 20))
      let (screen, library): (HostedScreen, LibraryViewController) = try CatalogTests.show(
        "Library")
      for _ in 0..<6_000 where library.collectionView == nil {
        try await Task.sleep(for: .milliseconds(10))
      }
      screen.layOut()
      let list = try #require(library.collectionView)
      #expect(list.visibleCells.count == 20)
      let cell = try #require(list.cellForItem(at: [0, 0]) as? ThumbnailCell)
      for _ in 0..<6_000 where cell.imageView.image == nil {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 97.5, height: 97.5))
    }
  }
}
