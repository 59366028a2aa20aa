import Foundation
import Subprocesses

/// A pipe from which an app's output is read into a log.
final class OutputPipe: @unchecked Sendable {
  private let lock = NSLock()
  private let descriptor: Int32
  private let isError: Bool
  private let log: OutputLog
  private var isOpen = true

  /// Creates a reader of a descriptor, which it closes at the end.
  init(_ descriptor: Int32, isError: Bool, log: OutputLog) {
    self.descriptor = descriptor
    self.isError = isError
    self.log = log
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Starts a thread that reads until the writers have closed the pipe.
  func start() {
    Thread { [self] in
      while lock.withLock({ isOpen }) {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&state, 1, -1) > 0 { drain() }
      }
    }.start()
  }

  /// Reads all bytes that were written already.
  func drain() {
    lock.withLock {
      guard isOpen else { return }
      withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
        while true {
          let count = read(descriptor, buffer.baseAddress, buffer.count)
          if count > 0 {
            log.add(Data(buffer[..<count]), isError: isError)
          } else if count < 0, errno == EINTR {
            continue
          } else {
            if count == 0 {
              isOpen = false
              close(descriptor)
              log.finish()
            }
            return
          }
        }
      }
    }
  }
}
