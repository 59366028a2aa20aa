// Prints the costs of frequent work as numbers of allocations, one a line: a name, a tab and the
// number. `Scripts/check-costs` compares them with `Scripts/costs.txt`.

import AllocationCounting

guard allocation_count() > 0 else { fatalError("Allocations cannot be counted on this system.") }
for (name, count) in Cost.all {
  print("\(name)\t\(count())")
}
