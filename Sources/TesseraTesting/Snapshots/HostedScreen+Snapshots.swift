import HeadlessHost
import SceneRendering
import UIKit

extension HostedScreen {
  /// Compares the screen with a recorded snapshot.
  ///
  ///     @Test func `the settings in the dark style`() throws {
  ///       let screen = HostedScreen(SettingsViewController(), appearance: .dark)
  ///       try screen.expectSnapshot()
  ///       screen.scroll(to: 400)
  ///       try screen.expectSnapshot(.svg, named: "scrolled")
  ///     }
  ///
  /// Snapshots are files in a folder of the package's tests, such as
  /// `Tests/__Snapshots__/<target>/<file>/<test>.<name>.<extension>`. The first run records a
  /// snapshot, and fails: a new snapshot is reviewed and committed. A snapshot that differs fails;
  /// the new one and the difference are then in `.build/snapshot-failures`, and the
  /// error names the commands that open and accept them.
  ///
  /// The environment variable `TESSERA_SNAPSHOTS` changes that: `record` records all snapshots and
  /// fails none, and `never` records none, for build servers.
  ///
  /// - Parameters:
  ///   - format: The kind of drawing.
  ///   - name: The name of the snapshot, for several in one test.
  ///   - file: The file of the test.
  ///   - function: The function of the test.
  /// - Throws: ``SnapshotFailure``.
  public func expectSnapshot(
    _ format: SnapshotFormat = .text, named name: String? = nil, file: String = #filePath,
    function: String = #function
  ) throws(SnapshotFailure) {
    try expectSnapshot(
      format, named: name, mode: try SnapshotMode.current, file: file, function: function)
  }

  /// Compares the screen with a recorded snapshot, in a mode.
  func expectSnapshot(
    _ format: SnapshotFormat, named name: String?, mode: SnapshotMode, file: String,
    function: String
  ) throws(SnapshotFailure) {
    let place = SnapshotPlace(file: file, function: function, name: name, format: format)
    guard comparedSnapshots.insert(place.recorded.path).inserted else {
      throw SnapshotFailure(
        reason: .sameName,
        description:
          "two snapshots of one screen have the name '\(place.recorded.lastPathComponent)'; "
          + "give the second one a name with expectSnapshot(named:)")
    }
    let data = try drawing(format)
    let files = SnapshotFiles(place: place)
    files.removeFailure()
    if mode == .record { return try files.record(data) }
    guard let recorded = try files.recorded() else {
      if mode == .missing { try files.record(data) } else { try files.keepNew(data) }
      throw files.missing(isRecorded: mode == .missing)
    }
    guard recorded != data else { return }
    try files.compare(recorded, with: data, format)
  }

  private func drawing(_ format: SnapshotFormat) throws(SnapshotFailure) -> Data {
    switch format.kind {
    case .text: return Data(textDrawing().utf8)
    case .svg: return Data(svg().utf8)
    case .png:
      do {
        return try png()
      } catch {
        throw SnapshotFailure(reason: .unreadable, description: error.description)
      }
    }
  }
}
