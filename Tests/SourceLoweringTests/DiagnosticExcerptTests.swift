import SourceBuilding
import Testing

/// The excerpts of diagnostics of copies.
struct DiagnosticExcerptTests {
  private let original = ["import UIKit", "@objc class A: UIView {", "  let b = c", "}", ""]

  private func rewritten(_ output: String) -> String {
    DiagnosticExcerpts.ofOriginals(in: output) { path in
      path == "/App/A.swift" ? original.map { $0[...] } : nil
    }
  }

  @Test func `notes about the declarations of what is missing are left out`() {
    let error = "/App/A.swift:3:11: error: 'UITableView' is unavailable: Table views are missing"
    let output = """
      \(error)
      /place/Sources/UIKit/Missing/MissingTableViews.swift:10:39: note: 'UITableView' has been \
      explicitly marked unavailable here
       10 | @preconcurrency @MainActor open class UITableView: UIScrollView {
          |                                       `- note: 'UITableView' has been explicitly marked
      done
      """
    #expect(rewritten(output) == error + "\ndone")
  }

  @Test func `an excerpt has the lines and numbers of the original`() {
    let output = """
      /App/A.swift:3:11: error: cannot find 'c' in scope
       1 | @_spi(Lowering) import UIKit
       2 | #sourceLocation(file: "/App/A.swift", line: 1)
       3 | import UIKit
       4 | class A: UIView {
       5 |   let b = c
         |           `- error: cannot find 'c' in scope
       6 | }
       7 |
      /App/A.swift:2:1: note: 'A' declared here
      done
      """
    #expect(
      rewritten(output) == """
        /App/A.swift:3:11: error: cannot find 'c' in scope
         1 | import UIKit
         2 | @objc class A: UIView {
         3 |   let b = c
           |           `- error: cannot find 'c' in scope
         4 | }
         5 | \("")
        /App/A.swift:2:1: note: 'A' declared here
        done
        """)
  }

  @Test func `excerpts of other files stay`() {
    let output = """
      /App/B.swift:1:1: error: wrong
      2 | b
        | `- error: wrong
      ld: error: undefined symbol
      """
    #expect(rewritten(output) == output)
  }
}
