import ArgumentParser
import Foundation
import SceneRendering
import TesseraTesting
import UIKit

/// The command `tessera render`.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws an example as a device displays it.",
    usage: "tessera render <example> [<options>]",
    discussion: """
      svg and text draw the screen. json lists the frames of all elements of the collection view, or \
      with --visible of those on screen, in points and in the coordinates of the content.

        tessera render instagram-panels
        tessera render book-shelf --device ipad-pro-11 --output shelf.svg
        tessera render hello-list --size 320x480 --scale 2 --scroll 200
        tessera render instagram-panels --format json --visible
      """)

  @Argument(help: "The example; 'tessera list' lists all names.")
  var example: String

  @Option(
    help: ArgumentHelp(
      "The device; 'tessera devices' lists all names. (default: \(ScreenModel.iPhone15.name))",
      valueName: "name"))
  var device: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of a screen without bars, in points.", valueName: "WxH"),
    transform: ScreenSize.init(argument:))
  var size: ScreenSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point. (default: the device's, or 3 with --size)", valueName: "number"),
    transform: { try NumberArgument.parse($0, in: 0.5...8) })
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The distance to scroll down from the initial offset, at most to the end of the content. \
      (default: 0)
      """, valueName: "points"),
    transform: { try NumberArgument.parse($0, in: 0...NumberArgument.largest) })
  var scroll: Double?

  @Flag(help: "With json: list only the elements on screen.")
  var visible = false

  @Option(help: "The interface style.")
  var appearance = Appearance.light

  @Option(
    help: """
      The format. (default: by the extension of the output file, otherwise text)
      """)
  var format: RenderFormat?

  @Option(
    name: [.short, .long], parsing: .unconditional,
    help: ArgumentHelp(
      "The output file; - or no value for standard output.", valueName: "file"))
  var output: String?

  /// The requested format, or the one of the output file's extension.
  private var chosenFormat: RenderFormat {
    format ?? output.flatMap(RenderFormat.init(fileName:)) ?? .text
  }

  /// The output file; `nil` for standard output.
  private var file: String? { output == "-" ? nil : output }

  func validate() throws {
    if device != nil && size != nil {
      throw ValidationError("--device and --size cannot be combined; use one of them")
    }
    if visible && chosenFormat != .json {
      throw ValidationError("--visible requires --format json")
    }
    if output == "" {
      throw ValidationError("--output requires the name of a file")
    }
    if let file, format == nil, RenderFormat(fileName: file) == nil,
      let type = RenderFormat.fileType(of: file)
    {
      throw ValidationError(
        "'\(file)' has the unsupported extension \(type); use .svg, .txt or .json, or choose a format "
          + "with --format")
    }
  }

  @MainActor
  func run() async throws {
    let entry = try Catalogue.entry(named: example)
    let screen = HostedScreen(
      entry.make(), on: try screenModel(), appearance: appearance.style)
    if let scroll { screen.scroll(to: scroll) }

    let drawing = try drawing(of: screen)
    if let file {
      try OutputFile.write(to: file, drawing)
    } else {
      try drawing(StandardOutput.write)
    }
    // The process ends here. Retaining a large screen avoids the release of each of its objects.
    _ = Unmanaged.passRetained(screen)
  }

  /// Returns a function that writes the requested drawing to a sink.
  @MainActor
  private func drawing(of screen: HostedScreen) throws -> (TextSink) throws -> Void {
    switch chosenFormat {
    case .svg:
      return { try $0(screen.svg()) }
    case .text:
      return { try $0(screen.textDrawing()) }
    case .json:
      guard let collectionView = screen.collectionView else {
        throw CommandFailure.noCollectionView(example: example, purpose: "--format json")
      }
      let document = FrameDocument(of: collectionView, extent: visible ? .visible : .content)
      return { try document.write(to: $0) }
    }
  }

  private func screenModel() throws -> ScreenModel {
    if let size {
      return ScreenModel(
        size: CGSize(width: size.width, height: size.height), scale: scale ?? 3)
    }
    do {
      let model = try ScreenModel.named(device ?? ScreenModel.iPhone15.name)
      return scale.map { model.with(scale: $0) } ?? model
    } catch let unknown as UnknownScreen {
      throw CommandFailure.unknownDevice(
        unknown.name, suggestion: unknown.suggestion, reason: unknown.reason)
    }
  }
}
