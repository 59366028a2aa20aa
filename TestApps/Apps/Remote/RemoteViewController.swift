import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A remote control whose every part has a target and an action.
@objcMembers
class RemoteViewController: UIViewController {
    static let volumeDidChange = Notification.Name("RemoteVolumeDidChange")

    let volumeSlider = UISlider()
    let muteSwitch = UISwitch()
    let channelControl = UISegmentedControl(items: ["One", "Two", "Three"])
    let powerButton = UIButton(type: .system)
    private(set) var calls: [String] = []
    @objc dynamic var channel = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Remote"
        view.backgroundColor = .systemBackground
        powerButton.setTitle("Power", for: .normal)
        powerButton.addTarget(self, action: #selector(didTapPower), for: .touchUpInside)
        powerButton.addTarget(self, action: #selector(RemoteViewController.note(_:for:)), for: .touchDown)
        volumeSlider.addTarget(self, action: #selector(didChangeVolume(_:)), for: .valueChanged)
        muteSwitch.addTarget(nil, action: #selector(didToggleMute), for: .valueChanged)
        channelControl.addTarget(self, action: #selector(didChange(channel:)), for: .valueChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
        let tap = UITapGestureRecognizer(target: self, action: #selector(didDoubleTap(_:)))
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(volumeDidChange(_:)), name: Self.volumeDidChange, object: nil)
        let stack = UIStackView(arrangedSubviews: [powerButton, volumeSlider, muteSwitch, channelControl])
        stack.axis = .vertical
        stack.spacing = 20
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            volumeSlider.widthAnchor.constraint(equalToConstant: 240),
        ])
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    func didTapPower() {
        calls.append("power")
    }

    @objc(noteTouch:event:)
    func note(_ sender: UIButton, for event: UIEvent) {
        calls.append("touch \(sender.currentTitle ?? "")")
    }

    @objc private func didChangeVolume(_ slider: UISlider) {
        calls.append("volume \(slider.value)")
        NotificationCenter.default.post(name: Self.volumeDidChange, object: self)
    }

    @objc private func volumeDidChange(_ notification: Notification) {
        calls.append("notified")
    }

    func didToggleMute() {
        calls.append("mute \(muteSwitch.isOn)")
    }

    func didChange(channel control: UISegmentedControl) {
        channel = control.selectedSegmentIndex
        calls.append("channel \(channel)")
    }

    @objc private func refresh() {
        calls.append("refresh")
        perform(#selector(finishRefresh(_:)), with: "done")
    }

    @objc private func finishRefresh(_ state: String) {
        calls.append(state)
    }

    @objc func didDoubleTap(_ recognizer: UITapGestureRecognizer) {
        calls.append("double tap")
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(copy(_:)) { return true }
        return super.canPerformAction(action, withSender: sender)
    }
}
