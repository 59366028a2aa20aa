@_spi(Testing) import Photos
import TesseraTesting
import Testing
import UIKit

@testable import PhotoList

extension PhotoTests {
  /// Photos of the library in a storyboard with a segmented control, and cells of a nib.
  @MainActor
  struct PhotoListTests {
    @Test func `photos fill three layouts`() async throws {
      PHPhotoLibrary.use(.generated(count: 20))
      let controller = UIStoryboard(name: "Photos", bundle: nil).instantiateInitialViewController()
      let list = try #require(controller as? PhotoListViewController)
      let screen = try HostedScreen(list, device: "iphone-15")
      for _ in 0..<6_000 where list.photoList.isEmpty {
        try await Task.sleep(for: .milliseconds(10))
      }
      screen.layOut()
      #expect(list.photoList.count == 20)
      let dates = list.photoList.compactMap(\.creationDate)
      #expect(dates == dates.sorted(by: >))
      #expect(dates.count == 20)
      let cell = try #require(screen.cell(at: [0, 0]) as? PhotoListCell)
      for _ in 0..<6_000 where cell.imageView.image?.size.width ?? 0 < 130 {
        try await Task.sleep(for: .milliseconds(10))
      }
      let size = try #require(cell.imageView.image?.size)
      let target = CGSize(width: cell.bounds.width * 3, height: cell.bounds.height * 3)
      #expect(size.width > target.width - 1)
      #expect(size.height > target.height - 1)
      #expect(abs(size.width - target.width) < 1 || abs(size.height - target.height) < 1)
      let first = try #require(screen.frame(at: [0, 0]))
      let second = try #require(screen.frame(at: [0, 1]))
      #expect(abs(first.width - (393 - 4) / 3) < 0.5)
      #expect(abs(second.minX - first.maxX - 2) < 0.5)
      let control = try #require(list.view.subviews.compactMap { $0 as? UISegmentedControl }.first)
      control.selectedSegmentIndex = 1
      control.sendActions(for: .valueChanged)
      screen.layOut()
      #expect(screen.frame(at: [0, 1])?.size == CGSize(width: 180, height: 180))
      control.selectedSegmentIndex = 2
      control.sendActions(for: .valueChanged)
      screen.layOut()
      #expect(screen.frame(at: [0, 1]) == CGRect(x: 128, y: 0, width: 120, height: 180))
    }
  }
}
