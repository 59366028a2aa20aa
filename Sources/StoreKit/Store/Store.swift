internal import Foundation
internal import SystemScreens
internal import UIKit

/// The store: the products of a file, and the purchases of this process.
@MainActor
final class Store {
  static let shared = Store(chosenFile, answer: .chosen)

  /// The user's answer to purchases.
  enum Answer: String, Sendable {
    case ask, success, cancel

    /// The answer that the environment chooses.
    static var chosen: Answer {
      ProcessInfo.processInfo.environment["TESSERA_PURCHASES"].flatMap(Answer.init) ?? .ask
    }
  }

  /// A purchase that the user paid.
  struct Purchase: Hashable, Sendable {
    var identifier: UInt64
    /// The first purchase of a product that is owned already, or of a subscription.
    var originalIdentifier: UInt64
    var item: StoreItem
    var quantity: Int
    var date: Date
    var originalDate: Date
    var end: Date?
    var token: UUID?
    var isFinished = false

    /// Returns a Boolean value that indicates whether the user owns the product at a date.
    func isEntitlement(at date: Date) -> Bool {
      item.kind != .consumable && (end.map { $0 > date } ?? true)
    }
  }

  let file: StoreFile
  private let answer: Answer
  private(set) var purchases: [Purchase] = []
  private var listeners: [UUID: @MainActor (Purchase) -> Void] = [:]

  init(_ file: StoreFile, answer: Answer) {
    self.file = file
    self.answer = answer
  }

  /// The file that the environment chooses. A file that cannot be read is reported on standard
  /// error.
  private static var chosenFile: StoreFile {
    guard let path = ProcessInfo.processInfo.environment["TESSERA_STORE"] else {
      return StoreFile()
    }
    do {
      return try StoreFile(Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let sentence = "The products of \(path) cannot be read: \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(sentence.utf8))
      return StoreFile()
    }
  }

  // MARK: Products

  /// Returns the product with an identifier; `nil` if the file has none.
  func item(_ identifier: String) -> StoreItem? {
    file.items.first { $0.identifier == identifier }
  }

  /// Returns a price as a text, in the currency of the store.
  nonisolated static func text(_ price: Decimal, _ locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = locale
    return formatter.string(from: price as NSDecimalNumber) ?? "\(price)"
  }

  // MARK: Purchases

  /// Asks the user to pay.
  ///
  /// - Parameter reply: A closure called with the purchase, or `nil` after a cancellation.
  func buy(
    _ item: StoreItem, quantity: Int, token: UUID? = nil,
    reply: @escaping @MainActor (Purchase?) -> Void
  ) {
    switch answer {
    case .success: reply(add(item, quantity, token))
    case .cancel: reply(nil)
    case .ask:
      if owns(item) {
        SystemQuestion.askWhenDisplayed(
          nil, "You’ve already purchased this. Would you like to get it again for free?",
          answers: [
            .init("Cancel", style: .cancel) { reply(nil) },
            .init("OK") { reply(self.add(item, quantity, token)) },
          ])
      } else {
        SystemQuestion.askWhenDisplayed(
          "Confirm Your In-App Purchase", question(item, quantity),
          answers: [
            .init("Cancel", style: .cancel) { reply(nil) },
            .init(item.period == nil ? "Buy" : "Subscribe") {
              reply(self.add(item, quantity, token))
            },
          ])
      }
    }
  }

  private func owns(_ item: StoreItem) -> Bool {
    item.kind == .nonConsumable && purchases.contains { $0.item.identifier == item.identifier }
  }

  private func question(_ item: StoreItem, _ quantity: Int) -> String {
    let price = Self.text(item.price * Decimal(quantity), Locale(identifier: file.locale))
    if let period = item.period {
      return "Do you want to subscribe to \(item.title) for \(price) per \(period.name)?"
    }
    let name = quantity > 1 ? "\(quantity) × \(item.title)" : item.title
    return "Do you want to buy \(name) for \(price)?"
  }

  private func add(_ item: StoreItem, _ quantity: Int, _ token: UUID?) -> Purchase {
    let identifier = UInt64(purchases.count + 1)
    let now = Date()
    let earlier =
      item.kind == .consumable || item.kind == .nonRenewing
      ? nil : purchases.first { $0.item.identifier == item.identifier }
    let purchase = Purchase(
      identifier: identifier, originalIdentifier: earlier?.originalIdentifier ?? identifier,
      item: item, quantity: quantity, date: now, originalDate: earlier?.originalDate ?? now,
      end: item.kind == .renewing ? item.period?.date(after: now) : nil, token: token)
    purchases.append(purchase)
    return purchase
  }

  // MARK: Listeners

  /// Adds a closure called with purchases that no call of the app waits for.
  ///
  /// - Returns: An identifier that ends the calls.
  func listen(_ listener: @escaping @MainActor (Purchase) -> Void) -> UUID {
    let identifier = UUID()
    listeners[identifier] = listener
    return identifier
  }

  /// Ends the calls of a closure.
  func stopListening(_ identifier: UUID) { listeners[identifier] = nil }

  /// Calls the closures with a purchase.
  func announce(_ purchase: Purchase) {
    for listener in listeners.values { listener(purchase) }
  }

  // MARK: Deliveries

  /// Marks a purchase as delivered to the user.
  func finish(_ identifier: UInt64) {
    guard let index = purchases.firstIndex(where: { $0.identifier == identifier }) else { return }
    purchases[index].isFinished = true
  }

  /// The last purchases of the products that the user owns, in the order of their first ones.
  func entitlements(at date: Date = Date()) -> [Purchase] {
    var result: [Purchase] = []
    for purchase in purchases where purchase.isEntitlement(at: date) {
      if let index = result.firstIndex(where: { $0.item.identifier == purchase.item.identifier }) {
        result[index] = purchase
      } else {
        result.append(purchase)
      }
    }
    return result
  }
}
