import LoweringProtocol

/// The Swift files of a module, with their contents.
package struct LoweringInput: Sendable, Hashable {
  /// A file.
  package struct File: Sendable, Hashable, Codable {
    /// The path that diagnostics name.
    package var path: String
    /// The contents.
    package var text: String

    /// Creates a file.
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The files, in any order.
  package var files: [File]
  /// The name of the module.
  package var module: String
  /// The classes that are registered for interface files.
  package var registration: LoweringRequest.Registration
  /// The paths of the files whose conditions have their values on iOS although they import no
  /// module of its platform: another file of their target imports it for them.
  package var platformFiles: Set<String>
  /// The protocols with optional members of the modules that the files may import.
  package var protocols: [OptionalProtocols]

  /// Creates the input of a lowering.
  package init(
    files: [File], module: String, registration: LoweringRequest.Registration = .members,
    platformFiles: Set<String> = [], protocols: [OptionalProtocols] = []
  ) {
    self.files = files
    self.module = module
    self.registration = registration
    self.platformFiles = platformFiles
    self.protocols = protocols
  }
}
