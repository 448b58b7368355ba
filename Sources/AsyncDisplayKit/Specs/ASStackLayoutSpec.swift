// swift-format-ignore-file: OneVariableDeclarationPerLine

import QuoinLayout
import UIKit

/// Children in a row or a column, which share free space.
open class ASStackLayoutSpec: ASLayoutSpec {
    open var direction = ASStackLayoutDirection.horizontal
    open var spacing: CGFloat = 0
    open var justifyContent = ASStackLayoutJustifyContent.start, alignItems = ASStackLayoutAlignItems.stretch
    open var flexWrap = ASStackLayoutFlexWrap.noWrap, alignContent = ASStackLayoutAlignContent.start
    open var lineSpacing: CGFloat = 0
    /// In place of `justifyContent` in a row, of `alignItems` in a column.
    open var horizontalAlignment: ASHorizontalAlignment?
    /// In place of `alignItems` in a row, of `justifyContent` in a column.
    open var verticalAlignment: ASVerticalAlignment?
    /// Without effect: the children are measured one after the other.
    open var isConcurrent = false

    public convenience init(
        direction: ASStackLayoutDirection, spacing: CGFloat, justifyContent: ASStackLayoutJustifyContent,
        alignItems: ASStackLayoutAlignItems, flexWrap: ASStackLayoutFlexWrap = .noWrap,
        alignContent: ASStackLayoutAlignContent = .start, lineSpacing: CGFloat = 0, children: [ASLayoutElement],
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(at: file, line)
        (self.direction, self.spacing, self.justifyContent) = (direction, spacing, justifyContent)
        (self.alignItems, self.flexWrap, self.alignContent) = (alignItems, flexWrap, alignContent)
        (self.lineSpacing, self.children) = (lineSpacing, children)
    }

    open class func vertical(file: StaticString = #fileID, line: UInt = #line) -> ASStackLayoutSpec {
        let stack = ASStackLayoutSpec(at: file, line)
        stack.direction = .vertical
        return stack
    }

    open class func horizontal(file: StaticString = #fileID, line: UInt = #line) -> ASStackLayoutSpec {
        ASStackLayoutSpec(at: file, line)
    }

    override var kind: AnyLayoutKind {
        AnyLayoutKind(
            StackLayout(
                direction, spacing: spacing, justifyContent: justifyContent, alignItems: alignItems,
                flexWrap: flexWrap, alignContent: alignContent, lineSpacing: lineSpacing,
                horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment))
    }
}
