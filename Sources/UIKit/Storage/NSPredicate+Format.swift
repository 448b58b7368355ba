import Foundation

extension NSPredicate {
    /// A predicate from its format. One that cannot be read, such as a subquery, makes the next picture fail when it is asked.
    public convenience init(
        format: String, _ arguments: Any?..., file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(format, arguments, at: "\(file):\(line)")
    }

    public convenience init(
        format: String, argumentArray arguments: [Any]?, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(format, arguments ?? [], at: "\(file):\(line)")
    }

    private convenience init(_ format: String, _ arguments: [Any?], at place: String) {
        // It is asked where its objects are.
        nonisolated(unsafe) let condition = try? PredicateFormat.condition(format, arguments)
        self.init { object, _ in
            guard let condition else {
                ViewProblems.report("NSPredicate cannot read this format on Linux: \(format)", at: place)
                return false
            }
            return condition(object)
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
