import AgentServer
import ArgumentParser

/// The command `tessera mcp`.
struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "mcp",
    abstract: "Serves a screen to a coding agent: the Model Context Protocol on standard input.",
    usage: "tessera mcp [<options>]",
    discussion: """
      An agent starts the command, and sends messages of JSON-RPC 2.0 in lines. The tools build and \
      open a screen, describe it, act on it, explain frames, and build it again after changes. The \
      app runs in a process of its own, whose end is an error of one call only. Paths are relative \
      to the folder of the command.

        {"mcpServers": {"tessera": {"command": "tessera", "args": ["mcp"]}}}
      """)

  @OptionGroup var services: ServiceOptions

  func run() async throws {
    services.apply()
    try await UserSources.interruptible {
      let screens = AgentScreens()
      await AgentServer.serve(version: Tool.version, provider: screens)
      await screens.end()
    }
  }
}
