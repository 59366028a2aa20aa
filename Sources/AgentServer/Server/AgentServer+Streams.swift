import Foundation

extension AgentServer {
  /// Serves a client over descriptors until one of the streams ends.
  ///
  /// - Parameters:
  ///   - input: The descriptor that the client's lines are read from.
  ///   - output: The descriptor that the answers are written to.
  package static func serve(
    version: String, provider: any ScreenProvider, input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO
  ) async {
    let (parts, arrival) = AsyncStream.makeStream(of: LineSplitter.Part.self)
    let server = AgentServer(version: version, session: AgentSession(provider: provider)) { line in
      guard write(line, to: output) else {
        arrival.finish()
        return
      }
    }
    readLines(of: input, into: arrival)
    for await part in parts { await server.receive(part) }
    if Task.isCancelled { await server.stop() } else { await server.finish() }
  }

  /// Reads lines on a thread of its own.
  private static func readLines(
    of descriptor: Int32, into arrival: AsyncStream<LineSplitter.Part>.Continuation
  ) {
    Thread {
      var splitter = LineSplitter()
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 1)
      defer { buffer.deallocate() }
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        for part in splitter.add(bytes) { arrival.yield(part) }
      }
      if let part = splitter.finish() { arrival.yield(part) }
      arrival.finish()
    }.start()
  }

  /// Writes all bytes; returns `false` if the reader has closed the stream.
  private static func write(_ line: Data, to descriptor: Int32) -> Bool {
    line.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
