// ControlProbe: serves screens with controls and pictures, and ones that break, for the browser
// tests. It prints its address. The control overrides what only a test can see, so that
// there is no optimized build of it.

#if DEBUG
  import BrowserHost
  import Foundation
  import TestControls

  let dial = GalleryEntry(
    name: "dial", title: "Dial", summary: "A control that draws itself and tracks a drag."
  ) { DialViewController() }
  let pictures = GalleryEntry(
    name: "pictures", title: "Pictures", summary: "Pictures in all placements, and a long list."
  ) { PictureListController() }
  let fields = GalleryEntry(
    name: "fields", title: "Fields", summary: "Text fields and text views of many kinds."
  ) { FieldForm() }
  let spoken = GalleryEntry(
    name: "spoken", title: "Spoken", summary: "Elements with roles, states and actions."
  ) { SpokenScreenController() }
  let faults: [(name: String, fault: FaultyScreenController.Fault)] = [
    ("trap", .trap), ("loop", .loop), ("memory", .memory), ("exit", .exit),
  ]
  let faulty = faults.map { name, fault in
    GalleryEntry(name: name, title: name, summary: "A screen that breaks.") {
      FaultyScreenController(fault)
    }
  }
  BrowserServer(port: 0, catalog: [dial, pictures, fields, spoken] + faulty).serve()
#else
  print("ControlProbe needs a build for testing.")
#endif
