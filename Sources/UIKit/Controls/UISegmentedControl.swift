import Foundation
import QuoinControls

/// Titles and images in a row, of which one may be selected.
open class UISegmentedControl: UIControl {
    private struct Segment {
        var title: String?
        var image: UIImage?
        var isEnabled = true

        @MainActor init(_ content: Any) {
            switch content {
            case let image as UIImage: self.image = image
            case let action as UIAction: (title, image) = (action.title, action.image)
            default: title = "\(content)"
            }
        }
    }

    private var segments: [Segment] = [] { didSet { markChanged() } }
    var attributes: [State: [NSAttributedString.Key: Any]] = [:] { didSet { markChanged() } }
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    open var isMomentary = false

    public static let noSegment = -1

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = items?.map(Segment.init) ?? []
        plainFrame.size = sizeOfContent
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        if frame != .zero { self.frame = frame }
    }

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) { insert(title ?? "", at: index) }
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        insert(image ?? UIImage(), at: index)
    }
    open func insertSegment(action: UIAction, at index: Int, animated: Bool) { insert(action, at: index) }
    private func insert(_ content: Any, at index: Int) {
        segments.insert(Segment(content), at: min(index, segments.count))
    }

    open func setTitle(_ title: String?, forSegmentAt index: Int) { segments[index] = Segment(title ?? "") }
    open func titleForSegment(at index: Int) -> String? { segments[index].title }
    open func setImage(_ image: UIImage?, forSegmentAt index: Int) { segments[index] = Segment(image ?? UIImage()) }
    open func imageForSegment(at index: Int) -> UIImage? { segments[index].image }
    open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) { segments[index].isEnabled = isEnabled }
    open func isEnabledForSegment(at index: Int) -> Bool { segments[index].isEnabled }
    open func removeSegment(at index: Int, animated: Bool) { segments.remove(at: index) }
    open func removeAllSegments() { segments = [] }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    /// The title or the image of a segment, and its size.
    private func content(at index: Int) -> (element: AnyElement, size: CGSize) {
        let segment = segments[index]
        let color: UIColor = segment.isEnabled && isEnabled ? .label : .tertiaryLabel
        if let image = segment.image {
            let size = image.size
            let shown = image.element(.fit, tint: color).preferredSize(Double(size.width), Double(size.height))
            return (shown.erased, size)
        }
        var style = UIFont.systemFont(ofSize: 13, weight: .medium).style
        style.color = color.color
        let state = index == selectedSegmentIndex ? State.selected : segment.isEnabled ? .normal : .disabled
        let own = (attributes[.normal] ?? [:]).merging(attributes[state] ?? [:]) { $1 }
        let text = NSAttributedString(string: segment.title ?? "", attributes: own).content(style)
        let size = ThreadRenderer.size(of: text, in: CGSize(width: CGFloat.infinity, height: .infinity))
        return (Text(text).lineLimit(1).erased, size)
    }

    override var control: Control? {
        .segmentedControl(
            segments.indices.map { content(at: $0).element },
            selected: segments.indices.contains(selectedSegmentIndex) && !isMomentary ? selectedSegmentIndex : nil,
            selectedFill: selectedSegmentTintColor?.color, isEven: !apportionsSegmentWidthsByContent)
    }

    /// All segments are as wide as the widest, unless each has the width of its content.
    override var contentSizeOfSystem: CGSize {
        let widths = segments.indices.map {
            content(at: $0).size.width.rounded(.up) + 2 * CGFloat(ControlMetrics.segmentPadding)
        }
        let width =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +) : CGFloat(segments.count) * (widths.max() ?? 0)
        return CGSize(width: width + 4, height: CGFloat(ControlMetrics.segmentedControl.height ?? 0))
    }
}
