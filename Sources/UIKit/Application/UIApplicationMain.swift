// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import UIKitRuntime

/// Creates the application and its delegate, and handles events until the process ends.
///
/// A host displays the app. It is linked with the program, as the product `BrowserHost`, which
/// registers itself; without one, the function stops the program.
///
/// - Parameters:
///   - argc: The number of arguments, `CommandLine.argc`. Hosts read `CommandLine.arguments`.
///   - argv: The arguments, `CommandLine.unsafeArgv`.
///   - principalClassName: The name of a subclass of `UIApplication`; `nil` for `UIApplication`.
///   - delegateClassName: The name of the delegate's class, `NSStringFromClass(AppDelegate.self)`;
///     `nil` for an app without a delegate.
/// - Returns: Nothing: it does not return.
/// - Precondition: It is called once. The classes exist at the top level of their modules.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let principal = principalClassName.map { name in
    guard let type = ClassName.find(name, module: nil) as? UIApplication.Type else {
      fatalError(
        "UIApplicationMain was given '\(name)' as the name of the application's class, but there "
          + "is no subclass of UIApplication of that name; pass NSStringFromClass(…) of a class at "
          + "the top level of its module, or nil.")
    }
    return type
  }
  let delegate: AnyClass? = delegateClassName.map { name in
    guard let type = ClassName.find(name, module: nil) else {
      fatalError(
        "UIApplicationMain was given '\(name)' as the name of the delegate's class, but there is no "
          + "class of that name; pass NSStringFromClass(…) of a class at the top level of its "
          + "module.")
    }
    return type
  }
  ApplicationProgram(principalClass: principal ?? UIApplication.self, delegateClass: delegate).run()
}

/// A program that is one app: the classes of its application and of its delegate, and its property
/// list.
@MainActor
package struct ApplicationProgram {
  private static var isRunning = false

  /// The class of the application.
  let principalClass: UIApplication.Type
  /// The class of the delegate; `nil` for none.
  let delegateClass: AnyClass?
  /// The property list.
  let information: [String: Any]

  /// Creates a program.
  ///
  /// - Parameter information: The property list, or `nil` to use the main bundle's, or a file
  ///   `Info.plist` beside the executable.
  /// - Precondition: The delegate's class conforms to `UIApplicationDelegate` and inherits from
  ///   `NSObject`.
  package init(
    principalClass: UIApplication.Type = UIApplication.self, delegateClass: AnyClass?,
    information: [String: Any]? = nil
  ) {
    if let delegateClass {
      require(
        delegateClass is any UIApplicationDelegate.Type && delegateClass is NSObject.Type,
        "\(delegateClass) cannot be the delegate of an application; declare it as 'class "
          + "\(delegateClass): UIResponder, UIApplicationDelegate'.")
    }
    self.principalClass = principalClass
    self.delegateClass = delegateClass
    self.information = information ?? ApplicationInformation.read()
  }

  /// The name of the app for the user, from the property list; `nil` if it has none.
  package var declaredName: String? {
    information["CFBundleDisplayName"] as? String ?? information["CFBundleName"] as? String
  }

  /// The name of the app for the user: the name in the property list, or else the name of the
  /// process.
  package var name: String { declaredName ?? ProcessInfo.processInfo.processName }

  /// The module of the app's classes; `nil` for an app without a delegate.
  var module: String? { delegateClass.flatMap(ClassName.module(of:)) }

  /// Starts the linked host, which displays the app until the process ends.
  func run() -> Never {
    require(
      !Self.isRunning,
      "UIApplicationMain was called a second time; call it once, or use either @main or a call.")
    Self.isRunning = true
    uikit_register_linked_host()
    guard let host = ApplicationHosts.linked else {
      fatalError(
        "No host is linked that displays the app; add the product 'BrowserHost' of the package "
          + "'tessera' to the dependencies of the app's target.")
    }
    host.run(self)
  }
}

/// A host that displays an app for the whole time of a process.
@preconcurrency @MainActor
package protocol ApplicationHost {
  /// Displays the app, and ends the process.
  ///
  /// The host launches the application by ``UIApplication/launch(_:on:opening:)`` and connects its
  /// scenes.
  func run(_ program: ApplicationProgram) -> Never
}

/// The hosts of the process.
@MainActor
package enum ApplicationHosts {
  /// The host that the program is linked with; `nil` for none.
  package static var linked: (any ApplicationHost)?
}
