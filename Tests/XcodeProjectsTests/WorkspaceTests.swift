import Foundation
import Testing

@testable import XcodeProjects

/// The lists of workspaces.
struct WorkspaceTests {
  private func paths(_ list: String) -> [String] {
    XcodeWorkspace.locations(in: list, container: URL(fileURLWithPath: "/Work")).map(\.path)
  }

  @Test func `locations are relative to their group, to the workspace or absolute`() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef location = "group:App/App.xcodeproj"></FileRef>
         <!-- <FileRef location = "group:Old.xcodeproj"/> -->
         <Group
            location = "container:Libraries"
            name = "Libraries">
            <FileRef location = "group:A &amp; B"/>
            <Group name = "Inner"><FileRef location = "group:C"/></Group>
            <Group location = "group:Empty"/>
            <FileRef location = "container:D"/>
         </Group>
         <FileRef location = "absolute:/Other/E.xcodeproj"/>
         <FileRef location = "group:../F"/>
      </Workspace>
      """
    #expect(
      paths(list) == [
        "/Work/App/App.xcodeproj", "/Work/Libraries/A & B", "/Work/Libraries/C", "/Work/D",
        "/Other/E.xcodeproj", "/F",
      ])
  }

  @Test func `a list that is cut or has too many ends names what is whole`() {
    #expect(paths("</Group></Group><FileRef location=\"group:A\"/><FileRef loc") == ["/Work/A"])
    #expect(paths("") == [])
  }

  @Test func `a folder without a list is no workspace`() {
    let error = #expect(throws: XcodeProjectError.self) { try XcodeWorkspace("/none.xcworkspace") }
    #expect(error?.description.contains("contents.xcworkspacedata") == true)
  }
}
