extension UICellAccessory {
  /// Returns an arrow that shows that a tap of the cell leads to other content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed: displayed, options.values)
  }

  /// Returns a button for details of the item. Without a handler, taps have no effect.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed: displayed, options.values.handling(actionHandler))
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed: displayed, options.values)
  }

  /// Returns a button that deletes the item. Without a handler, a tap reveals the swipe actions at
  /// the trailing edge.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed: displayed, options.values.handling(actionHandler))
  }

  /// Returns a button that inserts an item. Without a handler, taps have no effect.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed: displayed, options.values.handling(actionHandler))
  }

  /// Returns a grip. A drag of it moves the item, as
  /// ``UICollectionView/beginInteractiveMovementForItem(at:)`` does.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed: displayed, options.values)
  }

  /// Returns a circle that has a checkmark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed: displayed, options.values)
  }

  /// Returns an arrow that points down while the item of an outline is expanded.
  ///
  /// Without a handler, a tap expands or collapses the item in the section snapshot of a diffable
  /// data source, and calls its ``UICollectionViewDiffableDataSource/sectionSnapshotHandlers``.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed: displayed, options.values.handling(actionHandler))
  }

  /// Returns a short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var values = options.values
    values.text = text
    return UICellAccessory(.label, displayed: displayed, values)
  }

  /// Returns a button that displays the selected element of a menu, and opens the menu.
  ///
  /// - Parameters:
  ///   - menu: The menu. One element is selected at any time: the first one, unless another one is
  ///     on.
  ///   - displayed: The mode of the cell in which the accessory is displayed.
  ///   - options: The options.
  ///   - selectedElementDidChangeHandler: A closure that is called when the user has chosen another
  ///     element, with the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var values = options.values
    values.menu = menu
    values.selectionHandler = selectedElementDidChangeHandler
    return UICellAccessory(.popUpMenu, displayed: displayed, values)
  }

  /// Returns a view of the app.
  ///
  /// - Precondition: The view has `translatesAutoresizingMaskIntoConstraints` set to `true`.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return UICellAccessory(
      .customView(configuration.customView), displayed: displayed, configuration.values)
  }
}

extension AccessoryOptions {
  /// Returns the options with a handler.
  fileprivate func handling(_ handler: UICellAccessory.ActionHandler?) -> AccessoryOptions {
    var result = self
    result.actionHandler = handler
    return result
  }
}
