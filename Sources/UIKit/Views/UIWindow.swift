import Foundation

/// The view at the top of an app's hierarchy.
open class UIWindow: UIView {
    open var screen: UIScreen { .main }
    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
    /// Without effect on a picture.
    open weak var windowScene: UIWindowScene?
    /// The one that was made key last.
    static weak var key: UIWindow?
    /// Whether it is the window of a screen that is drawn, in which the screen is not.
    var isStage = false
    open var isKeyWindow: Bool { Self.key === self }
    /// Without effect on a picture.
    open var windowLevel = Level.normal

    /// How far in front of others a window is; there is one window in a picture.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
        public static func + (level: Level, offset: CGFloat) -> Level { Level(level.rawValue + offset) }
        public static func - (level: Level, offset: CGFloat) -> Level { Level(level.rawValue - offset) }
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    open func makeKey() { Self.key = self }
}

/// The screen of the current traits.
open class UIScreen: MainActorObject {
    public static let main = UIScreen()

    /// In points; those of the canvas while a picture is drawn.
    public internal(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
    open var scale: CGFloat { UITraitCollection.current.displayScale }
    open var nativeScale: CGFloat { scale }
    open var traitCollection: UITraitCollection { .current }
    /// Without effect on a picture.
    open var brightness: CGFloat = 0.5
    /// That of the window, which is no view here.
    open var coordinateSpace: UIView? { nil }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

open class UIDevice: MainActorObject {
    public static let current = UIDevice()

    open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
    /// Without effect on a picture.
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { 1 }
    open var systemVersion: String { "18.0" }
    open var systemName: String { "iOS" }
    open var model: String { "iPhone" }
    open var name: String { "iPhone" }
    open var identifierForVendor: UUID? { nil }
}
