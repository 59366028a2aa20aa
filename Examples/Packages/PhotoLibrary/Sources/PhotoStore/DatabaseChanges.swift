import GRDB

/// Reports whether any process has changed a database.
///
/// An observation of GRDB sees the writes of its own process. SQLite gives a connection that does
/// not write a number that another connection's commit changes, in this or in another process.
/// Reading it takes a few microseconds and no lock.
public final class DatabaseChanges {
  private let queue: DatabaseQueue
  private var version: Int

  /// Opens a connection of its own to a database.
  public init(_ database: PhotoDatabase) throws {
    var configuration = Configuration()
    configuration.readonly = true
    // The connection reads no tables.
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA cache_size = 10")
    }
    queue = try DatabaseQueue(path: database.path, configuration: configuration)
    version = try queue.read(Self.version)
  }

  private static func version(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
  }

  /// Returns whether the database was changed since the last call.
  public func haveOccurred() throws -> Bool {
    let now = try queue.read(Self.version)
    defer { version = now }
    return now != version
  }
}
