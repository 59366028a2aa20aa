import Foundation
internal import SystemScreens

/// The contents of a mail.
struct MailDraft {
  var to: [String] = []
  var cc: [String] = []
  var bcc: [String] = []
  var from = ""
  var subject = ""
  var body = ""
  var isHTML = false
  var attachments: [ComposeAttachment] = []

  /// Whether the draft has no contents.
  var isEmpty: Bool {
    to.isEmpty && cc.isEmpty && bcc.isEmpty && subject.isEmpty && body.isEmpty
      && attachments.isEmpty
  }

  var hasRecipients: Bool { !to.isEmpty || !cc.isEmpty || !bcc.isEmpty }

  /// The body without markup.
  var plainBody: String { isHTML ? HTMLText(body).plain : body }

  /// The address that opens the mail in a mail program, without the attachments; `nil` without
  /// recipients.
  var address: URL? {
    guard hasRecipients else { return nil }
    var components = URLComponents()
    components.scheme = "mailto"
    components.path = to.joined(separator: ",")
    let fields = [
      ("cc", cc.joined(separator: ",")), ("bcc", bcc.joined(separator: ",")),
      ("subject", subject), ("body", plainBody),
    ]
    components.queryItems = fields.filter { !$0.1.isEmpty }
      .map { URLQueryItem(name: $0.0, value: $0.1) }
    // A plus sign stands for itself in addresses of mail.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    return components.url
  }
}
