/// The values that an app sets on a table view. Lengths are in points.
struct TableSettings {
  var rowHeight = UITableView.automaticDimension
  var estimatedRowHeight = UITableView.automaticDimension
  var sectionHeaderHeight = UITableView.automaticDimension
  var sectionFooterHeight = UITableView.automaticDimension
  var estimatedSectionHeaderHeight = UITableView.automaticDimension
  var estimatedSectionFooterHeight = UITableView.automaticDimension
  var sectionHeaderTopPadding = UITableView.automaticDimension

  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// `nil` for the system's color.
  var separatorColor: UIColor?
  /// `nil` for the insets that the table view chooses.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var cellLayoutMarginsFollowReadableWidth = false
  var insetsContentViewsToSafeArea = true

  var sectionIndexMinimumDisplayRowCount = 0
  var sectionIndexColor: UIColor?
  var sectionIndexBackgroundColor: UIColor?
  var sectionIndexTrackingBackgroundColor: UIColor?
}
