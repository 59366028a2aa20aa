import GRDB

extension PhotoDatabase {
  /// Adds a photo.
  ///
  /// - Parameter time: The time, in seconds since 1970.
  /// - Returns: The identifier.
  @discardableResult
  public func add(title: String, takenAt time: Int64, hue: Int = 210) throws -> Int64 {
    try pool.write { db in
      try db.execute(
        sql: "INSERT INTO photo (takenAt, month, title, hue) VALUES (?, ?, ?, ?)",
        arguments: [time, Photo.month(of: time), title, hue])
      return db.lastInsertedRowID
    }
  }

  /// Deletes a photo.
  public func delete(_ id: Int64) throws {
    try pool.write { db in
      try db.execute(sql: "DELETE FROM photo WHERE id = ?", arguments: [id])
    }
  }

  /// Changes whether a photo is a favorite.
  public func setFavorite(_ isFavorite: Bool, of id: Int64) throws {
    try pool.write { db in
      try db.execute(
        sql: "UPDATE photo SET isFavorite = ? WHERE id = ?", arguments: [isFavorite, id])
    }
  }
}
