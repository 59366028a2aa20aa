import Foundation

/// A stream of changes of files.
package enum SourceWatch {
  /// Returns a stream with an element after each change of a file, a new file or a removed one,
  /// from this call on.
  ///
  /// Changes in quick succession, such as a version control system makes, are one element.
  package static func changes(
    of sources: SourceModules, every interval: Duration = .milliseconds(200)
  ) -> AsyncStream<Void> {
    let first = sources.stamp
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        var last = first
        while !Task.isCancelled {
          try? await Task.sleep(for: interval)
          var now = sources.stamp
          guard now != last else { continue }
          // An editor may be writing still.
          repeat {
            last = now
            try? await Task.sleep(for: .milliseconds(20))
            now = sources.stamp
          } while now != last && !Task.isCancelled
          continuation.yield()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
