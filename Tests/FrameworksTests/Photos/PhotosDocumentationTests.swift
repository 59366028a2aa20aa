import Photos
import TestSupport
import Testing

extension PhotoLibraryTests {
  @Test func `the code of the documentation of Photos is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/Photos/Photos.docc",
      comparedWith: ["Tests/FrameworksTests/Photos/PhotosDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation fetches the newest photos`() async {
    // snippet.newest
    let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.fetchLimit = 3
    let newest = PHAsset.fetchAssets(with: .image, options: options)
    for photo in newest.objects(at: IndexSet(0..<newest.count)) {
      print(photo.localIdentifier, photo.pixelWidth, photo.pixelHeight)
    }
    // snippet.end
    #expect(newest.count == (status == .authorized ? 3 : 0))
  }
}
