import Foundation
import NIOCore
import NIOPosix
import Subprocesses
import Testing

@testable import BrowserHost
@testable import ScreenHost

/// Screens in processes of their own, which end, hang, grow or speak nonsense.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(60))) struct ScreenProcessTests {
  private static let names = ["trap", "loop", "memory", "exit", "fields"]
  private nonisolated static let ready = Data(
    #"{"type":"ready","version":3,"size":[9,9],"scale":1,"style":"light","device":"iphone-15"}"#
      .utf8)

  private final class Anchor {}

  /// The program with screens that break, beside the tests.
  private static var probe: SpawnedProcess.Program {
    get throws {
      for folder in [Bundle.main.executableURL!, Bundle(for: Anchor.self).bundleURL] {
        let file = folder.deletingLastPathComponent().appendingPathComponent("ControlProbe")
        guard FileManager.default.isExecutableFile(atPath: file.path) else { continue }
        return SpawnedProcess.Program(
          path: file.path, arguments: ["ControlProbe"], environment: ["SWIFT_BACKTRACE": ""])
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }

  private static func shell(_ script: String) -> SpawnedProcess.Program {
    SpawnedProcess.Program(path: "/bin/sh", arguments: ["sh", "-c", script])
  }

  /// Provides screens of a program, and ends them.
  private func withScreens(
    _ program: SpawnedProcess.Program, _ limits: ProcessLimits = ProcessLimits(),
    _ body: @MainActor (ProcessScreens) async throws -> Void
  ) async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let catalog = Self.names.map {
      CatalogEntry(name: $0, title: $0, summary: "")
    }
    let screens = ProcessScreens(program, catalog: catalog, on: group, limits: limits)
    do {
      try await body(screens)
      await screens.stop()
    } catch {
      await screens.stop()
      try? await group.shutdownGracefully()
      throw error
    }
    #expect(screens.processes.isEmpty)
    try await group.shutdownGracefully()
  }

  /// The end of a screen before it was drawn.
  private struct EarlyEnd: Error {
    let event: ScreenEvent
  }

  /// A page that reads what a screen sends.
  @MainActor private final class Page {
    let link: any ScreenLink
    private(set) var sequence = 0
    private(set) var inputs: [Int] = []
    private(set) var buttons: [Int] = []
    private(set) var containers: [Int] = []
    private var waiter: CheckedContinuation<Void, Never>?

    init(_ link: any ScreenLink) throws {
      self.link = link
      link.whenReady = { [weak self] in
        self?.waiter?.resume()
        self?.waiter = nil
      }
      try send(ready)
    }

    func send(_ data: Data) throws {
      link.receive(try PageMessage(decoding: data)) {}
    }

    func send(_ text: String) throws { try send(Data(text.utf8)) }

    /// Returns the next event, and acknowledges a message.
    func next() async throws -> ScreenEvent {
      while true {
        if let event = link.takeEvent() {
          if case .message(let text) = event { try read(text) }
          return event
        }
        await withCheckedContinuation { waiter = $0 }
      }
    }

    private func read(_ text: String) throws {
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      if let number = object["sequence"] as? Int {
        sequence = number
        try send(#"{"type":"ack","sequence":\#(number)}"#)
      }
      for node in object["nodes"] as? [[String: Any]] ?? [] {
        guard let id = node["id"] as? Int else { continue }
        if node["input"] is [String: Any] { inputs.append(id) }
        if node["role"] as? String == "button" { buttons.append(id) }
        if node["scroll"] is [String: Any] { containers.append(id) }
      }
    }

    /// Waits for the first patch.
    func open() async throws {
      while buttons.isEmpty {
        switch try await next() {
        case .message, .stall: continue
        case let event: throw EarlyEnd(event: event)
        }
      }
    }

    /// Presses the button that breaks the app, and waits for the end of the screen.
    func breakDown() async throws -> ScreenEvent {
      try press()
      return try await end()
    }

    /// Waits for a report of the screen's end.
    func end() async throws -> ScreenEvent {
      while true {
        switch try await next() {
        // The runtime may take a time for the stack.
        case .message, .stall: continue
        case let event: return event
        }
      }
    }

    /// Presses the button that breaks the app, and waits until the screen does not respond.
    func stall() async throws -> Duration? {
      try press()
      while true {
        switch try await next() {
        case .message: continue
        case .stall(let duration): return duration
        default: return nil
        }
      }
    }

    func press() throws {
      for phase in ["began", "ended"] {
        try send(#"{"type":"touch","id":1,"phase":"\#(phase)","point":[60,100]}"#)
      }
    }
  }

  private func failure(of event: ScreenEvent) -> ScreenFailure? {
    if case .failure(let failure) = event { failure } else { nil }
  }

  @Test func `a trap ends one screen with its sentence, and another goes on`() async throws {
    try await withScreens(try Self.probe) { screens in
      let other = try Page(screens.open("trap", ScreenOpening()))
      try await other.open()
      let page = try Page(screens.open("trap", ScreenOpening()))
      try await page.open()
      var failure = failure(of: try await page.breakDown())
      if failure?.awaitsStack == true {
        #expect(failure?.sentence == "The button was pressed in section 4, as expected.")
        failure = self.failure(of: try await page.end())
      }
      #expect(failure?.sentence == "The button was pressed in section 4, as expected.")
      #expect(failure?.log.contains("FaultyScreenController.swift") == true)
      #expect(failure?.place?.hasPrefix("FaultyScreenController.swift:") == true)
      #expect(failure?.awaitsStack == false)
      try other.send(#"{"type":"appearance","style":"dark"}"#)
      guard case .message = try await other.next() else {
        Issue.record("The other screen has ended, too.")
        return
      }
    }
  }

  @Test func `an app that ends by itself is a fault with its exit code`() async throws {
    try await withScreens(try Self.probe) { screens in
      let page = try Page(screens.open("exit", ScreenOpening()))
      try await page.open()
      let failure = failure(of: try await page.breakDown())
      #expect(failure?.sentence == "The app has ended with the exit code 3.")
    }
  }

  @Test func `a loop stalls one screen, and is ended after a time`() async throws {
    var limits = ProcessLimits()
    limits.stallTime = .milliseconds(500)
    try await withScreens(try Self.probe, limits) { screens in
      let page = try Page(screens.open("loop", ScreenOpening()))
      try await page.open()
      #expect(try #require(await page.stall()) >= limits.stallTime)
      let child = try #require(screens.processes.first)
      // Others are made and drawn meanwhile.
      let other = try Page(screens.open("trap", ScreenOpening()))
      try await other.open()
      // The checks of later times, which a loaded machine does not reach before a response.
      var time = ContinuousClock.now
      while !child.hasEnded {
        time += limits.hangTime + .seconds(1)
        child.check(at: time, afterDelay: .zero)
        try await Task.sleep(for: .milliseconds(20))
      }
      var event = try await page.next()
      while case .stall = event { event = try await page.next() }
      #expect(
        failure(of: event)?.sentence
          == "The screen was ended because it did not respond for 60 seconds.")
      #expect(screens.processes.count == 1)
    }
  }

  @Test func `a screen that takes too much memory is ended`() async throws {
    var limits = ProcessLimits()
    limits.memory = 300 << 20
    limits.checkInterval = .milliseconds(50)
    try await withScreens(try Self.probe, limits) { screens in
      let page = try Page(screens.open("memory", ScreenOpening()))
      try await page.open()
      #expect(
        failure(of: try await page.breakDown())?.sentence
          == "The screen was ended because it used more than 300 MB of memory.")
    }
  }

  @Test func `the state of the user survives the end of a process`() async throws {
    try await withScreens(try Self.probe) { screens in
      let page = try Page(screens.open("trap", ScreenOpening()))
      try await page.open()
      let container = try #require(page.containers.last)
      try page.send(
        #"{"type":"scroll","id":\#(container),"offset":[0,700],"resting":true}"#)
      try page.send(
        #"{"type":"edit","id":\#(try #require(page.inputs.first)),"text":"Kept","number":1}"#)
      while page.link.lastState?.texts.isEmpty != false {
        try await Task.sleep(for: .milliseconds(20))
      }
      _ = try await page.breakDown()
      let state = try #require(page.link.lastState)
      #expect(state.texts.values.sorted() == ["Kept"])
      #expect(state.offsets.values.sorted { $0[1] < $1[1] } == [[0, 700]])
      let next = try Page(
        screens.open("trap", ScreenOpening(firstSequence: page.sequence + 1, state: state)))
      try await next.open()
      #expect(next.sequence > page.sequence)
      #expect(await next.link.close() == state)
    }
  }

  @Test func `the screen that was not used for the longest time goes to sleep`() async throws {
    var limits = ProcessLimits()
    limits.count = 2
    try await withScreens(try Self.probe, limits) { screens in
      let pages = try (0..<2).map { _ in try Page(screens.open("trap", ScreenOpening())) }
      for page in pages { try await page.open() }
      try pages[0].send(#"{"type":"touch","id":1,"phase":"began","point":[200,600]}"#)
      try pages[0].send(#"{"type":"touch","id":1,"phase":"ended","point":[200,600]}"#)
      _ = try Page(screens.open("trap", ScreenOpening()))
      var event = try await pages[1].next()
      while case .message = event { event = try await pages[1].next() }
      #expect(event == .sleep)
      _ = await pages[1].link.close()
      while screens.processes.count > 2 { try await Task.sleep(for: .milliseconds(20)) }
    }
  }

  @Test(
    arguments: [
      ("printf 'no message at all' >&3; sleep 20", "it sent invalid data"),
      ("exit 7", "ended with the exit code 7."),
      ("kill -SEGV $$", "ended by signal 11"),
      ("echo 'a last word' >&2; exit 1", "ended with the exit code 1."),
    ]) func `a program that is no process of screens is a fault`(
      script: String, words: String
    ) async throws
  {
    try await withScreens(Self.shell(script)) { screens in
      let page = try Page(screens.open("fields", ScreenOpening()))
      let failure = failure(of: try await page.end())
      #expect(failure?.sentence.contains(words) == true, "\(failure?.sentence ?? "none")")
      if script.contains("last word") { #expect(failure?.log == "a last word\n") }
    }
  }

  @Test func `a crash is reported before its stack is written`() async throws {
    let script =
      "printf 'App/Cell.swift:7: Fatal error: No cell.\\n*** Signal 5: Backtracing from 0x1...' >&2; "
      + "sleep 1; printf ' done ***\\nThread 0 crashed:\\n' >&2; kill -TRAP $$"
    try await withScreens(Self.shell(script)) { screens in
      let page = try Page(screens.open("fields", ScreenOpening()))
      let first = failure(of: try await page.end())
      #expect(first?.sentence == "No cell.")
      #expect(first?.place == "Cell.swift:7")
      #expect(first?.awaitsStack == true)
      let last = failure(of: try await page.end())
      #expect(last?.sentence == "No cell.")
      #expect(last?.awaitsStack == false)
      #expect(last?.log.contains("Thread 0 crashed:") == true)
    }
  }

  #if os(Linux)
    /// The number of running processes whose arguments are one command.
    private func count(of command: String) -> Int {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.count { name in
        guard pid_t(name) != nil,
          let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
        else { return false }
        return line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
          .joined(separator: " ") == command
      }
    }

    @Test func `processes that a screen has started end with it`() async throws {
      // One in its group, one in a session of its own, and one of a process that has ended.
      let marks = (1...3).map { "sleep 3600.\(getpid())\($0)" }
      let file = FileManager.default.temporaryDirectory.appending(path: "end-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      let script =
        "\(marks[0]) & setsid \(marks[1]) & (\(marks[2]) &); "
        + "until [ -e '\(file.path)' ]; do sleep 0.05; done; exit 3"
      var limits = ProcessLimits()
      limits.startTime = .seconds(3600)
      try await withScreens(Self.shell(script), limits) { screens in
        let page = try Page(screens.open("fields", ScreenOpening()))
        while marks.contains(where: { count(of: $0) == 0 }), !screens.processes.isEmpty {
          try await Task.sleep(for: .milliseconds(20))
        }
        #expect(marks.map(count) == [1, 1, 1])
        try Data().write(to: file)
        let failure = failure(of: try await page.end())
        #expect(failure?.sentence == "The app has ended with the exit code 3.")
        #expect(marks.map(count) == [0, 0, 0])
      }
    }
  #endif

  @Test func `a program without a first message is ended after a time`() async throws {
    var limits = ProcessLimits()
    limits.startTime = .milliseconds(300)
    try await withScreens(Self.shell("sleep 60"), limits) { screens in
      let page = try Page(screens.open("fields", ScreenOpening()))
      let failure = failure(of: try await page.end())
      #expect(failure?.sentence.contains("did not start") == true)
    }
  }

  @Test func `a program that does not exist is a fault of the screen`() async throws {
    let program = SpawnedProcess.Program(path: "/no/such/program", arguments: ["program"])
    try await withScreens(program) { screens in
      let page = try Page(screens.open("fields", ScreenOpening()))
      let failure = failure(of: try await page.end())
      #expect(failure?.sentence.contains("/no/such/program cannot be started") == true)
    }
  }

  @Test func `drawings are made in a process, and an unknown device is said`() async throws {
    var limits = ProcessLimits()
    // A process that exceeds the limit on a busy machine is replaced by another one.
    limits.startTime = .seconds(600)
    try await withScreens(try Self.probe, limits) { screens in
      let order = LinkDrawing(entry: "fields", device: nil, isDark: false)
      guard case .svg(let text) = await screens.drawing(order) else {
        Issue.record("There was no drawing.")
        return
      }
      #expect(text.hasPrefix("<svg"))
      let unknown = LinkDrawing(entry: "fields", device: "no-phone", isDark: false)
      #expect(await screens.drawing(unknown) == .unknownDevice)
      #expect(screens.processes.count == 1)
    }
  }

  @Test func `a drawing by a program that breaks is a fault`() async throws {
    try await withScreens(Self.shell("exit 9")) { screens in
      let order = LinkDrawing(entry: "fields", device: nil, isDark: false)
      #expect(
        await screens.drawing(order) == .failure("The app has ended with the exit code 9."))
    }
  }

  @Test func `a drawing that breaks its process is tried once for each build`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "starts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withScreens(Self.shell("echo >> '\(folder.path)'; exit 9")) { screens in
      let orders = Self.names.map { LinkDrawing(entry: $0, device: nil, isDark: false) }
      let failure = ScreenPicture.failure("The app has ended with the exit code 9.")
      await withTaskGroup(of: ScreenPicture.self) { group in
        for order in orders { group.addTask { await screens.drawing(order) } }
        for await picture in group { #expect(picture == failure) }
      }
      let starts = { try String(contentsOf: folder, encoding: .utf8).count }
      let count = try starts()
      #expect(count <= 2 * orders.count)
      #expect(await screens.drawing(orders[0]) == failure)
      #expect(try starts() == count)
      screens.update(.built(Self.shell("exit 8"), screens.catalog, front: nil))
      #expect(
        await screens.drawing(orders[0]) == .failure("The app has ended with the exit code 8."))
    }
  }

  @Test func `a process of screens has no descriptors of the server`() async throws {
    let script = "cd /proc/self/fd; for n in *; do [ $n -gt 3 ] && echo $n; done >&2; exit 1"
    let file = open("/dev/null", O_RDONLY)
    let high = fcntl(file, F_DUPFD, 50)
    defer {
      close(file)
      close(high)
    }
    try await withScreens(Self.shell(script)) { screens in
      let page = try Page(screens.open("fields", ScreenOpening()))
      let failure = failure(of: try await page.end())
      // The shell itself opens the folder, and keeps a script in none.
      let numbers = (failure?.log ?? "").split(separator: "\n").compactMap { Int32($0) }
      #expect(!numbers.contains(high), "\(numbers)")
      #expect(numbers.allSatisfy { $0 < 50 }, "\(numbers)")
    }
  }

  @Test func `a flood of errors is read to its end`() async throws {
    try await withScreens(
      // On one long line, so that other output is still found beside it.
      Self.shell("head -c 300000 /dev/zero | tr '\\000' . >&2; echo >&2; echo end >&2; exit 2")
    ) { screens in
      let page = try Page(screens.open("fields", ScreenOpening()))
      let failure = failure(of: try await page.end())
      #expect(failure?.log.hasSuffix("end\n") == true)
    }
  }

  @Test func `the process of an application ends after a rebuild`() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let catalog = [
      CatalogEntry(name: "fields", title: "App", summary: "", isApplication: true)
    ]
    let screens = ProcessScreens(try Self.probe, catalog: catalog, on: group)
    let page = try Page(screens.open("fields", ScreenOpening()))
    while page.inputs.isEmpty { _ = try await page.next() }
    screens.update(.built(try Self.probe, catalog, front: nil))
    _ = await page.link.close()
    while !screens.processes.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    // One without pages ends at once.
    let second = try Page(screens.open("fields", ScreenOpening()))
    while second.inputs.isEmpty { _ = try await second.next() }
    _ = await second.link.close()
    #expect(screens.processes.count == 1)
    screens.update(.built(try Self.probe, catalog, front: nil))
    while !screens.processes.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    await screens.stop()
    try await group.shutdownGracefully()
  }

  @Test func `the end of a touch reaches an app that did not respond`() async throws {
    // The parts of a movement are dropped while the app does not respond.
    for (text, isReplaceable) in [
      (#"{"type":"touch","id":1,"phase":"moved","point":[60,100]}"#, true),
      (#"{"type":"touch","id":1,"phase":"ended","point":[60,100]}"#, false),
      (#"{"type":"touch","id":1,"phase":"cancelled","point":[60,100]}"#, false),
      (#"{"type":"scroll","id":1,"offset":[0,7]}"#, true),
      (#"{"type":"scroll","id":1,"offset":[0,7],"resting":true}"#, false),
      (#"{"type":"edit","id":1,"text":"a","number":1}"#, false),
      (#"{"type":"submit","id":1}"#, false),
    ] {
      let message = try PageMessage(decoding: Data(text.utf8)).content
      #expect(message.isReplaceable == isReplaceable, "\(text)")
    }
  }

  @Test func `names of pictures are kept up to a number, and leave with their process`() {
    final class Process {}
    let (one, other) = (Process(), Process())
    var owners = PictureOwners<Process>(limit: 100)
    for index in 0..<1000 {
      owners.set(index.isMultiple(of: 2) ? one : other, of: "\(index)")
      #expect(owners.count <= 100)
    }
    #expect(owners.owner(of: "999") === other)
    #expect(owners.owner(of: "998") === one)
    #expect(owners.owner(of: "0") == nil)
    owners.remove(other)
    #expect(owners.owner(of: "999") == nil)
    #expect(owners.owner(of: "998") === one)
  }
}
