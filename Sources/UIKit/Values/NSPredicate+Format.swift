import Foundation

extension NSPredicate {
    /// A predicate that makes the next picture fail when it is asked: Linux reads no such formats.
    public convenience init(
        format: String, _ arguments: any CVarArg..., file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init { _, _ in
            ViewProblems.report("NSPredicate reads no formats on Linux: \(format)", at: "\(file):\(line)")
            return false
        }
    }
}

// Foundation has no initializer of comparisons on Linux, so that nothing asks one for its sides.

@available(*, deprecated, message: "Foundation makes no comparison on Linux")
extension NSComparisonPredicate {
    public var leftExpression: NSExpression { fatalError("no comparison can be made") }
    public var rightExpression: NSExpression { fatalError("no comparison can be made") }
}

@available(*, deprecated, message: "Foundation makes no comparison on Linux")
extension NSExpression {
    public var expressionType: ExpressionType { .constantValue }
}
