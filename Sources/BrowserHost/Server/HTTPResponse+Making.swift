import FlyingFox
import Foundation
import SceneRendering

extension HTTPResponse {
  /// An answer with a body. Nothing is cached, framed, or allowed to load from elsewhere.
  static func answer(
    _ status: HTTPStatusCode = .ok, type: String, body: Data
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type,
        .cacheControl: "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Content-Security-Policy"):
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
          + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ],
      body: body)
  }

  /// A page that says one thing and leads back to the gallery.
  static func notice(_ status: HTTPStatusCode, _ sentence: String) -> HTTPResponse {
    let page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(status.phrase) · Tessera</title>
      <link rel="stylesheet" href="/page/style.css"></head>
      <body><main><p class="notice">\(XMLText.escaped(sentence))
      <a href="/">Open the gallery</a></p>
      </main></body></html>

      """
    return answer(status, type: "text/html; charset=utf-8", body: Data(page.utf8))
  }
}
