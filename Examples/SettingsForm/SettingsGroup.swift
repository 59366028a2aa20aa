/// A group of settings with their present values.
struct SettingsGroup {
  struct Setting {
    let name: String
    let value: String
    var note: String?
  }

  let title: String
  let settings: [Setting]

  static let all = [
    SettingsGroup(
      title: "Display",
      settings: [
        Setting(name: "Brightness", value: "70 %"),
        Setting(
          name: "Appearance", value: "Automatic",
          note: "Light from sunrise to sunset, dark at night."),
        Setting(name: "Text size", value: "Large"),
      ]),
    SettingsGroup(
      title: "Sounds",
      settings: [
        Setting(name: "Ringtone", value: "Harbour"),
        Setting(
          name: "Quiet hours", value: "22:00 to 7:00",
          note: "Calls from favourites ring at any time, and so does a second call within three "
            + "minutes."),
      ]),
    SettingsGroup(
      title: "Storage",
      settings: [
        Setting(name: "Photos", value: "41.2 GB"),
        Setting(name: "Music", value: "12.8 GB"),
        Setting(name: "Free", value: "9.9 GB"),
      ]),
  ]
}
