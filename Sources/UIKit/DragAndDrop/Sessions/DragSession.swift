/// The items of a drag and the location of its finger.
class DragSessionFace: NSObject {
  let drag: ActiveDrag

  init(_ drag: ActiveDrag) {
    self.drag = drag
    super.init()
  }

  @MainActor var items: [UIDragItem] { drag.items }
  @MainActor var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  @MainActor var isRestrictedToDraggingApplication: Bool { drag.isRestricted }

  @MainActor
  func location(in view: UIView) -> CGPoint { view.convert(drag.location, from: nil) }

  @MainActor
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  @MainActor
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag, as its source sees it.
final class DragSession: DragSessionFace, UIDragSession {
  var localContext: Any?
}

/// A drag, as one destination sees it.
final class DropSession: DragSessionFace, UIDropSession {
  let progress = Progress(totalUnitCount: 0)

  var localDragSession: (any UIDragSession)? { drag.session }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    progress.totalUnitCount += Int64(providers.count)
    let load = ObjectsLoad(count: providers.count, completion)
    for (number, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { [progress] value, _ in
        nonisolated(unsafe) let value = value
        DispatchQueue.main.async {
          progress.completedUnitCount += 1
          load.finish(number, value)
        }
      }
    }
    if providers.isEmpty { DispatchQueue.main.async { load.complete() } }
    return progress
  }
}

/// The values of several items that are being loaded.
@MainActor
private final class ObjectsLoad {
  private var values: [(any NSItemProviderReading)?]
  private var remaining: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    values = Array(repeating: nil, count: count)
    remaining = count
    self.completion = completion
  }

  func finish(_ number: Int, _ value: (any NSItemProviderReading)?) {
    values[number] = value
    remaining -= 1
    if remaining == 0 { complete() }
  }

  func complete() { completion(values.compactMap { $0 }) }
}
