extension InsetLayout {
    /// A child inside the safe area of the canvas, and inside its margins too, as with Texture's `safeAreaInsets` and
    /// `layoutMargins`.
    ///
    /// The insets are those of the canvas, regardless of the element's position. Use it on an element that reaches to
    /// the edges of the canvas.
    public struct SafeArea: LayoutKind {
        public static let name = "safeArea"

        public static let declaration = KindDeclaration(
            "A child inside the safe area of the canvas.",
            PropertyTable(
                SafeArea(),
                [
                    Property(
                        "margins", \.includesMargins, .bool, [.size, .contentLayout], also: ["layoutMargins"],
                        "Whether the child keeps the margins of the canvas too.")
                ]), children: .named([ChildSlots.wrapped]), also: ["safeAreaInsets", "safeAreaPadding"])

        /// Whether the child is inside the margins of the canvas, too.
        public var includesMargins: Bool

        /// - Parameter includesMargins: whether the child is inside the margins of the canvas, too.
        public init(includesMargins: Bool = false) {
            self.includesMargins = includesMargins
        }

        public var childStyle: ElementStyle.Parts { [] }

        public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .children }

        public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
            insets(in: scope.environment).layout(in: range, scope: scope)
        }

        public func minimumWidth(scope: LayoutScope) -> Double {
            insets(in: scope.environment).minimumWidth(scope: scope)
        }

        private func insets(in environment: LayoutEnvironment) -> InsetLayout {
            let area = environment.safeArea
            guard includesMargins else { return InsetLayout(area) }
            let margins = environment.margins
            return InsetLayout(
                EdgeInsets(
                    top: area.top + margins.top, left: area.left + margins.left, bottom: area.bottom + margins.bottom,
                    right: area.right + margins.right))
        }
    }
}
