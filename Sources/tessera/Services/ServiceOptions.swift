import ArgumentParser
import Foundation

/// The options of what screens find on the device: photos, files, places, recording, accounts,
/// payments, mail, messages, notifications, authentication and the network.
struct ServiceOptions: ParsableArguments {
  @OptionGroup var photos: PhotoOptions
  @OptionGroup var files: FileOptions
  @OptionGroup var places: LocationOptions
  @OptionGroup var recording: RecordingOptions
  @OptionGroup var accounts: SignInOptions
  @OptionGroup var payments: StoreOptions

  @Flag(help: "The user has no mail: 'MFMailComposeViewController.canSendMail()' is false.")
  var noMail = false

  @Flag(help: "The user has no messages: 'MFMessageComposeViewController.canSendText()' is false.")
  var noMessages = false

  @Option(
    help: ArgumentHelp(
      """
      The permission of notifications: authorized or denied when the app requests it, or granted \
      before.
      """, valueName: "permission"))
  var notifications: PhotoOptions.PhotosAccess = .authorized

  @Option(
    help: ArgumentHelp(
      """
      The answer of the user who is authenticated: ask (a question on the screen), success, failure \
      or cancel; none is a device without a passcode.
      """, valueName: "answer"))
  var authentication: Answer = .ask

  @Option(
    help: ArgumentHelp(
      "The network: wifi, cellular or none. Without the option, the one of the computer.",
      valueName: "network"))
  var network: Network?

  /// The networks of 'SCNetworkReachability'.
  enum Network: String, ExpressibleByArgument, CaseIterable {
    case wifi, cellular, none
  }

  /// The answer to questions of 'LAContext'.
  enum Answer: String, ExpressibleByArgument, CaseIterable {
    case ask, success, failure, cancel, none
  }

  /// Applies the options to this process and the processes that it starts.
  func apply() {
    photos.apply()
    files.apply()
    places.apply()
    recording.apply()
    accounts.apply()
    payments.apply()
    if noMail { setenv("TESSERA_MAIL", "0", 1) }
    if notifications != .authorized {
      setenv("TESSERA_NOTIFICATIONS", notifications.rawValue, 1)
    }
    if authentication != .ask { setenv("TESSERA_AUTHENTICATION", authentication.rawValue, 1) }
    if let network { setenv("TESSERA_NETWORK", network.rawValue, 1) }
    if noMessages { setenv("TESSERA_MESSAGES", "0", 1) }
  }
}
