import ArgumentParser
import HeadlessHost
import SceneRendering
import UIKit

/// `tessera devices`.
struct DevicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "devices",
    abstract: "Lists the devices that 'render' can draw.",
    discussion: """
      Each line has the name, the product name, the size in points, the pixels per point, and the \
      safe area insets at the top and at the bottom in points, in portrait orientation.

      The devices have iOS 26. With the suffix '-ios14' to '-ios18', as in 'iphone-11-ios17', a \
      name stands for the device with an earlier system that ran on it, and with the sizes and \
      looks of its lists and bars.
      """)

  @Option(help: "The format of the list.")
  var format = ListFormat.text

  func run() throws {
    let devices = ScreenModel.all.map(ListedDevice.init)
    switch format {
    case .text: try StandardOutput.write(TextTable(rows: devices.map(\.columns)).rendered())
    case .json: try StandardOutput.write(SortedJSON.text(of: devices))
    }
  }
}

/// A device in the list. Lengths are in points.
private struct ListedDevice: Encodable {
  let name: String
  let title: String
  let width: Double
  let height: Double
  let scale: Double
  let safeAreaTop: Double
  let safeAreaBottom: Double

  init(_ model: ScreenModel) {
    name = model.name
    title = model.title
    width = Double(model.size.width)
    height = Double(model.size.height)
    scale = Double(model.scale)
    safeAreaTop = Double(model.safeAreaInsets.top)
    safeAreaBottom = Double(model.safeAreaInsets.bottom)
  }

  var columns: [String] {
    [
      name, title, "\(PlainNumber.text(width))x\(PlainNumber.text(height))",
      "\(PlainNumber.text(scale))x",
      "top \(PlainNumber.text(safeAreaTop))", "bottom \(PlainNumber.text(safeAreaBottom))",
    ]
  }
}
