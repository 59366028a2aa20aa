import MobileCoreServices
import TestSupport
import Testing
import UniformTypeIdentifiers

struct TypeConstantDocumentationTests {
  @Test func `the code of the documentation of MobileCoreServices is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/MobileCoreServices/MobileCoreServices.docc",
      comparedWith: ["Tests/FrameworksTests/Types/TypeConstantDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation of MobileCoreServices creates a type`() {
    // snippet.type
    let type = UTType(kUTTypePNG)
    print(type?.preferredFilenameExtension ?? "")
    // snippet.end
    #expect(type == .png)
    #expect(kUTTypePNG as String == "public.png")
  }
}
