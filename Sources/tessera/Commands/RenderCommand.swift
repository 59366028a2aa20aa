import ArgumentParser
import Foundation
import SceneRendering
import TesseraTesting
import UIKit

/// `tessera render`.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws one example as it stands on a device.",
    usage: "tessera render <example> [<options>]",
    discussion: """
      svg and text show what is on screen. json lists the frames of the collection view, in points \
      and in the coordinates of its content: all of them, or with --visible those on screen.

        tessera render instagram-panels
        tessera render book-shelf --device ipad-pro-11 --output shelf.svg
        tessera render hello-list --size 320x480 --scale 2 --scroll 200
        tessera render instagram-panels --format json --visible
      """)

  @Argument(help: "The example; 'tessera list' names them all.")
  var example: String

  @Option(
    help: ArgumentHelp(
      "The device; 'tessera devices' names them all. (default: \(ScreenModel.iPhone15.name))",
      valueName: "name"))
  var device: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A screen of another size, in points, without bars.", valueName: "WxH"),
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
      How far to scroll down from where the screen opens. More than there is scrolls to the end. \
      (default: 0)
      """, valueName: "points"),
    transform: { try NumberArgument.parse($0, in: 0...NumberArgument.largest) })
  var scroll: Double?

  @Flag(help: "With json: only what is on screen.")
  var visible = false

  @Option(help: "How the system looks.")
  var appearance = Appearance.light

  @Option(
    help: """
      What to write. (default: by the extension of the output file, otherwise text)
      """)
  var format: RenderFormat?

  @Option(
    name: [.short, .long], parsing: .unconditional,
    help: ArgumentHelp(
      "The file to write; standard output without it, or for -.", valueName: "file"))
  var output: String?

  /// The format that was asked for, or that the name of the output file asks for.
  private var chosenFormat: RenderFormat {
    format ?? output.flatMap(RenderFormat.init(fileName:)) ?? .text
  }

  /// The file to write; nil for standard output.
  private var file: String? { output == "-" ? nil : output }

  func validate() throws {
    if device != nil && size != nil {
      throw ValidationError("--device and --size exclude each other; give one of them")
    }
    if visible && chosenFormat != .json {
      throw ValidationError("--visible only means something with --format json")
    }
    if output == "" {
      throw ValidationError("--output needs the name of a file")
    }
    if let file, format == nil, RenderFormat(fileName: file) == nil,
      let type = RenderFormat.fileType(of: file)
    {
      throw ValidationError(
        "'\(file)' would be a \(type) file, which cannot be written; "
          + "end the name with .svg, .txt or .json, or name the content with --format")
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
    // The process ends here, and its memory with it: do not release a large screen object by object.
    _ = Unmanaged.passRetained(screen)
  }

  /// Hands what was asked for to a sink.
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
      throw CommandFailure.unknownDevice(unknown.name, suggestion: unknown.suggestion)
    }
  }
}
