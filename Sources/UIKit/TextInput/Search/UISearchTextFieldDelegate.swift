/// The methods that a search field calls when the user edits its text.
///
/// Assign the delegate to ``UITextField/delegate``. UIKit's method for the pasteboard contents of a
/// copied token is missing, because tokens cannot be copied.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
