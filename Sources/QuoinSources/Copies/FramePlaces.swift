import SwiftSyntax

/// Gives the frames that an app's code sets the lines in which it does, which failures name.
final class FramePlaces: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), Self.isFrame(parts[0]) else {
            return .visitChildren
        }
        edits.append(SourceEdit(before: parts[2], "PropertyPlace.frame("))
        edits.append(SourceEdit(after: parts[parts.count - 1], ")"))
        return .visitChildren
    }

    /// Whether an expression is the frame of something, or a part of it.
    private static func isFrame(_ expression: ExprSyntax) -> Bool {
        guard let member = expression.as(MemberAccessExprSyntax.self) else {
            let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
            return name.map(frames.contains) ?? false
        }
        let name = member.declName.baseName.text
        return frames.contains(name) || parts.contains(name) && member.base.map(isFrame) ?? false
    }

    private static let frames: Set = ["frame", "bounds", "center"]
    private static let parts: Set = ["origin", "size", "x", "y", "width", "height"]
}
