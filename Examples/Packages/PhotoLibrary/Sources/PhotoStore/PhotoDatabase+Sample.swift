import GRDB

extension PhotoDatabase {
  /// Fills an empty library with photos of ten years, which SQLite computes.
  ///
  /// The tables of months and of words are written once at the end, without the triggers.
  ///
  /// - Parameter count: The number of photos, which is not a multiple of 7919.
  public func addSample(count: Int) throws {
    try pool.write { db in
      try db.execute(sql: "DROP TRIGGER photoInserted")
      try db.execute(
        sql: """
          INSERT INTO photo (id, takenAt, month, title, hue)
            WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number LIMIT ?1),
              -- The times are spread over the years, and their order is not the order of identifiers.
              shot AS (SELECT n, 1420070400 + (n * 7919 % ?1) * 315532800 / ?1 AS time FROM number)
            SELECT n + 1, time,
              strftime('%Y', time, 'unixepoch') * 12 + strftime('%m', time, 'unixepoch') - 1,
              (CASE n % 7 WHEN 0 THEN 'Harbor' WHEN 1 THEN 'Garden' WHEN 2 THEN 'Kitchen'
                WHEN 3 THEN 'Station' WHEN 4 THEN 'Forest' WHEN 5 THEN 'Beach' ELSE 'Market' END)
                || ' ' || (n % 997) || CASE WHEN n % 1009 = 0 THEN ' lighthouse' ELSE '' END,
              n * 37 % 360
            FROM shot
          """, arguments: [count])
      try db.execute(
        sql: """
          INSERT INTO month SELECT month, COUNT(*), 1 FROM photo GROUP BY month;
          INSERT INTO photoText (photoText) VALUES ('rebuild');
          """)
      try Self.createTriggers(db)
    }
  }
}
