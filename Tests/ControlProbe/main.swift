// ControlProbe: serves a screen with a control that draws itself, and one of pictures, for the
// browser tests. It prints its address. The control overrides what only a test can see, so that
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
  let catalog = [dial, pictures, fields, spoken]
  try await BrowserServer(port: 0, catalog: catalog).run { port in
    print("http://127.0.0.1:\(port)/")
    fflush(nil)
  }
#else
  print("ControlProbe needs a build for testing.")
#endif
