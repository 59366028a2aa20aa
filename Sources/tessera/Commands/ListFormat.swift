/// The format of a list.
enum ListFormat: String, NamedChoice {
  case text, json
}
