extension UIActivity {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    private static func system(_ name: String) -> Self { Self("com.apple.UIKit.activity.\(name)") }

    /// Copies to the general pasteboard. It is displayed here.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Writes a mail. It is displayed here for texts and URLs.
    public static let mail = system("Mail")
    /// Writes a message. It is never displayed here, like all that follow.
    public static let message = system("Message")
    /// Sends by AirDrop.
    public static let airDrop = system("AirDrop")
    /// Prints.
    public static let print = system("Print")
    /// Adds an image to the photos.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Assigns an image to a contact.
    public static let assignToContact = system("AssignToContact")
    /// Adds a URL to the reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// Adds a URL to the home screen.
    public static let addToHomeScreen = system("AddToHomeScreen")
    /// Opens a document in the app for books.
    public static let openInIBooks = system("OpenInIBooks")
    /// Makes a document of a URL.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// Begins a shared session.
    public static let sharePlay = system("SharePlay")
    /// Invites to collaborate.
    public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
    /// Copies a link for a collaboration.
    public static let collaborationCopyLink = system("CollaborationCopyLink")
    /// Posts to a network.
    public static let postToFacebook = system("PostToFacebook")
    /// Posts to a network.
    public static let postToTwitter = system("PostToTwitter")
    /// Posts to a network.
    public static let postToWeibo = system("PostToWeibo")
    /// Posts to a network.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// Posts to a network.
    public static let postToFlickr = system("PostToFlickr")
    /// Posts to a network.
    public static let postToVimeo = system("PostToVimeo")
  }

  /// The position of an activity in the sheet.
  public enum Category: Int, Sendable {
    /// Among the actions.
    case action = 0
    /// Among the ways to share, which precede the actions.
    case share = 1
  }
}
