import Foundation

/// This process as a process of screens, which a server has started.
///
/// It displays the examples that the server orders over a connection, and ends with it.
@MainActor
package final class ScreenProcess {
  private let entries: [GalleryEntry]
  private let writer: LinkWriter
  private let images: ImageStore
  private let pulse: PulseRate
  private var screens: [UInt32: ScreenConversation] = [:]
  private let whenEnding: () -> Void

  private init(
    _ entries: [GalleryEntry], writer: LinkWriter, images: ImageStore, pulse: PulseRate,
    whenEnding: @escaping () -> Void
  ) {
    self.entries = entries
    self.writer = writer
    self.images = images
    self.pulse = pulse
    self.whenEnding = whenEnding
  }

  /// Serves screens if a server has started this process for that; otherwise returns at once.
  ///
  /// Call the function on the main thread, before anything else that the program does.
  ///
  /// - Parameters:
  ///   - entries: A closure that returns the examples.
  ///   - whenEnding: A closure called before the process ends in order.
  package static func serveIfOrdered(
    _ entries: () -> [GalleryEntry], whenEnding: @escaping () -> Void = {}
  ) {
    guard let descriptor = LinkDescriptor.take() else { return }
    // A closed connection is an error of a write, and does not end the process.
    signal(SIGPIPE, SIG_IGN)
    let writer = LinkWriter(descriptor)
    let images = ImageStore { names in
      writer.send(
        LinkFrame(.pictures, payload: Data(names.joined(separator: "\n").utf8)))
    }
    let (frames, arrival) = AsyncStream.makeStream(of: LinkFrame.self)
    LinkReader.start(descriptor) { frame in
      switch frame.kind {
      case .picture: return writer.send(answer(toPicture: frame, in: images))
      case .media:
        return writer.send(
          LinkFrame(
            .media, number: frame.number,
            payload: images.media.part(frame.value(MediaPart.Request.self))?.encoded ?? Data()))
      default: break
      }
      arrival.yield(frame)
    } end: {
      arrival.finish()
      // A main actor that is busy for ever does not keep the process.
      Thread.sleep(forTimeInterval: 1)
      ProcessFamily.own?.end()
      _exit(EXIT_SUCCESS)
    }
    let process = ScreenProcess(
      entries(), writer: writer, images: images, pulse: PulseRate(), whenEnding: whenEnding)
    writer.send(LinkFrame(.greeting))
    Task { @MainActor in
      for await frame in frames { process.receive(frame) }
      await process.end()
    }
    MainLoop.run()
  }

  /// Serves the scenes of an application if a server has started this process for that; otherwise
  /// returns at once.
  package static func serveIfOrdered(_ application: ApplicationScreens, named name: String) {
    serveIfOrdered {
      [GalleryEntry(name: name, title: application.name, application: application)]
    } whenEnding: {
      application.terminate()
    }
  }

  private nonisolated static func answer(
    toPicture frame: LinkFrame, in images: ImageStore
  ) -> LinkFrame {
    let content = images.content(named: String(decoding: frame.payload, as: UTF8.self))
    return LinkFrame(
      .picture, number: frame.number,
      payload: content.map { Data(($0.type + "\n").utf8) + $0.data } ?? Data())
  }

  private func receive(_ frame: LinkFrame) {
    switch frame.kind {
    case .open: open(frame)
    case .message:
      guard let screen = screens[frame.number] else { return }
      do throws(ProtocolViolation) {
        screen.receive(try PageMessage(decoding: frame.payload)) {}
      } catch {
        refuse(error, screen: frame.number)
      }
    case .close:
      let screen = screens.removeValue(forKey: frame.number)
      Task { @MainActor [writer] in
        let state = await screen?.close() ?? ScreenState()
        writer.send(LinkFrame(.close, number: frame.number, value: state))
      }
    case .drawing: draw(frame)
    case .beat: writer.send(frame)
    case .picture, .pictures, .media, .refusal, .state, .greeting, .order: break
    }
  }

  private func open(_ frame: LinkFrame) {
    guard let order = frame.value(LinkOpening.self),
      let entry = entries.first(where: { $0.name == order.entry })
    else {
      return refuse(.refused("There is no such example."), screen: frame.number)
    }
    let number = frame.number
    let screen = ScreenConversation(
      entry: entry, images: images, pulse: pulse, opening: order.opening)
    screens[number] = screen
    screen.whenReady = { [weak self] in self?.sendEvents(of: number) }
  }

  private func sendEvents(of number: UInt32) {
    guard let screen = screens[number] else { return }
    while let event = screen.takeEvent() {
      switch event {
      case .message(let text):
        writer.send(LinkFrame(.message, number: number, payload: Data(text.utf8)))
      case .refusal(let violation): return refuse(violation, screen: number)
      case .failure, .stall, .sleep: break
      }
    }
    if let state = screen.takeState() {
      writer.send(LinkFrame(.state, number: number, value: state))
    }
  }

  private func refuse(_ violation: ProtocolViolation, screen number: UInt32) {
    screens[number] = nil
    writer.send(LinkFrame(.refusal, number: number, value: LinkRefusal(violation)))
  }

  private func draw(_ frame: LinkFrame) {
    let order = frame.value(LinkDrawing.self)
    let entry = entries.first { $0.name == order?.entry }
    Task { @MainActor [writer] in
      var drawing: String?
      if let order, let entry {
        drawing = await ScreenDrawing.svg(
          of: entry, device: order.device, isDark: order.isDark)
      }
      writer.send(
        LinkFrame(.drawing, number: frame.number, payload: Data((drawing ?? "").utf8)))
    }
  }

  /// Ends all screens and the process.
  private func end() async {
    for screen in screens.values { _ = await screen.close() }
    screens = [:]
    whenEnding()
    writer.flush()
    ProcessFamily.own?.end()
    exit(EXIT_SUCCESS)
  }
}
