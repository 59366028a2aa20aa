import Testing

@testable import UIKit

/// The recorded layouts of stack views.
@MainActor
struct StackConformanceTests {
  /// The cases that do not agree, with reasons.
  private static let left: [String: String] = [:]

  @Test func `recorded stack views have the recorded layouts`() throws {
    let records = try CaseRecords.read("stacks.jsonl")
    #expect(records.count >= 48)
    // Hidden views with required sizes are reported, as by UIKit.
    ConstraintLog.receiver = { _ in }
    defer { ConstraintLog.receiver = nil }
    for record in records {
      let differences: [String]
      do {
        differences = try StackCase(record).differences()
      } catch let error as CaseError {
        differences = [error.description]
      }
      if let reason = Self.left[record.id] {
        #expect(!differences.isEmpty, "\(record.id) agrees; it is listed as: \(reason)")
      } else {
        #expect(differences.isEmpty, "\(record.id): \(differences.joined(separator: "; "))")
      }
    }
    let ids = Set(records.map(\.id))
    for id in Self.left.keys { #expect(ids.contains(id), "\(id) is listed, but is no case") }
  }
}
