import Foundation
import TestSupport
import Testing

@testable import BrowserHost
@testable import ScreenHost

/// The messages between the server and a process of screens.
@Suite struct LinkFrameTests {
  @Test(arguments: 0..<20) func `messages arrive whole from pieces of any length`(seed: Int) throws
  {
    var random = RepeatableRandom(seed: UInt64(seed))
    let frames = (0..<50).map { _ in
      LinkFrame(
        LinkFrame.Kind(rawValue: UInt8.random(in: 1...12, using: &random))!,
        number: UInt32.random(in: 0...UInt32.max, using: &random),
        payload: Data(
          (0..<Int.random(in: 0...3000, using: &random)).map { _ in
            UInt8.random(in: 0...255, using: &random)
          }))
    }
    var bytes = frames.reduce(into: Data()) { $0.append($1.encoded) }[...]
    var decoder = LinkDecoder()
    var received: [LinkFrame] = []
    while !bytes.isEmpty {
      let count = min(bytes.count, Int.random(in: 1...5000, using: &random))
      decoder.add(bytes.prefix(count))
      bytes = bytes.dropFirst(count)
      while let frame = try decoder.next() { received.append(frame) }
    }
    #expect(received == frames, "seed \(seed)")
  }

  @Test func `an unknown kind is no message`() throws {
    var decoder = LinkDecoder()
    decoder.add(Array("garbage at least nine bytes long".utf8))
    #expect(throws: LinkGarbage(description: "The byte 103 begins no message.")) {
      try decoder.next()
    }
  }

  @Test func `a length beyond the limit is refused before its bytes arrive`() throws {
    var decoder = LinkDecoder()
    decoder.add([2, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff])
    #expect(throws: LinkGarbage.self) { try decoder.next() }
  }

  @Test func `a stack is reduced to functions and places in sources`() {
    let output = """
      App/Screen.swift:7: Fatal error: There is no row 9.

      *** Signal 4: Backtracing from 0x7ffb... done ***

      *** Program crashed: Illegal instruction at 0x00007ffb ***

      Thread 0 "App" crashed:

       0                  0x00007ffb _assertionFailure(_:_:file:line:) + 304 in libswiftCore.so
       1 [ra]             0x0000556d Screen.tap(_:) + 289 in App at /src/App/Screen.swift:7:12
       2 [async] [thunk]  0x0000556d thunk for @escaping () -> () in App at //<compiler-generated>
      """
    let text = StackText.shortened(output)
    #expect(text.contains("Screen.tap(_:)\n    /src/App/Screen.swift:7:12"))
    #expect(text.hasPrefix("App/Screen.swift:7: Fatal error: There is no row 9."))
    #expect(!text.contains("thunk"))
    #expect(!text.contains("libswiftCore"))
  }

  @Test func `the place of an error is in the app's own code`() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "Screen-\(UUID().uuidString).swift")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let modules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let stack = """
      UIKit/Require.swift:4: Fatal error: There is no row 9.
       0 0x01 require(_:_:) + 1 in libUIKit.so at \(modules.path)/UIKit/UIKit.swift:7:12
       1 [ra] 0x02 Array.subscript.getter + 1 in libswiftCore.so at /no/such/Array.swift:8:3
       2 [ra] 0x03 Screen.tap(_:) + 289 in App at \(file.path):21:12
       3 [ra] 0x04 main + 2 in App at \(file.path):90:1
      """
    #expect(StackText.place(in: stack) == "\(file.lastPathComponent):21")
    #expect(StackText.place(in: "Fatal error: no stack") == nil)
  }

  @Test(arguments: [
    ("App/Cell.swift:12: Fatal error: x\n", "Cell.swift:12"),
    ("/home/me/App/Cell.swift:12: Fatal error: x\n", "Cell.swift:12"),
    ("UIKit/Require.swift:12: Fatal error: x\n", nil),
    ("Swift/Array.swift:12: Fatal error: x\n", nil),
    ("Fatal error: x\n", nil), ("noise\n", nil),
  ])
  func `a fatal error is at its line`(_ output: String, _ place: String?) {
    var tail = OutputTail()
    tail.add(Array(output.utf8))
    #expect(tail.fatalErrorPlace == place)
  }

  @Test func `a stack is announced before it is written`() {
    var tail = OutputTail()
    tail.add(Array("started\nA/B.swift:3: Fatal error: The sentence.\n".utf8))
    #expect(tail.announcedSignal == nil)
    tail.add(Array("*** Signal 5: Backtracing from 0x7f01...".utf8))
    #expect(tail.announcedSignal == 5)
    #expect(tail.textBeforeStack == "started\nA/B.swift:3: Fatal error: The sentence.\n")
    let failure = ScreenFailure(beforeStackIn: tail, signal: 5)
    #expect(failure.sentence == "The sentence.")
    #expect(failure.place == "B.swift:3")
    #expect(failure.awaitsStack)
  }

  @Test func `the sentence of an error is found after other output`() {
    var tail = OutputTail()
    tail.add(Array(String(repeating: "noise\n", count: 20_000).utf8))
    tail.add(Array("A/B.swift:3: Fatal error: The sentence.\nThread 0 crashed:\n".utf8))
    #expect(tail.fatalError == "The sentence.")
    #expect(tail.text.utf8.count <= OutputTail.maximumLength)
    #expect(tail.text.hasPrefix("noise\n"))
  }
}
