import FlyingFox
import Foundation
import UIKit

/// Answers every request to the server.
struct GalleryHandler: HTTPHandler {
  let catalog: [GalleryEntry]
  let sessions: SessionRegistry
  let pulse: PulseRate
  private let previews = PreviewCache()

  init(catalog: [GalleryEntry], sessions: SessionRegistry, pulse: PulseRate) {
    self.catalog = catalog
    self.sessions = sessions
    self.pulse = pulse
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let refusal = RequestGuard.refusal(of: request) { return .notice(.forbidden, refusal) }
    guard request.method == .GET else {
      return .notice(.methodNotAllowed, "This server answers to GET only.")
    }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { $0.removingPercentEncoding ?? "" }
    switch (parts.first ?? "", parts.count) {
    case ("", 1):
      return .answer(type: PageAsset.index.type, body: Data(PageAsset.index.bytes))
    case ("catalog.json", 1):
      return .answer(type: "application/json", body: Data(catalogDocument.utf8))
    case ("page", 2):
      guard let asset = PageAsset.named(parts[1]) else { break }
      return .answer(type: asset.type, body: Data(asset.bytes))
    case ("example", 2):
      guard entry(named: parts[1]) != nil else { return unknownExample(parts[1]) }
      return .answer(type: PageAsset.index.type, body: Data(PageAsset.index.bytes))
    case ("preview", 2):
      return await preview(parts[1], query: request.query)
    case ("socket", 2):
      return try await socket(parts[1], request: request)
    default: break
    }
    return .notice(.notFound, "There is no page at this address.")
  }

  private func entry(named name: String) -> GalleryEntry? {
    catalog.first { $0.name == name }
  }

  private func unknownExample(_ name: String) -> HTTPResponse {
    .notice(.notFound, "There is no example called “\(name.prefix(80))”.")
  }

  private func preview(_ file: String, query: [HTTPRequest.QueryItem]) async -> HTTPResponse {
    guard file.hasSuffix(".svg"), let entry = entry(named: String(file.dropLast(4))) else {
      return unknownExample(file)
    }
    let device = query.first { $0.name == "device" }?.value
    let isDark = query.first { $0.name == "style" }?.value == "dark"
    guard let drawing = await previews.drawing(of: entry, device: device, isDark: isDark) else {
      return .notice(.notFound, "There is no device called “\((device ?? "").prefix(80))”.")
    }
    return .answer(type: "image/svg+xml", body: Data(drawing.utf8))
  }

  private func socket(_ name: String, request: HTTPRequest) async throws -> HTTPResponse {
    guard let entry = entry(named: name) else { return unknownExample(name) }
    guard await sessions.hasRoom else {
      return .notice(
        .serviceUnavailable,
        "\(SessionRegistry.maximumCount) pages are open already; close one and try again.")
    }
    let handler = SocketHandler(entry: entry, sessions: sessions, pulse: pulse)
    return try await WebSocketHTTPHandler(handler: handler).handleRequest(request)
  }

  private var catalogDocument: String {
    let devices = Device.all.map { device in
      JSONText.object([
        ("name", JSONText.string(device.slug)), ("title", JSONText.string(device.name)),
      ])
    }
    return JSONText.object([
      ("examples", list(catalog.filter(\.isListed))),
      ("hidden", list(catalog.filter { !$0.isListed })),
      ("devices", JSONText.list(devices)),
    ])
  }

  private func list(_ entries: [GalleryEntry]) -> String {
    JSONText.list(
      entries.map { entry in
        JSONText.object([
          ("name", JSONText.string(entry.name)), ("title", JSONText.string(entry.title)),
          ("summary", JSONText.string(entry.summary)),
        ])
      })
  }
}
