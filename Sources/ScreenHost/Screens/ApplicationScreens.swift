import UIKit

/// An application and the pages that display it.
///
/// The application is launched for the first page, on the device of that page. Each page connects a
/// scene of its own, which is disconnected and discarded when the page closes. An app without
/// scenes has one scene: a page takes it over from the page before, and the app is in the
/// background while there is none.
@MainActor
package final class ApplicationScreens {
  private let program: ApplicationProgram
  private(set) var application: UIApplication?
  /// The scene of an app without scenes, after its first display.
  private var onlyScene: UIWindowScene?
  /// The closure that ends the page with the only scene.
  private var endHolder: (() -> Void)?

  /// Creates the screens of an application.
  ///
  /// - Parameter title: The name of an app whose property list has none; `nil` for the name of the
  ///   process.
  package init(_ program: ApplicationProgram, title: String? = nil) {
    self.program = program
    name = program.declaredName ?? title ?? program.name
  }

  /// The name of the app for the user.
  package let name: String

  /// Returns a scene in the foreground, on a screen.
  ///
  /// - Parameter whenTaken: A closure called when another page takes over the scene.
  func open(
    on settings: SceneSettings, whenTaken: @escaping () -> Void
  ) -> UIWindowScene {
    let application = self.application ?? UIApplication.launch(program, on: settings)
    self.application = application
    guard let scene = onlyScene else {
      let scene = application.connectScene(on: settings)
      if !application.hasScenes {
        onlyScene = scene
        endHolder = whenTaken
      }
      return scene
    }
    endHolder?()
    endHolder = whenTaken
    scene.resize(to: settings.device, orientation: settings.orientation)
    scene.change(to: settings.style, user: settings.user)
    application.enterForeground(scene)
    return scene
  }

  /// Ends the display of a scene by the page that has it.
  func close(_ scene: UIWindowScene) {
    guard let application else { return }
    endHolder = nil
    application.disconnect(scene)
    if application.hasScenes { application.discard(scene.session) }
  }

  /// Ends the app.
  package func terminate() { application?.terminate() }
}
