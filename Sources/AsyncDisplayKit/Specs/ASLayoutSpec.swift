import QuoinLayout
import UIKit

/// An element that places others and paints nothing. By itself it is empty space.
open class ASLayoutSpec: NSObject, ASLayoutElement, ElementSource {
    public let style = ASLayoutElementStyle()
    public var debugName: String?
    /// Always true: specs may be changed until they are drawn; without effect on a picture.
    public var isMutable = true
    /// In painting order.
    open var children: [ASLayoutElement]?

    /// Where the app makes it; `nil` if it is made without anything in it.
    private var place: SwiftPlace?

    public override init() {}

    convenience init(at file: StaticString, _ line: UInt) {
        self.init()
        place = SwiftPlace(fileID: file, line: UInt32(line))
    }

    /// The first of the children.
    open var child: ASLayoutElement? {
        get { children?.first }
        set { setChild(newValue, at: 0) }
    }

    public var layoutElementType: ASLayoutElementType { .layoutSpec }

    public func sublayoutElements() -> [ASLayoutElement]? { children }

    /// How the engine lays the children out.
    var kind: AnyLayoutKind { content.isEmpty ? AnyLayoutKind(SpacerLayout()) : AnyLayoutKind(WrapperLayout()) }

    /// What the engine lays out.
    var content: [ASLayoutElement] { children ?? [] }

    /// Places the children by code; by default as the spec's own kind does.
    open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout { Self.noLayout }

    /// Places the children by code; by default ``calculateLayoutThatFits(_:)`` in the sizes of the style.
    open func calculateLayoutThatFits(
        _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
    ) -> ASLayout { calculateLayoutThatFits(constrainedSize) }

    /// What ``calculateLayoutThatFits(_:)`` returns for a spec that the engine lays out.
    nonisolated(unsafe) static let noLayout = ASLayout(layoutElement: ASLayoutSpec(), size: .zero)

    /// Whether the spec is of a class of an app.
    private var isOfApp: Bool { !String(reflecting: type(of: self)).hasPrefix("AsyncDisplayKit.") }

    func element(_ names: NodeNames) -> AnyElement {
        guard isOfApp else { return plainElement(names) }
        var element = customElement(names)
        (element.style, element.id, element.swiftPlace) = (style.value, debugName, place)
        return element
    }

    /// The spec as its kind lays it out.
    final func plainElement(_ names: NodeNames) -> AnyElement {
        var element = AnyElement(kind, children: content.map { $0.element(names) })
        (element.style, element.id, element.swiftPlace) = (style.value, debugName, place)
        return element
    }

    /// A picture of the specs in letters.
    public func asciiArtString() -> String { (try? LayoutTree(element(NodeNames())).asciiArt()) ?? "" }

    /// The picture's name of this spec.
    public func asciiArtName() -> String { debugName ?? "\(type(of: self))" }
}

extension ASLayoutSpec {
    /// The children with one of them replaced: what is laid over or under the first.
    func setChild(_ element: ASLayoutElement?, at index: Int) {
        var changed = children ?? []
        if let element {
            if index < changed.count { changed[index] = element } else { changed.append(element) }
        } else if index < changed.count {
            changed.remove(at: index)
        }
        children = changed
    }

    func child(at index: Int) -> ASLayoutElement? { children.flatMap { index < $0.count ? $0[index] : nil } }
}

/// Elements on top of one another at the same corner.
open class ASWrapperLayoutSpec: ASLayoutSpec {
    public override init() { super.init() }

    public init(layoutElement: ASLayoutElement) {
        super.init()
        children = [layoutElement]
    }

    public init(layoutElements: [ASLayoutElement]) {
        super.init()
        children = layoutElements
    }

    override var kind: AnyLayoutKind { AnyLayoutKind(WrapperLayout()) }
}
