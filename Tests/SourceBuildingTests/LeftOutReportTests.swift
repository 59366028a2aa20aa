import LoweringProtocol
import Testing

@testable import SourceBuilding

/// The reports about what is left out: one for each cause.
struct LeftOutReportTests {
  private func part(
    _ name: String, _ message: String, in file: String, line: Int = 1, round: Int = 0
  ) -> LeftOutPart {
    LeftOutPart(
      name: name, isType: false,
      error: CompilerError(
        path: "/App/\(file).swift", line: line, column: 1, message: message, round: round))
  }

  @Test func `files with the same error are one report`() {
    let message = "no such module 'MapKit'"
    let reports = LeftOutPart.reports(of: [
      part("MapKit", message, in: "B"), part("Map", message, in: "B", line: 3),
      part("MapKit", message, in: "A"),
    ])
    #expect(
      reports == [
        """
        /App/A.swift:1:1: error: no such module 'MapKit'
        /App/A.swift:1:1: note: left out of the program: MapKit
        /App/B.swift:1:1: note: left out with it: MapKit, Map
        """
      ])
  }

  @Test func `a file that needs what is left out of another one is its note`() {
    let reports = LeftOutPart.reports(of: [
      part("Detail", "cannot find 'route' in scope", in: "Detail", round: 2),
      part("route", "cannot find type 'Map' in scope", in: "Route", round: 1),
      part("Menu", "value of type 'Dish' has no member 'Detail'", in: "Menu", round: 3),
      part("Other", "cannot convert 'route'", in: "Other", round: 3),
    ])
    #expect(
      reports == [
        """
        /App/Other.swift:1:1: error: cannot convert 'route'
        /App/Other.swift:1:1: note: left out of the program: Other
        """,
        """
        /App/Route.swift:1:1: error: cannot find type 'Map' in scope
        /App/Route.swift:1:1: note: left out of the program: route
        /App/Detail.swift:1:1: note: left out with it: Detail
        /App/Menu.swift:1:1: note: left out with it: Menu
        """,
      ])
  }

  @Test func `errors of their own stay reports of their own`() {
    let reports = LeftOutPart.reports(of: [
      part("A", "cannot find 'b' in scope", in: "A"),
      part("B", "cannot find 'a' in scope", in: "B"),
    ])
    #expect(reports.count == 2)
  }
}
