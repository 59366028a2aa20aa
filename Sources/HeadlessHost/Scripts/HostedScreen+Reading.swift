import SceneRendering
package import ScreenReading
import UIKit

extension HostedScreen {
  /// Reads the screen: its elements with references, frames and states.
  ///
  /// - Parameter reader: The reader of earlier snapshots, so that references stay the same.
  package func read(by reader: inout ScreenReader) -> ScreenSnapshot {
    let scene = scene
    return reader.read(scene, facts: facts)
  }

  /// The facts about the screen that its scene does not contain.
  var facts: ScreenFacts {
    var facts = ScreenFacts()
    let traits = window.traitCollection
    // A screen with a size of its own has no other name.
    facts.settings = ScreenModel.all.contains { model.name.hasPrefix($0.name) } ? [model.name] : []
    facts.settings.append(traits.userInterfaceStyle == .dark ? "dark" : "light")
    let category = traits.preferredContentSizeCategory
    if let size = TextSize.allCases.first(where: { $0.category == category }), size != .large {
      facts.settings.append(size.shortName)
    }
    if traits.layoutDirection == .rightToLeft { facts.settings.append("right-to-left") }
    facts.controllers = window.displayedControllers.reversed().map { "\(Swift.type(of: $0))" }
    window.visitVisibleViews { view in
      facts.classes[view.sceneID] = "\(Swift.type(of: view))"
      if let list = (view as? UIScrollView)?.displayedList {
        let isTable = list.itemName == "row"
        facts.lists[view.sceneID] = ScreenFacts.List(
          word: isTable ? "table" : "collection", itemWord: list.itemName, counts: list.itemCounts)
      }
      return true
    }
    return facts
  }
}
