import UIKit

/// One example of the gallery.
public struct GalleryEntry: Sendable {
  /// The name in addresses and commands, such as `photo-grid`.
  public let name: String
  /// The title for users.
  public let title: String
  /// A one-sentence summary.
  public let summary: String
  /// A Boolean value that indicates whether the gallery lists the example; its address is valid
  /// either way.
  public let isListed: Bool
  /// The name of the group in which the gallery lists the example; `nil` for none.
  package var group: String?
  /// The paths of the Swift files, or of folders with them, that a page displays beside the screen.
  package var sources: [String] = []
  /// A closure that creates a screen; called once for each connection.
  public let make: @MainActor @Sendable () -> UIViewController
  /// The application whose scenes the screens display in place of view controllers; `nil` for none.
  package let application: ApplicationScreens?

  /// Creates an example.
  public init(
    name: String, title: String, summary: String, isListed: Bool = true,
    make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.isListed = isListed
    self.make = make
    application = nil
  }

  /// Creates the entry of an application.
  package init(name: String, title: String, application: ApplicationScreens) {
    self.name = name
    self.title = title
    summary = ""
    isListed = true
    make = { UIViewController() }
    self.application = application
  }
}
