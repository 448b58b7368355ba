import QuoinLayout
import UIKit

/// A child with space around it.
open class ASInsetLayoutSpec: ASLayoutSpec {
    /// An infinite inset takes the space that is left on its side.
    open var insets = UIEdgeInsets.zero

    public convenience init(
        insets: UIEdgeInsets, child: ASLayoutElement, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(at: file, line)
        self.insets = insets
        children = [child]
    }

    override var kind: AnyLayoutKind { AnyLayoutKind(InsetLayout(insets.insets)) }
    override var content: [ASLayoutElement] { child.map { [$0] } ?? [] }
}
