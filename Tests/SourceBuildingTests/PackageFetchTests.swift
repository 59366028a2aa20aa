import Testing
import XcodeProjects

@testable import SourceBuilding

/// The lines of a manifest for the packages that a project names.
struct PackageFetchTests {
  private func line(
    _ requirement: XcodePackageReference.Requirement, of address: String = "https://a.invalid/kit"
  ) throws -> String {
    try PackageFetch.dependency(
      XcodePackageReference(address: address, requirement: requirement))
  }

  @Test func `versions have three numbers`() throws {
    let start = ".package(url: \"https://a.invalid/kit\", "
    #expect(try line(.upToNextMajor("5")) == start + "from: \"5.0.0\")")
    #expect(try line(.upToNextMinor("5.1")) == start + ".upToNextMinor(from: \"5.1.0\"))")
    #expect(try line(.exact("2.0.0-beta.1")) == start + "exact: \"2.0.0-beta.1\")")
    #expect(try line(.range(from: "1.2", to: "2.0.0")) == start + "\"1.2.0\"..<\"2.0.0\")")
    #expect(try line(.branch("feature/\"a\"")) == start + "branch: \"feature/\\\"a\\\"\")")
    #expect(try line(.revision("abc")) == start + "revision: \"abc\")")
  }

  @Test(arguments: [
    "1.0.0\"), .package(path: \"/", "", "1..0", "one", "1.2.3.4", "1.0.0-\u{202e}",
  ])
  func `another text is no version`(text: String) {
    #expect(throws: BuildFailure("'\(text)' is no version of a package")) {
      try line(.exact(text))
    }
  }

  @Test func `an option of a command is no branch and no address`() {
    #expect(throws: BuildFailure.self) { try line(.branch("--upload-pack=/bin/sh")) }
    #expect(throws: BuildFailure.self) { try line(.revision("")) }
    for address in ["--upload-pack=/bin/sh", "ext::sh -c id", "ftp://a.invalid/kit", ""] {
      #expect(throws: BuildFailure("'\(address)' is no address of a repository")) {
        try line(.branch("main"), of: address)
      }
    }
  }

  @Test func `an address is one text of the manifest`() throws {
    let line = try line(.branch("main"), of: "https://a.invalid/\"), \\(evil())")
    #expect(
      line == #".package(url: "https://a.invalid/\"), \\(evil())", branch: "main")"#)
  }
}
