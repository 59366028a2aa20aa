// swift-format-ignore-file
// Registers the classes of the module for interface files, when the program is loaded.
@_spi(Lowering) import UIKit

#if canImport(Glibc) && compiler(>=6.3)
  @section(".init_array") @used
  nonisolated private let registerInterfaceClasses: @convention(c) () -> Void = {
    InterfaceRegistry.register(module: "SettingsTable") {
      []
        + _interfaces_SettingsTableViewController()
    }
  }
#endif
