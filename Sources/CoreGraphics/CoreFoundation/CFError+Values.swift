// The names of Core Foundation's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(ObjectiveC)
  /// Returns the domain of an error.
  public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error.domain as CFString }

  /// Returns the number of an error in its domain.
  public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }

  /// Returns the values that describe an error.
  public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! {
    error.userInfo as CFDictionary
  }

  /// Returns a sentence about an error for the user.
  public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
    error.localizedDescription as CFString
  }
#endif
