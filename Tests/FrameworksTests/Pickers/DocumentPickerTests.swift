import HeadlessHost
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
@Suite(.serialized) struct DocumentPickerTests {
  /// A delegate that records its calls.
  private final class Listener: UIDocumentPickerDelegate {
    var calls: [String] = []
    var files: [URL] = []

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      calls.append("pick \(controller.presentingViewController == nil)")
      files = urls
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      calls.append("cancel")
    }
  }

  /// A delegate with the method for one file.
  private final class Former: UIDocumentPickerDelegate {
    var file: URL?

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
    ) { file = url }
  }

  private let folder: URL
  private let listener = Listener()

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DocumentPickerTests-\(UUID().uuidString)", isDirectory: true)
    let inner = folder.appendingPathComponent("Inner", isDirectory: true)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for name in ["Letter.txt", "Picture.png", "Inner/Deep.txt"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
    UserFiles.folder = folder
  }

  private func present(_ picker: UIDocumentPickerViewController) -> HostedScreen {
    let screen = HostedScreen(UIViewController())
    picker.delegate = listener
    screen.viewController.present(picker, animated: false)
    screen.layOut()
    return screen
  }

  private func list(_ picker: UIDocumentPickerViewController) throws -> UITableView {
    let navigation = try #require(picker.children.first as? UINavigationController)
    return try #require(navigation.topViewController?.view as? UITableView)
  }

  /// Taps a row.
  private func choose(
    _ row: Int, _ picker: UIDocumentPickerViewController, _ screen: HostedScreen
  ) throws {
    try screen.tap(on: #require(try list(picker).cellForRow(at: IndexPath(row: row, section: 0))))
    screen.advance(by: 1)
  }

  @Test func `settings have the documented defaults`() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    #expect(!picker.allowsMultipleSelection)
    #expect(!picker.shouldShowFileExtensions)
    #expect(picker.directoryURL == nil)
    #expect(picker.documentPickerMode == .open)
    #expect(
      UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
        .documentPickerMode == .import)
  }

  @Test func `a tap opens a file after the dismissal, and permits its use`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    let screen = present(picker)
    try choose(1, picker, screen)
    #expect(listener.calls == ["pick true"])
    #expect(listener.files.map(\.lastPathComponent) == ["Letter.txt"])
    #expect(screen.viewController.presentedViewController == nil)
    let file = try #require(listener.files.first)
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    #expect(
      !folder.appendingPathComponent("Picture.png").startAccessingSecurityScopedResource())
  }

  @Test func `a copy is another file with the same contents`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
    let screen = present(picker)
    try choose(1, picker, screen)
    let file = try #require(listener.files.first)
    #expect(file.deletingLastPathComponent() != folder)
    #expect(try String(contentsOf: file, encoding: .utf8) == "Letter.txt")
    #expect(!file.startAccessingSecurityScopedResource())
  }

  @Test func `files of other types cannot be opened`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    let screen = present(picker)
    try choose(2, picker, screen)
    #expect(listener.calls.isEmpty)
    #expect(screen.viewController.presentedViewController === picker)
  }

  @Test func `a folder displays its files`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    let screen = present(picker)
    try choose(0, picker, screen)
    try choose(0, picker, screen)
    #expect(listener.files.map(\.lastPathComponent) == ["Deep.txt"])
  }

  @Test func `the first folder is the wanted one`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.directoryURL = folder.appendingPathComponent("Inner/Deep.txt")
    let screen = present(picker)
    let navigation = try #require(picker.children.first as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["On My iPhone", "Inner"])
    try choose(0, picker, screen)
    #expect(listener.files.map(\.lastPathComponent) == ["Deep.txt"])
  }

  @Test func `several files are opened by the button`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.allowsMultipleSelection = true
    let screen = present(picker)
    try choose(2, picker, screen)
    try choose(1, picker, screen)
    #expect(listener.calls.isEmpty)
    try screen.activate(label: "Open")
    screen.advance(by: 1)
    #expect(listener.files.map(\.lastPathComponent) == ["Letter.txt", "Picture.png"])
  }

  @Test func `a folder is opened by the button, and permits the use of its files`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
    let screen = present(picker)
    try choose(0, picker, screen)
    try screen.activate(label: "Open")
    screen.advance(by: 1)
    #expect(listener.files.map(\.lastPathComponent) == ["Inner"])
    #expect(
      folder.appendingPathComponent("Inner/Deep.txt").startAccessingSecurityScopedResource())
  }

  @Test func `the button cancels once`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    let screen = present(picker)
    try screen.activate(label: "Cancel")
    screen.advance(by: 1)
    #expect(listener.calls == ["cancel"])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `a dismissal by the user cancels, and one by the app does not`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    let screen = present(picker)
    picker.presentationController?.dismissByUser()
    screen.advance(by: 1)
    #expect(listener.calls == ["cancel"])
    let other = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    let second = present(other)
    second.viewController.dismiss(animated: true)
    second.advance(by: 1)
    #expect(listener.calls == ["cancel"])
  }

  @Test func `an export copies the files under free names`() throws {
    let source = FileManager.default.temporaryDirectory
      .appendingPathComponent("Export-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    let file = source.appendingPathComponent("Letter.txt")
    try Data("new".utf8).write(to: file)
    let screen = present(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
    try screen.activate(label: "Save")
    screen.advance(by: 1)
    #expect(listener.files.map(\.lastPathComponent) == ["Letter 2.txt"])
    let written = folder.appendingPathComponent("Letter 2.txt")
    #expect(try String(contentsOf: written, encoding: .utf8) == "new")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `an export without a copy moves the files`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Moved-\(UUID().uuidString).txt")
    try Data("moved".utf8).write(to: file)
    let screen = present(UIDocumentPickerViewController(forExporting: [file]))
    try screen.activate(label: "Move")
    screen.advance(by: 1)
    #expect(listener.files.map(\.lastPathComponent) == [file.lastPathComponent])
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a delegate with the method for one file gets the first`() throws {
    let former = Former()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    let screen = present(picker)
    picker.delegate = former
    try choose(1, picker, screen)
    #expect(former.file?.lastPathComponent == "Letter.txt")
  }

  @Test func `names have extensions if they are wanted`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    let screen = present(picker)
    #expect(screen.readElements.contains { $0.hasPrefix("Letter,") || $0 == "Letter" })
    let other = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    other.shouldShowFileExtensions = true
    #expect(present(other).readElements.contains { $0.hasPrefix("Letter.txt") })
  }
}
