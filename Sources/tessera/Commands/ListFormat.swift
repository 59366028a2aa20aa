import ArgumentParser

/// The format of a list.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
