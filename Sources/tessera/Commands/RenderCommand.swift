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
      svg, png and text draw the screen. json lists the frames of all elements of the collection \
      view, or with --visible of those on screen, in points and in the coordinates of the content.

        tessera render instagram-panels
        tessera render book-shelf --device ipad-pro-11 --landscape -o shelf.svg
        tessera render settings --appearance dark --text-size ax1 -o dark.png
        tessera render hello-list --size 320x480 --scale 2 --scroll 200
        tessera render instagram-panels --format json --visible

      --tap, --type, --scroll and --wait may be repeated. They happen in the order of the arguments:

        tessera render mountains --tap "Name of a mountain" --type fuj
        tessera render mail --tap item:0,2 --scroll 300 --scroll -20

      png needs librsvg (Debian: librsvg2-2), which is loaded when the picture is drawn.
      """)

  @Argument(help: "The example; 'tessera list' lists all names.")
  var example: String

  @OptionGroup var screenOptions: ScreenOptions

  @Flag(help: "With json: list only the elements on screen.")
  var visible = false

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
        "'\(file)' has the unsupported extension \(type); use .svg, .png, .txt or .json, or choose a "
          + "format with --format")
    }
    if chosenFormat == .png, file == nil, isatty(STDOUT_FILENO) == 1 {
      throw ValidationError(
        "a png is not written to a terminal; name a file with --output, or redirect the output")
    }
  }

  @MainActor
  func run() async throws {
    let entry = try await ScreenName.entry(for: example)
    let screen = try await screenOptions.perform(entry.make)
    let drawing = try drawing(of: screen)
    if let file {
      try OutputFile.write(to: file, drawing)
    } else {
      try StandardOutput.write(drawing)
    }
    // The process ends here. Retaining a large screen avoids the release of each of its objects.
    _ = Unmanaged.passRetained(screen)
  }

  /// Returns a function that writes the requested drawing to a sink.
  @MainActor
  private func drawing(of screen: HostedScreen) throws -> (OutputSink) throws -> Void {
    switch chosenFormat {
    case .svg:
      return { try $0.write(screen.svg()) }
    case .png:
      let data: Data
      do {
        data = try screen.png()
      } catch {
        throw CommandFailure.picture(error.description)
      }
      return { try $0.write(data) }
    case .text:
      return { try $0.write(screen.textDrawing()) }
    case .json:
      guard let collectionView = screen.collectionView else {
        throw CommandFailure.noCollectionView(example: example, purpose: "--format json")
      }
      let document = FrameDocument(of: collectionView, extent: visible ? .visible : .content)
      return { sink in try document.write { try sink.write($0) } }
    }
  }
}
