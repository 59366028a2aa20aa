import ScreenHost
import UIKit

/// The handler of every request to the server.
@MainActor
struct GalleryHandler: Sendable {
  let screens: any ScreenSource
  let sessions: SessionRegistry

  /// The result of a request.
  enum Reply: Sendable {
    case answer(PageAnswer)
    /// A conversation that waits for the connection to become a WebSocket.
    case conversation(Conversation)
  }

  /// Returns the reply to a request that ``RequestGuard`` accepted.
  ///
  /// - Parameters:
  ///   - range: The header `Range`; `nil` if there is none.
  ///   - opensSocket: A Boolean value that indicates whether the request is for a WebSocket and may
  ///     have one.
  func reply(to text: String, range: String? = nil, opensSocket: Bool) async -> Reply {
    let target = RequestTarget(text)
    let parts = target.components
    switch (parts.first ?? "", parts.count) {
    case ("", 1): return .answer(PageAsset.index.answer)
    case ("catalog.json", 1):
      return .answer(PageAnswer(type: "application/json", body: Array(catalogDocument.utf8)))
    case ("page", 2):
      guard let asset = PageAsset(named: parts[1]) else { break }
      return .answer(asset.answer)
    case ("example", 2):
      guard entry(named: parts[1]) != nil else { return .answer(unknownExample(parts[1])) }
      return .answer(PageAsset.index.answer)
    case ("source", 2):
      guard let entry = entry(named: parts[1]) else { return .answer(unknownExample(parts[1])) }
      let paths = entry.sources
      // Files are read beside the messages of screens.
      let document = await Task.detached { SourceListing(of: paths).json }.value
      return .answer(PageAnswer(type: "application/json", body: Array(document.utf8)))
    case ("preview", 2):
      return .answer(
        await preview(
          parts[1], device: target.value(of: "device"),
          isDark: target.value(of: "style") == "dark"))
    case ("images", 2):
      guard let (type, data) = await screens.picture(named: parts[1]) else { break }
      return .answer(PageAnswer(type: type, body: Array(data), isPermanent: true))
    case ("media", 2):
      guard let answer = await media(parts[1], ByteRange(header: range)) else { break }
      return .answer(answer)
    case ("socket", 2):
      guard let entry = entry(named: parts[1]) else { return .answer(unknownExample(parts[1])) }
      guard opensSocket else {
        return .answer(.notice(.badRequest, "This address is for the WebSocket of a page."))
      }
      return conversation(about: entry)
    default: break
    }
    return .answer(.notice(.notFound, "There is no page at this address."))
  }

  private func entry(named name: String) -> CatalogEntry? {
    screens.catalog.first { $0.name == name }
  }

  private func unknownExample(_ name: String) -> PageAnswer {
    .notice(.notFound, "There is no example called “\(name.prefix(80))”.")
  }

  private func preview(_ file: String, device: String?, isDark: Bool) async -> PageAnswer {
    guard file.hasSuffix(".svg"), let entry = entry(named: String(file.dropLast(4))) else {
      return unknownExample(file)
    }
    switch await screens.drawing(LinkDrawing(entry: entry.name, device: device, isDark: isDark)) {
    case .svg(let drawing):
      return PageAnswer(type: "image/svg+xml", body: Array(drawing.utf8))
    case .unknownDevice:
      return .notice(.notFound, "There is no device called “\((device ?? "").prefix(80))”.")
    case .failure(let sentence):
      return .notice(.internalServerError, sentence)
    }
  }

  /// Returns a part of a video or sound, or the whole without a range.
  private func media(_ name: String, _ range: ByteRange?) async -> PageAnswer? {
    let request = MediaPart.Request(
      name: name, first: range?.first, last: range?.last,
      maximumLength: range == nil ? nil : ByteRange.maximumLength)
    guard let part = await screens.media(request) else { return nil }
    var answer = PageAnswer(type: part.type, body: Array(part.data), isPermanent: true)
    answer.fields = [("Accept-Ranges", "bytes")]
    guard range != nil else { return answer }
    guard !part.data.isEmpty else {
      answer.status = .rangeNotSatisfiable
      answer.fields.append(("Content-Range", "bytes */\(part.totalLength)"))
      return answer
    }
    answer.status = .partialContent
    let last = part.first + part.data.count - 1
    answer.fields.append(("Content-Range", "bytes \(part.first)-\(last)/\(part.totalLength)"))
    return answer
  }

  private func conversation(about entry: CatalogEntry) -> Reply {
    guard sessions.hasRoom else {
      return .answer(
        .notice(
          .serviceUnavailable,
          "\(SessionRegistry.maximumCount) pages are open already; close one and try again."))
    }
    let conversation = Conversation(name: entry.name, screens: screens, registry: sessions)
    // A page that opens after the last build has failed displays the screen of an earlier one.
    if let build = screens.build, case .failed = build { conversation.notify(build.json) }
    return .conversation(conversation)
  }

  private var catalogDocument: String {
    let devices = (Device.all + Device.allEarlier).map { device in
      JSONText.object([
        ("name", JSONText.string(device.slug)), ("title", JSONText.string(device.name)),
      ])
    }
    return JSONText.object(
      [
        ("examples", list(screens.catalog.filter(\.isListed))),
        ("hidden", list(screens.catalog.filter { !$0.isListed })),
        ("devices", JSONText.list(devices)),
      ] + (screens.front?.members ?? []) + buildMembers)
  }

  /// The state of the build, and the number of builds, by which a page notices each of them.
  private var buildMembers: [(name: String, value: String)] {
    guard let build = screens.build else { return [] }
    return [("build", build.json), ("buildCount", String(screens.buildCount))]
  }

  private func list(_ entries: [CatalogEntry]) -> String {
    JSONText.list(
      entries.map { entry in
        JSONText.object(
          [
            ("name", JSONText.string(entry.name)), ("title", JSONText.string(entry.title)),
            ("summary", JSONText.string(entry.summary)),
          ] + (entry.group.map { [("group", JSONText.string($0))] } ?? [])
            + (entry.sources.isEmpty ? [] : [("source", "true")]))
      })
  }
}
