import Foundation

/// The descriptor of the connection with the server.
package enum LinkDescriptor {
  /// The name of the environment variable with the number of the descriptor.
  package static let variable = "TESSERA_SCREEN_DESCRIPTOR"

  /// Returns the descriptor that the server has passed to this process, once; `nil` if this is not
  /// a process of screens.
  package static func take() -> Int32? {
    guard let text = getenv(variable), let number = Int32(String(cString: text)) else {
      return nil
    }
    unsetenv(variable)
    // Processes that the app starts do not inherit the connection.
    guard fcntl(number, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
    return number
  }
}

/// Sends messages over a descriptor, in order, without waiting.
package final class LinkWriter: Sendable {
  private let handle: FileHandle
  private let queue = DispatchQueue(label: "tessera.link.writer")

  /// Creates a writer for a descriptor, which stays open.
  package init(_ descriptor: Int32) {
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  /// Sends a message. Errors are ignored: the reader of the same connection ends at them.
  package func send(_ frame: LinkFrame) {
    queue.async { [handle] in try? handle.write(contentsOf: frame.encoded) }
  }

  /// Waits until all messages are sent.
  package func flush() { queue.sync {} }
}

/// Receives messages from a descriptor on a thread of its own.
package enum LinkReader {
  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - receive: A closure called for each message, on the thread.
  ///   - end: A closure called on the thread after the last message: the server has gone.
  package static func start(
    _ descriptor: Int32, receive: @escaping @Sendable (LinkFrame) -> Void,
    end: @escaping @Sendable () -> Void
  ) {
    Thread {
      var decoder = LinkDecoder()
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 1)
      defer { buffer.deallocate() }
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return end() }
        decoder.add(buffer[..<count])
        do {
          while let frame = try decoder.next() { receive(frame) }
        } catch {
          return end()
        }
      }
    }.start()
  }
}
