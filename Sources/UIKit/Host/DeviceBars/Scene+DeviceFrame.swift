package import Scenes

extension Scene {
  /// Returns the screen of a device with the case around it.
  ///
  /// - Parameters:
  ///   - bars: The bars of the device; `nil` for none.
  ///   - device: The device of the screen.
  package func inFrame(of device: Device, bars: Scene?) -> Scene {
    let look = FrameLook(device)
    let outer = CGSize(
      width: size.width + 2 * look.thickness, height: size.height + 2 * look.thickness)
    let (rootID, screenID) = (-2, -3)
    let root = SceneNode(
      id: rootID, frame: CGRect(origin: .zero, size: outer), fill: FrameLook.edgeColor,
      cornerRadius: look.radius)
    let body = SceneNode(
      id: -4, parent: rootID, frame: root.frame.insetBy(dx: 2, dy: 2), fill: FrameLook.color,
      cornerRadius: look.radius - 2)
    let screen = SceneNode(
      id: screenID, parent: rootID,
      frame: CGRect(origin: CGPoint(x: look.thickness, y: look.thickness), size: size),
      cornerRadius: look.screenRadius, clipsChildren: true)
    var result = Scene(size: outer, title: title, nodes: [root, body, screen])
    for var node in nodes + (bars?.nodes ?? []) {
      node.parent = node.parent ?? screenID
      result.nodes.append(node)
    }
    if let housing = look.housing(on: device, size) {
      result.nodes.append(
        SceneNode(
          id: -5, parent: screenID, frame: housing, fill: FrameLook.color,
          cornerRadius: min(housing.width, housing.height) / 2))
    }
    return result
  }
}

/// The case of a device around its screen, with the measures of the page.
private struct FrameLook {
  let thickness: CGFloat
  let radius: CGFloat
  let screenRadius: CGFloat

  static let color = SceneColor(red: 0.02, green: 0.02, blue: 0.03)
  static let edgeColor = SceneColor(red: 0.23, green: 0.24, blue: 0.27)

  init(_ device: Device) {
    if device.idiom == .pad {
      (thickness, radius, screenRadius) = (22, 42, 20)
    } else if device.safeArea().bottom == 0 {
      (thickness, radius, screenRadius) = (18, 30, 14)
    } else {
      (thickness, radius, screenRadius) = (12, 62, 50)
    }
  }

  /// Returns the frame of the camera housing on the screen; `nil` for none.
  func housing(on device: Device, _ size: CGSize) -> CGRect? {
    guard device.hasCameraHousing else { return nil }
    let isLandscape = size.width > size.height
    let long = isLandscape ? size.height : size.width
    let top = device.safeArea().top
    // An island of 37 points, or a notch that goes on behind the case.
    let (width, depth) = top >= 51 ? (CGFloat(126), CGFloat(11)...48) : (164, -31...31)
    let start = (long - width) / 2
    let length = depth.upperBound - depth.lowerBound
    return isLandscape
      ? CGRect(x: depth.lowerBound, y: start, width: length, height: width)
      : CGRect(x: start, y: depth.lowerBound, width: width, height: length)
  }
}
