import Foundation

/// The elements of a screen at one moment, with references.
package struct ScreenSnapshot: Codable, Hashable, Sendable {
  /// The counts of what was read, and of what was not.
  package struct Coverage: Codable, Hashable, Sendable {
    /// The number of views and layers that the scene contains.
    package var views = 0
    /// The number of elements on screen.
    package var onScreen = 0
    /// The number of elements that are clipped or outside of the screen.
    package var offScreen = 0
    /// The number of pictures without a label.
    package var namelessPictures = 0

    package init() {}
  }

  /// The title of the screen, which may be empty.
  package var title: String
  /// The size of the screen, in points.
  package var size: CGSize
  /// The settings of the device and of its user, as short words.
  package var settings: [String]
  /// The classes of the displayed view controllers, parents first.
  package var controllers: [String]
  /// The elements in the order of reading, each after the one around it.
  package var elements: [ReadElement]
  /// The counts.
  package var coverage: Coverage

  /// The elements on screen.
  package var visibleElements: [ReadElement] { elements.filter(\.isOnScreen) }

  /// Returns the element with a reference; `nil` if there is none.
  package func element(withReference reference: Int) -> ReadElement? {
    elements.first { $0.reference == reference }
  }

  /// The hash of all contents and frames without the references, as eight hexadecimal digits.
  ///
  /// Equal screens have equal hashes in all processes.
  package var hash: String {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
      state = (state ^ 0xff) &* 0x100_0000_01b3
    }
    add(title)
    for setting in settings { add(setting) }
    for controller in controllers { add(controller) }
    add(ReadingNumber.exact(size.width) + "x" + ReadingNumber.exact(size.height))
    for element in elements where element.isOnScreen {
      add(element.line(detail: .all, withReference: false))
    }
    let digits = String(UInt32(truncatingIfNeeded: state ^ (state >> 32)), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
