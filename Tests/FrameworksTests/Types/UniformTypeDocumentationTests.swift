import TestSupport
import Testing
import UniformTypeIdentifiers

struct UniformTypeDocumentationTests {
  @Test func `the code of the documentation of UniformTypeIdentifiers is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/UniformTypeIdentifiers/UniformTypeIdentifiers.docc",
      comparedWith: ["Tests/FrameworksTests/Types/UniformTypeDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation of UniformTypeIdentifiers identifies a photo`() {
    // snippet.photo
    let photo = UTType(filenameExtension: "jpg")
    print(photo?.identifier ?? "", photo?.preferredMIMEType ?? "")
    print(photo?.conforms(to: .image) ?? false)
    let file = URL(filePath: "/tmp/picture").appendingPathExtension(for: .png)
    print(file.lastPathComponent)
    // snippet.end
    #expect(photo == .jpeg)
    #expect(photo?.preferredMIMEType == "image/jpeg")
    #expect(photo?.conforms(to: .image) == true)
    #expect(file.lastPathComponent == "picture.png")
  }
}
