import Foundation
import QuoinControls

/// What people use; in a picture nobody does, unless a test sends its actions.
open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xFF_0000)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    open var isEnabled = true { didSet { markChanged() } }
    open var isSelected = false { didSet { markChanged() } }
    open var isHighlighted = false { didSet { markChanged() } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    // Without effect on a picture:
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?

    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }

    public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    private var ownActions: [(UIAction, Event)] = []

    private var targets = ActionTargets<Event>()

    open func addTarget(_ target: Any?, action: Selector, for events: Event) { targets.add(target, action, events) }
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        targets.remove(target, action, events)
    }
    open func addAction(_ action: UIAction, for events: Event) { ownActions.append((action, events)) }
    open func removeAction(_ action: UIAction, for events: Event) { ownActions.removeAll { $0.0 === action } }

    /// Runs the actions for some events, as a test does where a person would touch.
    open func sendActions(for events: Event) {
        for (action, own) in ownActions where !own.isDisjoint(with: events) { action.handler(action) }
        targets.send(events) { sendAction($0, to: $1, for: nil) }
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetAction.run(action, on: target, from: self)
    }

    open func sendAction(_ action: UIAction) { action.handler(action) }

    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    open override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// What the control looks like at rest; `nil` if it is drawn in another way.
    var control: Control? { nil }

    override func contentElement() -> ViewContent? {
        switch control {
        case .toggle?, .stepper?:
            // Where it is stretched, it keeps its size.
            let size = sizeOfContent
            let own = control?.element.size(Double(size.width), Double(size.height))
            return own.map { ViewContent(element: $0.position(horizontal: .start, vertical: .start).erased) }
        default: return control.map { ViewContent(element: $0.element) }
        }
    }

    override var contentSizeOfSystem: CGSize {
        guard let control else { return super.contentSizeOfSystem }
        let extent = control.extent
        return CGSize(width: extent.width ?? Self.noIntrinsicMetric, height: extent.height ?? Self.noIntrinsicMetric)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        control.map { UIEdgeInsets($0.extent.alignmentInsets) } ?? .zero
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width < 0 ? plainFrame.width : own.width,
            height: own.height < 0 ? plainFrame.height : own.height)
    }
}

/// A command of a menu or of a control.
open class UIMenuElement: MainActorObject {
    open var title: String
    open var image: UIImage?

    init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }

    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    public enum State: Int, Sendable { case off, on, mixed }
}

open class UIAction: UIMenuElement {
    public let identifier: Identifier
    open var attributes: Attributes
    open var state: State
    let handler: (UIAction) -> Void
    open var sender: Any? { nil }

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(rawValue: title)
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        super.init(title: title, image: image)
    }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// Elements of a menu that are made when it opens.
open class UIDeferredMenuElement: UIMenuElement {
    public init(_ make: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { super.init(title: "", image: nil) }

    public class func uncached(_ make: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement
    {
        UIDeferredMenuElement(make)
    }
}

/// A command of a menu that an object of the app carries out.
open class UICommand: UIMenuElement {
    public let action: Selector

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        super.init(title: title, image: image)
    }
}

open class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The commands, also those of menus in it.
    var actions: [UIAction] {
        children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap(\.self) }
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }
}
