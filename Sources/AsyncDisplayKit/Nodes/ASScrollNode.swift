// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinScene
import UIKit

/// The directions in which content moves, as a finger does.
public typealias ASScrollDirection = UISwipeGestureRecognizer.Direction

public let ASScrollDirectionHorizontalDirections: ASScrollDirection = [.left, .right]
public let ASScrollDirectionVerticalDirections: ASScrollDirection = [.up, .down]

/// A viewport on a layout that may be larger than it.
open class ASScrollNode: ASDisplayNode {
    /// Whether the content is as large as its layout. Without a direction it then scrolls vertically.
    open var automaticallyManagesContentSize = false {
        didSet {
            if automaticallyManagesContentSize, scrollableDirections.isEmpty {
                scrollableDirections = ASScrollDirectionVerticalDirections
            }
        }
    }
    open var scrollableDirections: ASScrollDirection = []
    /// How far the content is moved up and to the left, in points.
    open var contentOffset = CGPoint.zero

    open override var view: ASScrollView { onMainActor((self, super.view)) { $1 as? ASScrollView ?? $0.makeHost() } }

    override func makeHost() -> ASScrollView { hosted(by: ASScrollView(frame: frame)) }

    override var isPlain: Bool { type(of: self) == ASScrollNode.self }

    override func element(_ names: NodeNames) -> AnyElement {
        guard automaticallyManagesContentSize, mayHaveSpec, let directions else { return super.element(names) }
        let viewport = ScrollNode(directions, contentOffset: contentOffset.point)
        let scroll = Scroll(viewport, children: [content(names)])
        clipsToBounds = true
        return finished(scroll, names).erased
    }

    private var directions: ScrollNode.Directions? {
        let isVertical = !scrollableDirections.isDisjoint(with: ASScrollDirectionVerticalDirections)
        let isHorizontal = !scrollableDirections.isDisjoint(with: ASScrollDirectionHorizontalDirections)
        if isVertical { return isHorizontal ? .both : .vertical }
        return isHorizontal ? .horizontal : nil
    }
}
