import Foundation
import Testing

@Suite("Errors are one line")
struct BadInputTests {
  /// Arguments that are at fault, and what the line has to say about them.
  static let faults: [(arguments: [String], words: [String])] = [
    (["render", "instagram-panel"], ["'instagram-panel'", "did you mean 'instagram-panels'?"]),
    (["render", "bok-shelf"], ["did you mean 'book-shelf'?"]),
    (["render", "zzzzzzzzzzzz"], ["no example named 'zzzzzzzzzzzz'", "tessera list"]),
    (["render", ""], ["no example named ''"]),
    (["render"], ["example"]),
    (
      ["render", "hello-list", "--device", "iphone15"],
      ["no device named 'iphone15'", "did you mean 'iphone-15'?"]
    ),
    (["render", "hello-list", "--device", "toaster"], ["no device named 'toaster'"]),
    (
      ["render", "hello-list", "--device", "iphone-16-ios17"],
      ["no device named 'iphone-16-ios17'", "the iPhone 16 never ran iOS 17"]
    ),
    (["render", "hello-list", "--format", "gif"], ["gif", "png", "svg", "text", "json"]),
    (
      ["render", "hello-list", "--device", "iphone-15", "--size", "10x10"],
      ["--device", "--size", "combined"]
    ),
    (["render", "hello-list", "--size", "393"], ["393", "393x852"]),
    (["render", "hello-list", "--size", "0x10"], ["from 1 to 16384"]),
    (["render", "hello-list", "--size=-5x10"], ["from 1 to 16384"]),
    (["render", "hello-list", "--size", "nanx10"], ["from 1 to 16384"]),
    (["render", "hello-list", "--size", "1e9x10"], ["from 1 to 16384"]),
    (["render", "hello-list", "--size", "infx10"], ["from 1 to 16384"]),
    (["render", "hello-list", "--scale", "nan"], ["--scale"]),
    (["render", "hello-list", "--scale", "0"], ["--scale", "from 0.5 to 8"]),
    (["render", "hello-list", "--scale=-1"], ["--scale", "from 0.5 to 8"]),
    (["render", "hello-list", "--scroll", "nan"], ["--scroll", "number"]),
    (["render", "hello-list", "--scroll", "inf"], ["--scroll", "number"]),
    (["render", "hello-list", "--scroll", "1,2,3"], ["--scroll", "two numbers", "item:0,4"]),
    (["render", "hello-list", "--scroll", "item:4"], ["--scroll", "0,4"]),
    (["render", "hello-list", "--scroll", "-x"], ["--scroll", "number"]),
    (["render", "hello-list", "--tap", ""], ["--tap", "100,200", "item:0,4"]),
    (["render", "hello-list", "--tap", "item:-1,0"], ["--tap", "0,4"]),
    (["render", "hello-list", "--wait", "-1"], ["--wait", "from 0 to 60"]),
    (["render", "hello-list", "--wait", "1e9"], ["--wait", "from 0 to 60"]),
    (["render", "hello-list", "--text-size", "huge"], ["huge", "xxxl", "accessibility-medium"]),
    (["render", "hello-list", "--size", "9x9", "--landscape"], ["--landscape", "--size"]),
    (["explain", "hello-list", "--item", "4"], ["--item", "0,4"]),
    (["explain", "hello-list", "--item", "-1,0"], ["--item", "0,4"]),
    (["explain", "hello-list", "--point", "4"], ["--point", "100,200"]),
    (["explain", "hello-list", "--item", "0,1", "--point", "1,1"], ["--item", "--point"]),
    (["explain", "hello-list", "--kind", "badge"], ["--kind", "--item"]),
    (["explain", "hello-lst"], ["did you mean 'hello-list'?"]),
    (["render", "hello-list", "--scale", "-1"], ["--scale", "from 0.5 to 8"]),
    (["render", "hello-list", "--size", "-5x10"], ["--size", "from 1 to 16384"]),
    (
      ["render", "hello-list", "--output", "/nowhere/a.gif"], ["extension gif", ".png", "--format"]
    ),
    (["render", "hello-list", "-o", "/nowhere/a.GIF", "--scale", "2"], ["extension gif"]),
    (["render", "hello-list", "--scroll", "1e300"], ["--scroll"]),
    (["render", "hello-list", "--appearance", "sepia"], ["sepia", "light", "dark"]),
    (["render", "hello-list", "--visible"], ["--visible", "json"]),
    (["render", "hello-list", "--output", ""], ["--output"]),
    (["render", "hello-list", "--colour"], ["--colour"]),
    (["list", "--format", "xml"], ["xml", "text", "json"]),
    (["--port", "65536"], ["--port", "65535"]),
    (["gallery", "--port", "http"], ["--port", "65535"]),
    (["gallery", "--port=-1"], ["--port", "65535"]),
    (["rendr"], ["no command named 'rendr'", "did you mean 'render'?"]),
    (["nonsense"], ["no command named 'nonsense'", "tessera --help"]),
    ([""], ["no command named ''"]),
    (["list", "extra"], ["'extra'"]),
  ]

  @Test(arguments: faults.indices)
  func `invalid arguments exit with 64 and print one message`(index: Int) async throws {
    let (arguments, words) = Self.faults[index]
    let answer = try await CommandLineTool.run(arguments: arguments)
    #expect(answer.exitCode == 64, "\(arguments)")
    #expect(answer.output == "", "\(arguments)")
    #expect(answer.errors.hasPrefix("tessera: "), "\(answer.errors)")
    #expect(answer.errorLines.count == 2, "one line, not \(answer.errors)")
    #expect(answer.errorLines.last == "", "one line, not \(answer.errors)")
    for word in words {
      #expect(answer.errors.contains(word), "\(arguments) says: \(answer.errors)")
    }
  }

  @Test func `a closed standard output ends the tool without a message`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "'\(CommandLineTool.url.path)' render instagram-panels --format json | head -c 1",
    ]
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == "")
  }
}
