import NIOHTTP1
import SceneRendering
import ScreenHost

/// A response to a request: a status, and a body that is completely in memory.
struct PageAnswer: Sendable {
  /// The status.
  var status = HTTPResponseStatus.ok
  /// The media type, for the header `Content-Type`.
  var type: String
  /// The body.
  var body: [UInt8]
  /// A Boolean value that indicates whether the body at this address never changes, so that
  /// browsers keep it.
  var isPermanent = false
  /// The header fields in addition to the fields of every response.
  var fields: [(name: String, value: String)] = []

  /// Returns a page with one sentence and a link to the gallery.
  static func notice(_ status: HTTPResponseStatus, _ sentence: String) -> PageAnswer {
    let page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(status.reasonPhrase) · Tessera</title>
      <link rel="stylesheet" href="/page/style.css"></head>
      <body><main><p class="notice">\(XMLText.escaped(sentence))
      <a href="/">Open the gallery</a></p>
      </main></body></html>

      """
    return PageAnswer(status: status, type: "text/html; charset=utf-8", body: Array(page.utf8))
  }

  /// Returns the header of the response. It forbids framing, loading from elsewhere, and caching of
  /// content that may change.
  func head(keepsConnection: Bool) -> HTTPResponseHead {
    var headers: HTTPHeaders = [
      "Content-Type": type,
      "Content-Length": String(body.count),
      "Connection": keepsConnection ? "keep-alive" : "close",
      "Cache-Control": isPermanent ? "private, max-age=31536000, immutable" : "no-store",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
      // The masks of layers are images in the server's messages.
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "media-src 'self'; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        + Self.framePolicy(isAllowed: WebFrames.areAllowed),
    ]
    for field in fields { headers.add(name: field.name, value: field.value) }
    return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
  }

  /// Returns the directive about frames: with `--allow-web`, the page displays pages of the web.
  static func framePolicy(isAllowed: Bool) -> String {
    isAllowed ? "; frame-src http: https:" : ""
  }
}
