internal import UIKitRuntime

/// The renderer of drawings that the program is linked with.
enum LinkedRenderer {
  private static let isRegistered: Void = uikit_register_linked_renderer()

  /// Registers the renderer at the first call.
  static func register() { _ = isRegistered }
}
