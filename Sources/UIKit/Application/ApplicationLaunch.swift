/// The state of an application that was launched.
@MainActor
final class ApplicationLaunch {
  let program: ApplicationProgram
  let manifest: SceneManifest?
  /// The delegate that was created at the launch.
  var delegate: (any UIApplicationDelegate)?
  /// The sessions of the scenes, in the order of their creation.
  var sessions: [UISceneSession] = []
  /// The scene of an app without scenes; `nil` for an app with scenes.
  ///
  /// Before the first scene is connected, it is not known whether an app without a manifest has
  /// scenes. The windows that it creates until then are in this scene.
  var implicitScene: UIWindowScene?
  /// A Boolean value that indicates whether a scene was in the foreground already.
  var hasEnteredForeground = false
  /// A Boolean value that indicates whether the delegate accepted the URL of the launch.
  var opensLaunchURL = true

  init(_ program: ApplicationProgram) {
    self.program = program
    manifest = SceneManifest(program.information)
  }
}

extension UIApplication {
  /// The orientations of the app's property list, or else all on an iPad, and all but upside down
  /// on an iPhone.
  var standardOrientations: UIInterfaceOrientationMask {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let key = "UISupportedInterfaceOrientations"
    let information = launch?.program.information ?? [:]
    let names =
      (isPad ? information[key + "~ipad"] as? [String] : nil) ?? information[key] as? [String]
    guard let names else { return isPad ? .all : .allButUpsideDown }
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    return names.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }
}
