/// The log of mistakes in layouts and their data, for developers.
///
/// UIKit logs such mistakes too, and displays the rest of the content.
@MainActor
package enum LayoutLog {
  /// The closure that receives each message; writes to standard error by default.
  package static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
