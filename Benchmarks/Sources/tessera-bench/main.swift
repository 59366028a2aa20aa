// swift run -c release --package-path Benchmarks tessera-bench [WORKLOAD]
//
// Prints one line for each measurement: workload, N, metric, value, unit; separated by tabs.

let arguments = CommandLine.arguments.dropFirst()
let names =
  Workload.all.map(\.name) + [SelfSizing.name] + ViewWorkload.all.map(\.name)
  + DifferenceWorkload.all.map(\.name)
if let unknown = arguments.first(where: { !names.contains($0) }) {
  fatalError("There is no workload \(unknown); the workloads are \(names.joined(separator: ", ")).")
}
for workload in Workload.all where arguments.isEmpty || arguments.contains(workload.name) {
  for count in [10_000, 100_000, 1_000_000] { workload.measure(count: count) }
}
if arguments.isEmpty || arguments.contains(SelfSizing.name) {
  for count in [10_000, 100_000, 1_000_000] { SelfSizing.measure(count: count) }
}
for workload in ViewWorkload.all where arguments.isEmpty || arguments.contains(workload.name) {
  for count in [10_000, 1_000_000] { workload.measure(count: count) }
}
for workload in DifferenceWorkload.all where arguments.isEmpty || arguments.contains(workload.name)
{
  for count in workload.counts {
    workload.measure(DifferenceReport(workload: workload.name, count: count))
  }
}
