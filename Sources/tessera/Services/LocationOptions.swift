import ArgumentParser
import Foundation

/// The options of the locations that screens find.
struct LocationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The permission for the location of the device: ask (a question on the screen), granted (before \
      the start) or denied.
      """, valueName: "permission"))
  var location: Permission = .ask

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The location of the device: a latitude and a longitude with a comma, or a GPX file, whose points \
      follow each other at their times. (default: the location is unknown)
      """, valueName: "location"))
  var locationAt: String?

  /// The user's decision about the location of the device.
  enum Permission: String, ExpressibleByArgument, CaseIterable {
    case ask, granted, denied
  }

  func validate() throws {
    guard let locationAt, !isPair(locationAt),
      !FileManager.default.fileExists(atPath: locationAt)
    else { return }
    throw ValidationError(
      "'\(locationAt)' is neither a latitude and a longitude, such as 52.52,13.40, nor a GPX file")
  }

  private func isPair(_ text: String) -> Bool {
    let numbers = text.split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      return false
    }
    return (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }

  /// Applies the options to this process and the processes that it starts.
  func apply() {
    if location != .ask { setenv("TESSERA_LOCATION_ACCESS", location.rawValue, 1) }
    guard let locationAt else { return }
    let path = URL(fileURLWithPath: locationAt).standardizedFileURL.path
    setenv("TESSERA_LOCATION", isPair(locationAt) ? locationAt : path, 1)
  }
}
