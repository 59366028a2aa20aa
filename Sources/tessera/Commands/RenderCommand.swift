import ArgumentParser
import Foundation
import HeadlessHost

/// The command `tessera render`.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "render",
    abstract: "Draws a screen as a device displays it.",
    usage:
      "tessera render <example> [<options>]\n       tessera render <path> [<type>] [<options>]",
    discussion: """
      svg, png and text draw the screen. json lists the frames of all elements of the collection \
      view, or with --visible of those on screen, in points and in the coordinates of the content.

        tessera render instagram-panels
        tessera render book-shelf --device ipad-pro-11 --landscape -o shelf.svg
        tessera render settings --appearance dark --text-size ax1 -o dark.png
        tessera render hello-list --size 320x480 --scale 2 --scroll 200
        tessera render instagram-panels --format json --visible
        tessera render Sources/App ProfileViewController -o profile.svg
        tessera render Sources/App -o first.svg

      Without the name of a type, sources with an application show its first screen: the key window \
      after the launch.

      --tap, --type, --scroll and --wait may be repeated. They happen in the order of the arguments:

        tessera render mountains --tap "Name of a mountain" --type fuj
        tessera render mail --tap item:0,2 --scroll 300 --scroll -20

      png needs librsvg (Debian: librsvg2-2), which is loaded when the picture is drawn.
      """)

  @OptionGroup var screenName: ScreenName

  @OptionGroup var screenOptions: ScreenOptions

  @OptionGroup var services: ServiceOptions

  @Flag(help: "With json: list only the elements on screen.")
  var visible = false

  @Flag(help: "With svg and png: leave out the status bar and the home indicator.")
  var noStatusBar = false

  @Flag(help: "With svg and png: draw the case of the device around the screen.")
  var frame = false

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

  /// The requested format, or the format of the output file's extension.
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
    services.apply()
    var script = screenOptions.script
    script.deviceParts = noStatusBar ? [] : .bars
    if frame { script.deviceParts.insert(.frame) }
    let order = ScreenOrder(script: script, product: product)
    let command = ScreenCommand(order: order, screen: screenName)
    if let file {
      try OutputFile.check(file)
      let drawing = try await command.result()
      try OutputFile.write(to: file) { try $0.write(drawing) }
    } else {
      try await command.write { data in try StandardOutput.write { try $0.write(data) } }
    }
  }

  private var product: ScreenOrder.Product {
    switch chosenFormat {
    case .svg: .svg
    case .png: .png
    case .text: .text
    case .json: .frames(onlyVisible: visible)
    }
  }
}
