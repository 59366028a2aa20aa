// On iOS, `import UIKit` includes Foundation with `URLSession`. On Linux, a module of its own holds
// it, which loads libcurl and some thirty libraries when a process starts: only for packages that
// ask for it with the trait `Networking`.
#if Networking && canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
