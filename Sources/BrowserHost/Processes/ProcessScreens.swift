import Foundation
import NIOCore
import ScreenHost
import Subprocesses

/// Screens in processes of their own: one for each screen, and one for all scenes of an
/// application.
///
/// The server itself runs nothing of an app. What ends, hangs or grows is one process.
@MainActor
final class ProcessScreens: ScreenSource {
  private(set) var catalog: [CatalogEntry]
  private(set) var front: FrontEntry?
  private(set) var build: BuildState?
  private(set) var buildCount = 0
  private var program: SpawnedProcess.Program?
  private let group: any EventLoopGroup
  private let limits: ProcessLimits
  private var children: [ObjectIdentifier: ScreenChild] = [:]
  private var applications: [String: ScreenChild] = [:]
  private var artist: ScreenChild?
  private var artistOrders = 0
  /// The drawings of examples, and the failures of those that end their processes.
  private var drawings: [LinkDrawing: ScreenPicture] = [:]
  /// The last of the drawings that are made alone, one after another.
  private var soloist: Task<ScreenPicture, Never>?
  /// The running processes with pictures, by the names of these.
  private var pictureOwners = PictureOwners<ScreenChild>()
  private var supervision: Task<Void, Never>?
  private var lastCheck = ContinuousClock.now

  init(
    _ program: SpawnedProcess.Program, catalog: [CatalogEntry], front: FrontEntry? = nil,
    on group: any EventLoopGroup, limits: ProcessLimits = ProcessLimits()
  ) {
    self.program = program
    self.catalog = catalog
    self.front = front
    self.group = group
    self.limits = limits
  }

  /// Creates screens of a program that is being built.
  init(buildingOn group: any EventLoopGroup, limits: ProcessLimits = ProcessLimits()) {
    catalog = []
    build = .running
    self.group = group
    self.limits = limits
  }

  /// Changes the state of the build.
  ///
  /// New screens run the newly built program. Running ones stay; start them again with
  /// ``SessionRegistry/restart()``.
  func update(_ update: PreviewUpdate) {
    switch update {
    case .building: build = .running
    case .failed(let output): build = .failed(output)
    case .built(let program, let catalog, let front):
      build = .ready
      buildCount += 1
      self.program = program
      self.catalog = catalog
      self.front = front
      drawings = [:]
      // The scenes of an application that are displayed still are closed by their pages.
      let retired = applications.values.filter { $0.screenCount == 0 }
      applications = [:]
      for child in retired { Task { @MainActor in await child.end() } }
      if let artist {
        self.artist = nil
        Task { @MainActor in await artist.end() }
      }
    }
  }

  /// The running processes, for tests.
  var processes: [ScreenChild] { Array(children.values) }

  // MARK: Screens

  func open(_ name: String, _ opening: ScreenOpening) -> any ScreenLink {
    let isApplication = application(named: name) != nil
    let child: ScreenChild
    if let running = applications[name], !running.hasEnded, !running.isAsleep {
      child = running
    } else {
      do {
        child = try start(application(named: name))
      } catch {
        return ChildScreen(
          failure: ScreenFailure(sentence: error.description), state: opening.state)
      }
      if isApplication { applications[name] = child }
    }
    let screen = child.open(name, opening)
    screen.whenClosed = { [weak self, weak child] in
      // The current process of an application runs in the background without screens.
      guard let child, child.screenCount == 0,
        child.isAsleep || self?.applications[name] !== child
      else { return }
      Task { @MainActor in await child.end() }
    }
    return screen
  }

  /// Returns the entry with a name if it is an application.
  private func application(named name: String) -> CatalogEntry? {
    catalog.first { $0.name == name && $0.isApplication }
  }

  /// Starts a process with the examples, or with an application.
  private func start(
    _ application: CatalogEntry? = nil
  ) throws(SpawnedProcess.Failure) -> ScreenChild {
    guard var program else {
      fatalError("A page has opened a screen of a program that is not built.")
    }
    if let application {
      program.environment[PreviewApplication.variable] = application.title
    }
    makeRoom()
    let child = try ScreenChild(program, on: group, limits: limits)
    let key = ObjectIdentifier(child)
    children[key] = child
    child.whenEnded = { [weak self, weak child] in
      guard let self else { return }
      children[key] = nil
      if let child { pictureOwners.remove(child) }
    }
    child.whenPicturesArrive = { [weak self, weak child] names in
      guard let self, let child else { return }
      for name in names { pictureOwners.set(child, of: name) }
    }
    supervise()
    return child
  }

