import Foundation
import Scenes

extension SceneMedia {
  /// Writes the video or sound with its position at a time of the scene.
  func write(at time: TimeInterval, to json: inout JSONWriter) {
    json.object { json in
      json.name("address")
      json.string(MediaStore.path(of: file))
      json.name("picture")
      json.bool(hasPicture)
      json.name("fit")
      json.string(fit.rawValue)
      json.name("rate")
      json.number(rate)
      json.name("volume")
      json.number(volume)
      json.name("position")
      json.number(position(at: time))
    }
  }
}
