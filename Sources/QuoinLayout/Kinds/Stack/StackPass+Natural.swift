extension StackPass {
    /// Whether a child can both grow and shrink.
    func isElastic(_ child: LayoutScope.Child) -> Bool {
        child.flexGrow > 0 && child.flexShrink > 0
    }

    /// Whether the natural size of the stack's only elastic child is ignored, so that flexing alone sizes it (step 1).
    var sizesElasticChildByFlexing: Bool {
        guard mayFlex, main.isExact else { return false }
        var elastic = 0
        for child in children where isElastic(child) { elastic += 1 }
        return elastic == 1
    }

    /// Measures every child before flexing (step 3).
    func measureNaturally() {
        let skipsElastic = sizesElasticChildByFlexing
        for child in children {
            if skipsElastic && isElastic(child) {
                child.explain { "its natural \(axis.extentName) does not count: flexing alone sizes it" }
                continue
            }
            let basis = child.flexBasis.resolved(in: parent[axis], auto: .nan)
            let range = basis.isNaN ? ExtentRange.unconstrained : ExtentRange(exactly: basis)
            fit(child, main: range, cross: naturalCross)
            child.explain { words(forStartOf: child, basis: basis) }
        }
    }
}
