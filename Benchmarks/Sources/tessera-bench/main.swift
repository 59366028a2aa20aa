// swift run -c release --package-path Benchmarks tessera-bench [WORKLOAD ...]
//
// Prints one line for each measurement: workload, N, metric, median, unit, and for times the
// minimum and the maximum of the runs; separated by tabs. Times are processor times. Without names
// it measures all workloads; `diff` stands for all that compare and edit data.

import CAllocations
import Foundation

/// A name, and the measurement it stands for.
struct Entry {
  var name: String
  var measure: @MainActor () -> Void
}

let entries: [Entry] =
  Workload.all.map { workload in
    Entry(name: workload.name) {
      for count in [10_000, 100_000, 1_000_000] { workload.measure(count: count) }
    }
  }
  + [
    Entry(name: SelfSizing.name) {
      for count in [10_000, 100_000, 1_000_000] { SelfSizing.measure(count: count) }
    }
  ]
  + [
    Entry(name: LaneWorkload.name) {
      for count in [100_000, 1_000_000, 10_000_000] {
        for workload in LaneWorkload.all { workload.measure(count: count) }
      }
    }
  ]
  + ViewWorkload.all.map { workload in
    Entry(name: workload.name) {
      for count in [10_000, 1_000_000] { workload.measure(count: count) }
    }
  }
  + [
    Entry(name: SectionsWorkload.name) {
      for count in [1, 1_000, 100_000, 1_000_000] { SectionsWorkload.measure(count: count) }
    },
    Entry(name: EstimatedGroupWorkload.name) {
      for count in [10, 100, 1_000, 10_000] { EstimatedGroupWorkload.measure(count: count) }
    },
    Entry(name: BrowserMessages.name) {
      for count in [10_000, 1_000_000] { BrowserMessages.measure(count: count) }
    },
    Entry(name: BrowserMessages.listName) { BrowserMessages.measureList() },
    Entry(name: FrameDocumentWorkload.name) { FrameDocumentWorkload.measure(count: 100_000) },
    Entry(name: RenderProcess.name) { RenderProcess.measure() },
    Entry(name: LoweringProcess.name) { LoweringProcess.measure() },
    Entry(name: SolverWorkload.name) { SolverWorkload.measure() },
    Entry(name: ListWorkload.name) {
      for kind in ListWorkload.Kind.allCases { ListWorkload.measure(kind) }
      for count in [10_000, 100_000, 1_000_000] { ListWorkload.measureOutline(count: count) }
    },
    Entry(name: ListWorkload.contentName) { ListWorkload.measureContent() },
    Entry(name: ListWorkload.outlineName) {
      for count in [10_000, 100_000] { ListWorkload.measureOutline(count: count) }
    },
    Entry(name: ListUpdateWorkload.name) { ListUpdateWorkload.measure() },
    Entry(name: OrthogonalWorkload.name) {
      for rows in [10, 100] { OrthogonalWorkload.measure(rows: rows) }
    },
    Entry(name: TableWorkload.name) {
      for (rows, sections) in [(100, 1), (10_000, 1), (1_000_000, 1), (1_000_000, 100_000)] {
        TableWorkload.measure(rows: rows, sections: sections)
      }
      for (rows, sections) in [(10_000, 1), (1_000_000, 1), (1_000_000, 100_000)] {
        TableWorkload.measureHeights(rows: rows, sections: sections)
      }
    },
    Entry(name: "view-dense") { DenseWorkload.measureColumns() },
    Entry(name: "badges") { DenseWorkload.measureBadges() },
    Entry(name: "attributes") { AttributesWorkload.measure() },
    Entry(name: "drag") { DragWorkload.measure() },
    Entry(name: "drag-live") { DragWorkload.measureLive() },
    Entry(name: AutoLayoutWorkload.name) { AutoLayoutWorkload.measure() },
    Entry(name: TextWorkload.name) { TextWorkload.measure() },
    Entry(name: NetworkWorkload.name) { NetworkWorkload.measure() },
  ]
  + DifferenceWorkload.all.map { workload in
    Entry(name: workload.name) {
      for count in workload.counts {
        workload.measure(DifferenceReport(workload: workload.name, count: count))
      }
    }
  }
let differences = Set(DifferenceWorkload.all.map(\.name))
let names = Set(
  CommandLine.arguments.dropFirst().flatMap { $0 == "diff" ? Array(differences) : [$0] })
let known = entries.map(\.name)
for name in names where !known.contains(name) {
  FileHandle.standardError.write(
    Data(
      "There is no workload '\(name)'; the workloads are \(known.joined(separator: ", ")), and diff for all of the data's.\n"
        .utf8))
  exit(EX_USAGE)
}
keep_freed_memory()
for entry in entries where names.isEmpty || names.contains(entry.name) { entry.measure() }
