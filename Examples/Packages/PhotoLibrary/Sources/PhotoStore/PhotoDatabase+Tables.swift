import GRDB

extension PhotoDatabase {
  /// The version of the tables, which SQLite keeps in the file.
  private static let version = 1

  /// Creates the tables if the file has none.
  ///
  /// A file that has them is only read, so that opening waits for no other process that writes.
  static func createTablesIfNeeded(_ pool: DatabasePool) throws {
    let version = try pool.read { db in try Int.fetchOne(db, sql: "PRAGMA user_version") }
    guard version != Self.version else { return }
    try pool.write { db in
      try createTables(db)
      try createTriggers(db)
      try db.execute(sql: "PRAGMA user_version = \(Self.version)")
    }
  }

  /// Creates the tables of the photos, of their months, and of the words of their titles.
  ///
  /// `month` is why the library opens at once: counting a million rows takes longer than reading a
  /// few hundred. The version of a month tells a screen whether its pages are up to date.
  private static func createTables(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS photo (
          id INTEGER PRIMARY KEY, takenAt INTEGER NOT NULL, month INTEGER NOT NULL,
          title TEXT NOT NULL, hue INTEGER NOT NULL, isFavorite INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX IF NOT EXISTS photoOrder ON photo (month, takenAt, id);
        CREATE TABLE IF NOT EXISTS month (
          month INTEGER PRIMARY KEY, count INTEGER NOT NULL, version INTEGER NOT NULL
        );
        CREATE VIRTUAL TABLE IF NOT EXISTS photoText
          USING fts5 (title, content = 'photo', content_rowid = 'id');
        """)
  }

  /// Creates the triggers that count the photos of each month and keep the words up to date.
  ///
  /// Every process that writes to the file runs them, whether it uses this module or not.
  static func createTriggers(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TRIGGER IF NOT EXISTS photoInserted AFTER INSERT ON photo BEGIN
          INSERT INTO month VALUES (new.month, 1, 1)
            ON CONFLICT DO UPDATE SET count = count + 1, version = version + 1;
          INSERT INTO photoText (rowid, title) VALUES (new.id, new.title);
        END;
        CREATE TRIGGER IF NOT EXISTS photoDeleted AFTER DELETE ON photo BEGIN
          UPDATE month SET count = count - 1, version = version + 1 WHERE month = old.month;
          INSERT INTO photoText (photoText, rowid, title) VALUES ('delete', old.id, old.title);
        END;
        CREATE TRIGGER IF NOT EXISTS photoChanged AFTER UPDATE ON photo BEGIN
          UPDATE month SET count = count - 1, version = version + 1 WHERE month = old.month;
          INSERT INTO month VALUES (new.month, 1, 1)
            ON CONFLICT DO UPDATE SET count = count + 1, version = version + 1;
        END;
        CREATE TRIGGER IF NOT EXISTS photoRenamed AFTER UPDATE OF title ON photo BEGIN
          INSERT INTO photoText (photoText, rowid, title) VALUES ('delete', old.id, old.title);
          INSERT INTO photoText (rowid, title) VALUES (new.id, new.title);
        END;
        """)
  }
}