  /// Puts the process to sleep that was not used for the longest time, if there are too many.
  private func makeRoom() {
    let candidates = children.values.filter { $0 !== artist && !$0.isAsleep }
    guard candidates.count >= limits.count,
      let oldest = candidates.min(by: { $0.lastInput < $1.lastInput })
    else { return }
    retire(oldest)
  }

  /// Puts a process to sleep, or ends it if it has no screens.
  private func retire(_ child: ScreenChild) {
    child.sleep()
    if child.screenCount == 0 { Task { @MainActor in await child.end() } }
  }

  /// Checks the processes as long as there are any.
  private func supervise() {
    guard supervision == nil else { return }
    lastCheck = .now
    supervision = Task { @MainActor [weak self, limits] in
      while !Task.isCancelled {
        try? await Task.sleep(for: limits.checkInterval)
        guard let self, self.check() else { return }
      }
    }
  }

  /// Checks all processes; returns `false` if there are none.
  private func check() -> Bool {
    guard !children.isEmpty else {
      supervision = nil
      return false
    }
    let now = ContinuousClock.now
    // A server that was busy itself has not seen the responses.
    let delay = max(.zero, now - lastCheck - limits.checkInterval * 2)
    lastCheck = now
    for child in children.values {
      child.check(at: now, afterDelay: delay)
      if child !== artist, !child.isAsleep, now - child.lastInput > limits.idleTime {
        retire(child)
      }
    }
    return true
  }

  // MARK: Drawings and pictures

  func drawing(_ order: LinkDrawing) async -> ScreenPicture {
    if let drawing = drawings[order] { return drawing }
    let answer: ScreenPicture
    if application(named: order.entry) != nil {
      answer = await drawAlone(order)
    } else {
      // An example that ends the process takes other drawings with it, which are made again alone.
      let shared = await draw(order, sharing: true)
      if case .failure = shared { answer = await drawAlone(order) } else { answer = shared }
    }
    switch answer {
    case .svg, .failure:
      if drawings.count >= Self.drawingCount { drawings = [:] }
      drawings[order] = answer
    case .unknownDevice: break
    }
    return answer
  }

  /// The maximum number of kept drawings.
  private static let drawingCount = 500

  /// Makes a drawing in a process of its own, after the others of this kind.
  private func drawAlone(_ order: LinkDrawing) async -> ScreenPicture {
    let earlier = soloist
    let task = Task { @MainActor in
      _ = await earlier?.value
      return await draw(order, sharing: false)
    }
    soloist = task
    defer { if soloist == task { soloist = nil } }
    return await task.value
  }

  private func draw(_ order: LinkDrawing, sharing: Bool) async -> ScreenPicture {
    let child: ScreenChild
    do {
      child = try sharing ? sharedArtist() : start(application(named: order.entry))
    } catch {
      return .failure(error.description)
    }
    if sharing { artistOrders += 1 }
    let payload = LinkFrame(.drawing, value: order).payload
    let answer = await child.ask(.drawing, payload: payload)
    if !sharing {
      Task { @MainActor in await child.end() }
    } else {
      artistOrders -= 1
      releaseArtist(child)
    }
    guard let answer else {
      return .failure(child.failure?.sentence ?? "The drawing took too long.")
    }
    return answer.isEmpty ? .unknownDevice : .svg(String(decoding: answer, as: UTF8.self))
  }

  private func sharedArtist() throws(SpawnedProcess.Failure) -> ScreenChild {
    if let artist, !artist.hasEnded { return artist }
    let child = try start()
    artist = child
    return child
  }

  /// Ends the process of drawings some time after the last one.
  private func releaseArtist(_ child: ScreenChild) {
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(5))
      guard let self, self.artist === child, self.artistOrders == 0 else { return }
      self.artist = nil
      await child.end()
    }
  }

  func picture(named name: String) async -> (type: String, data: Data)? {
    guard let child = pictureOwners.owner(of: name),
      let answer = await child.ask(.picture, payload: Data(name.utf8)),
      let end = answer.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    return (String(decoding: answer[..<end], as: UTF8.self), Data(answer[(end + 1)...]))
  }

  func media(_ request: MediaPart.Request) async -> MediaPart? {
    guard let child = pictureOwners.owner(of: request.name),
      let answer = await child.ask(
        .media, payload: LinkFrame(.media, value: request).payload)
    else { return nil }
    return MediaPart(encoded: answer)
  }

  func stop() async {
    supervision?.cancel()
    await withTaskGroup(of: Void.self) { group in
      for child in children.values { group.addTask { await child.end() } }
    }
  }
}
