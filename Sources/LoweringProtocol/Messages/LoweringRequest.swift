/// A request of `tessera-lower batch`: the files of a module, and how they are lowered.
///
/// In JSON, all members but `module` and `files` may be left out.
package struct LoweringRequest: Sendable, Hashable, Codable {
  /// A Swift file.
  package struct File: Sendable, Hashable, Codable {
    /// The path, which diagnostics name.
    package var path: String
    /// The contents; `nil` to read the file at the path.
    package var text: String?

    /// Creates a file.
    package init(path: String, text: String? = nil) {
      self.path = path
      self.text = text
    }
  }

  /// The classes whose names, outlets and actions are registered for interface files.
  package enum Registration: String, Sendable, Hashable, Codable, CaseIterable {
    /// No classes.
    case none
    /// The classes with outlets, inspectable properties or actions.
    case members
    /// All classes without generic parameters.
    case all
  }

  /// The name of the module.
  package var module: String
  /// The Swift files, in any order.
  package var files: [File]
  /// The classes that are registered for interface files.
  package var registration: Registration
  /// The paths of nibs and storyboards.
  package var interfaces: [String]
  /// The paths of files that have the conditions of iOS although they import no module of its
  /// platform: another file of their target imports it for them.
  package var conditions: [String]
  /// The errors of the compiler whose parts of the files are left out.
  package var errors: [CompilerError]
  /// A Boolean value that indicates whether a main file that serves screens to a browser is left
  /// out, with a report: a program that displays the screens of the module has its own.
  package var leavesOutServers: Bool
  /// A Boolean value that indicates whether a type with errors keeps the members that compile.
  package var keepsTypes: Bool
  /// The protocols with optional members of the modules that the files may import, from the replies
  /// to the requests for these modules.
  package var protocols: [OptionalProtocols]

  /// Creates a request.
  package init(
    module: String, files: [File], registration: Registration = .members, interfaces: [String] = [],
    conditions: [String] = [], errors: [CompilerError] = [], leavesOutServers: Bool = false,
    keepsTypes: Bool = false, protocols: [OptionalProtocols] = []
  ) {
    self.module = module
    self.files = files
    self.registration = registration
    self.interfaces = interfaces
    self.conditions = conditions
    self.errors = errors
    self.leavesOutServers = leavesOutServers
    self.keepsTypes = keepsTypes
    self.protocols = protocols
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      module: try values.decode(String.self, forKey: .module),
      files: try values.decode([File].self, forKey: .files),
      registration: try values.decodeIfPresent(Registration.self, forKey: .registration)
        ?? .members,
      interfaces: try values.decodeIfPresent([String].self, forKey: .interfaces) ?? [],
      conditions: try values.decodeIfPresent([String].self, forKey: .conditions) ?? [],
      errors: try values.decodeIfPresent([CompilerError].self, forKey: .errors) ?? [],
      leavesOutServers: try values.decodeIfPresent(Bool.self, forKey: .leavesOutServers) ?? false,
      keepsTypes: try values.decodeIfPresent(Bool.self, forKey: .keepsTypes) ?? false,
      protocols: try values.decodeIfPresent([OptionalProtocols].self, forKey: .protocols) ?? [])
  }
}
