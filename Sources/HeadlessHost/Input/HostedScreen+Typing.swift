import UIKit

extension HostedScreen {
  /// Types a text into a search bar: a tap begins the editing session, the previous text is
  /// deleted, and the delegate is called for each character.
  ///
  /// - Parameter searchBar: The search bar; `nil` for the only one of the screen.
  /// - Returns: `false` if there is no such search bar, it cannot be touched, or the program did
  ///   not accept the text.
  @discardableResult
  public func type(_ text: String, into searchBar: UISearchBar? = nil) -> Bool {
    layOut()
    guard let field = (searchBar ?? firstSearchBar)?.field else { return false }
    return type(text, into: field)
  }

  /// Types a text into a text field: a tap begins the editing session, the previous text is
  /// deleted, and the delegate is called for each character.
  ///
  /// - Returns: `false` if the field cannot be touched, or the program did not accept the text.
  @discardableResult
  public func type(_ text: String, into field: UITextField) -> Bool {
    replaceText(of: field, by: text)
  }

  /// Types a text into a text view: a tap begins the editing session, the previous text is deleted,
  /// and the delegate is called for each character.
  ///
  /// - Returns: `false` if the text view cannot be touched, or the program did not accept the text.
  @discardableResult
  public func type(_ text: String, into textView: UITextView) -> Bool {
    replaceText(of: textView, by: text)
  }

  /// Presses the Return key of the keyboard, which begins a new line in a text view.
  ///
  /// - Returns: `false` if no text is edited.
  @discardableResult
  public func pressReturn() -> Bool {
    defer { layOut() }
    return window.editedView?.inputDisplay.handle(.submit) ?? false
  }

  /// Presses the delete key of the keyboard, which deletes the selection or the character before
  /// the caret.
  ///
  /// - Returns: `false` if no text is edited, or the program did not accept the change.
  @discardableResult
  public func pressDelete() -> Bool {
    defer { layOut() }
    guard let view = window.editedView else { return false }
    return view.inputDisplay.handle(.edit(view.deletion))
  }

  private func replaceText(of view: any EditingView, by text: String) -> Bool {
    layOut()
    guard view.window === window else { return false }
    if !view.isFirstResponder { try? tap(on: view) }
    guard view.isFirstResponder else { return false }
    func edit(to text: String) -> Bool {
      view.inputDisplay.handle(.edit(HostEdit(text, number: view.revision)))
    }
    var isTaken = !view.hasText || edit(to: "")
    for end in text.indices where isTaken { isTaken = edit(to: String(text[...end])) }
    layOut()
    return isTaken
  }

  private var firstSearchBar: UISearchBar? {
    func search(_ view: UIView) -> UISearchBar? {
      if let bar = view as? UISearchBar { return bar }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(window)
  }
}
