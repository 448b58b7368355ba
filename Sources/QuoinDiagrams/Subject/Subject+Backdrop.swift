import QuoinScene

extension Subject {
    /// The paint under a point, in points of the figure; `nil` if there is only the diagram's background.
    func backdrop(at point: Point) -> Backdrop? {
        guard isReal else { return nil }
        let place = Rect(center: point, size: .zero)
        var found = bounds.contains(place) ? backdrop(of: panel.canvas.fills) : nil
        for index in elements where frames[index].contains(place) {
            if tree.kind(of: index) is ImageNode { found = .image }
            guard let paint = tree.paint(of: index), paint.opacity > 0.5 else { continue }
            found = backdrop(of: paint.fills) ?? found
        }
        return found
    }

    private func backdrop(of fills: [Fill]) -> Backdrop? {
        let colors: [RGBA]
        switch fills.last {
        case .solid(let color): colors = [color.resolved(for: panel.canvas.appearance)]
        case .gradient(let gradient):
            colors = gradient.stops.map { $0.color.resolved(for: panel.canvas.appearance) }
        case .image: return .image
        case nil: return nil
        }
        guard !colors.isEmpty else { return nil }
        func mean(_ part: KeyPath<RGBA, Double>) -> Double {
            colors.reduce(0) { $0 + $1[keyPath: part] } / Double(colors.count)
        }
        guard mean(\.alpha) > 0.5 else { return nil }
        return .color(RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue)))
    }
}
