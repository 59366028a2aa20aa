import GRDB

/// The database of a library.
///
/// Reads run beside the writes of this and of other processes, and see whole transactions.
public final class PhotoDatabase: Sendable {
  /// The path of the file.
  public let path: String
  let pool: DatabasePool

  /// Opens a database, and creates its tables if they do not exist.
  ///
  /// - Throws: The error of SQLite if the file cannot be opened or is not a database.
  public init(path: String) throws {
    self.path = path
    var configuration = Configuration()
    // Another process may write at the same time.
    configuration.busyMode = .timeout(5)
    // One for the rows of the screen, one for a search.
    configuration.maximumReaderCount = 2
    configuration.prepareDatabase { db in
      // Half a megabyte of pages for each connection; the system caches the file as well.
      try db.execute(sql: "PRAGMA cache_size = -500")
    }
    pool = try DatabasePool(path: path, configuration: configuration)
    try Self.createTablesIfNeeded(pool)
  }

  /// The months of the library, newest first.
  ///
  /// - Complexity: O(months): triggers count the photos.
  public func sections() throws -> PhotoSections {
    try pool.read { db in
      let sections = try Row.fetchAll(
        db, sql: "SELECT month, count, version FROM month WHERE count > 0 ORDER BY month DESC")
      return PhotoSections(
        sections: sections.map {
          PhotoSections.Section(month: $0["month"], count: $0["count"], version: $0["version"])
        }, found: nil)
    }
  }

  /// Returns some photos of a section, newest first, or fewer if there are fewer now.
  ///
  /// - Complexity: O(photos + positions of the section before them), on an index alone for those
  ///   before.
  public func photos(_ positions: Range<Int>, ofSection section: Int, in sections: PhotoSections)
    throws -> [Photo]
  {
    if let found = sections.found { return try photos(found[section][positions]) }
    let month = sections.sections[section].month
    return try pool.read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT photo.* FROM (
            SELECT id FROM photo WHERE month = ?
            ORDER BY takenAt DESC, id DESC LIMIT ? OFFSET ?
          ) AS page JOIN photo USING (id) ORDER BY takenAt DESC, photo.id DESC
          """)
      return try Photo.fetchAll(
        statement, arguments: [month, positions.count, positions.lowerBound])
    }
  }

  /// Returns the photos with some identifiers, in the same order, without those that are deleted.
  private func photos(_ ids: ArraySlice<Int64>) throws -> [Photo] {
    try pool.read { db in
      let statement = try db.cachedStatement(sql: "SELECT * FROM photo WHERE id = ?")
      return try ids.compactMap { try Photo.fetchOne(statement, arguments: [$0]) }
    }
  }

  /// Returns the section and the position of a photo in the library; `nil` if it is deleted.
  ///
  /// - Complexity: O(positions of the section before it), on an index.
  public func position(ofPhoto id: Int64, in sections: PhotoSections) throws
    -> (section: Int, item: Int)?
  {
    if let found = sections.found {
      for (section, ids) in found.enumerated() {
        if let item = ids.firstIndex(of: id) { return (section, item) }
      }
      return nil
    }
    let place: (month: Int, item: Int)? = try pool.read { db in
      guard
        let row = try Row.fetchOne(
          db, sql: "SELECT month, takenAt FROM photo WHERE id = ?", arguments: [id])
      else { return nil }
      let (month, time): (Int, Int64) = (row["month"], row["takenAt"])
      let item = try Int.fetchOne(
        db, sql: "SELECT COUNT(*) FROM photo WHERE month = ? AND (takenAt, id) > (?, ?)",
        arguments: [month, time, id])
      return (month, item ?? 0)
    }
    guard let place,
      let section = sections.sections.firstIndex(where: { $0.month == place.month })
    else { return nil }
    return (section, place.item)
  }

  /// Returns the photos whose titles contain words that begin with the words of a text.
  ///
  /// - Complexity: O(found photos · log(found photos)). Eight bytes are kept for each.
  public func search(_ text: String) async throws -> PhotoSections {
    guard let pattern = FTS5Pattern(matchingAllPrefixesIn: text) else { return .empty }
    return try await pool.read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT month, photo.id FROM photoText JOIN photo ON photo.id = photoText.rowid
          WHERE photoText MATCH ? ORDER BY month DESC, takenAt DESC, photo.id DESC
          """, arguments: [pattern])
      var sections: [PhotoSections.Section] = []
      var found: [[Int64]] = []
      var months: [Int] = []
      while let row = try rows.next() {
        let month: Int = row[0]
        if months.last != month {
          months.append(month)
          found.append([])
        }
        found[found.count - 1].append(row[1])
      }
      for (month, ids) in zip(months, found) {
        let version = try Int64.fetchOne(
          db, sql: "SELECT version FROM month WHERE month = ?", arguments: [month])
        sections.append(
          PhotoSections.Section(month: month, count: ids.count, version: version ?? 0))
      }
      return PhotoSections(sections: sections, found: found)
    }
  }
}
