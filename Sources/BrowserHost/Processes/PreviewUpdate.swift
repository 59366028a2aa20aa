import ScreenHost
import Subprocesses

/// A change of the state of a preview's build.
package enum PreviewUpdate: Sendable {
  /// A build has begun.
  case building
  /// The build has failed, with the output of the compiler.
  case failed(String)
  /// There is a new program with screens, and one of them is displayed first, if any.
  case built(SpawnedProcess.Program, [CatalogEntry], front: FrontEntry?)
}
