import UIKit

/// One example of the gallery.
public struct GalleryEntry: Sendable {
  /// The name in addresses and commands, such as `photo-grid`.
  public let name: String
  /// What people call it.
  public let title: String
  /// What it shows, in a sentence.
  public let summary: String
  /// Whether the gallery lists it; it can be opened by its address either way.
  public let isListed: Bool
  /// Makes a new screen; called once for each connection.
  public let make: @MainActor @Sendable () -> UIViewController

  /// An example.
  public init(
    name: String, title: String, summary: String, isListed: Bool = true,
    make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.isListed = isListed
    self.make = make
  }
}
