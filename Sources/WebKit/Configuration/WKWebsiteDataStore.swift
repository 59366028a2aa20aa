// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

/// The data of pages: cookies, in the memory of the process.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let standard = WKWebsiteDataStore(isPersistent: true)

  /// Whether the data stay on iOS. Here they end with the process.
  public let isPersistent: Bool
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// Returns the store that views share.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// Returns a new empty store.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// Returns all kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
    ]
  }

  /// Returns a record for each host with cookies.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
    let hosts = Set(httpCookieStore.cookies.map(\.domain))
    return hosts.sorted().map { WKWebsiteDataRecord(displayName: $0) }
  }

  /// Calls a closure with a record for each host with cookies.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    Task { completionHandler(await dataRecords(ofTypes: dataTypes)) }
  }

  /// Removes the cookies of hosts.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      let hosts = Set(dataRecords.map(\.displayName))
      httpCookieStore.remove { hosts.contains($0.domain) }
    }
    NextTurn.run(completionHandler)
  }

  /// Removes all cookies: they have no date of their change.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove { _ in true } }
    NextTurn.run(completionHandler)
  }
}

/// The data of a host.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The name of the host.
  public let displayName: String
  /// The kinds of data.
  public let dataTypes: Set<String> = [WKWebsiteDataTypeCookies]

  init(displayName: String) {
    self.displayName = displayName
    super.init()
  }
}

/// The cookies of a store. No page is loaded with them.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private(set) var cookies: [HTTPCookie] = []

  func remove(where isRemoved: (HTTPCookie) -> Bool) { cookies.removeAll(where: isRemoved) }

  private func removeSame(as cookie: HTTPCookie) {
    remove { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }

  /// Calls a closure with all cookies.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    let cookies = cookies
    NextTurn.run { completionHandler(cookies) }
  }

  /// Returns all cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Stores a cookie in place of one with the same name, host and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    removeSame(as: cookie)
    cookies.append(cookie)
    if let completionHandler { NextTurn.run(completionHandler) }
  }

  /// Removes a cookie.
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    removeSame(as: cookie)
    if let completionHandler { NextTurn.run(completionHandler) }
  }
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The cache in files.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The cache in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Values of pages.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Values of pages until they end.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
