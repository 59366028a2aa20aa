@_spi(Lowering) import UIKit

/// The owner of the nib of a form.
@MainActor final class FormOwner: NSObject {
  var name: UITextField!
  var model: FormModel!
  var saves: [String] = []

  func save(_ sender: UIButton, forEvent event: UIEvent?) {
    saves.append(sender.title(for: .normal) ?? "none")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_FormOwner() -> InterfaceClass {
    InterfaceClass(
      FormOwner.self, named: "FormOwner",
      outlets: [.outlet("name") { $0.name = $1 }, .outlet("model") { $0.model = $1 }],
      actions: ["save:forEvent:": Selector("save(_:forEvent:)", FormOwner.save(_:forEvent:))])
  }
}

final class FormModel: NSObject {}

/// A view that notes the order of its creation.
final class RecordingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    CallRecord.note("init subviews \(subviews.count) width \(frame.width)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    CallRecord.note("awake constraints \(constraints.count)")
  }
}

/// Registers the classes of this module when the program is loaded, as its lowered files would.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  InterfaceRegistry.register(module: "InterfaceBuilderTests") {
    [
      PanelsViewController._interface_PanelsViewController(),
      PanelCell._interface_PanelCell(),
      PhotoListViewController._interface_PhotoListViewController(),
      PhotoCell._interface_PhotoCell(),
      TripListViewController._interface_TripListViewController(),
      TripDetailViewController._interface_TripDetailViewController(),
      FormOwner._interface_FormOwner(),
      OptionsViewController._interface_OptionsViewController(),
      AlbumListViewController._interface_AlbumListViewController(),
      AlbumCell._interface_AlbumCell(), TrackCell._interface_TrackCell(),
      TrackHeader._interface_TrackHeader(),
      InterfaceClass(FormModel.self, named: "FormModel", make: { FormModel() }),
      InterfaceClass(RecordingView.self, named: "RecordingView"),
    ]
  }
}
