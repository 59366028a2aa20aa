import UIKit

private var accessoryKey: UInt8 = 0

class EntryCell: UICollectionViewCell {
    let label: UILabel = EntryCell.make()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func make<View: UIView>() -> View {
        return View(frame: .zero)
    }
}

extension EntryCell {
    /// A value that is kept beside the object.
    var accessory: String? {
        get { return objc_getAssociatedObject(self, &accessoryKey) as? String }
        set {
            objc_setAssociatedObject(self, &accessoryKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        accessory = nil
    }
}
