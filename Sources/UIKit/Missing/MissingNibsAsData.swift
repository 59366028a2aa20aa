// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension UINib {
  /// Missing: Nibs are compiled to Swift source text and have no data at run time; use
  /// UINib(nibName:bundle:).
  @available(
    *, unavailable,
    message:
      "Nibs are compiled to Swift source text and have no data at run time; use UINib(nibName:bundle:)."
  )
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) { missing() }
}
