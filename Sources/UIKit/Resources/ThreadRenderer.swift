import Foundation
import QuoinCairo

/// The renderers that measure texts and draw images while the app's code runs.
package enum ThreadRenderer {
    /// A renderer belongs to one thread, so that each thread has its own.
    package static var current: PictureRenderer? {
        let key = "quoin.renderer"
        let version = AppResources.fontsVersion
        if let kept = Thread.current.threadDictionary[key] as? Kept, kept.version == version { return kept.renderer }
        guard let renderer = try? PictureRenderer(fonts: AppResources.fontSources) else { return nil }
        Thread.current.threadDictionary[key] = Kept(renderer, version)
        return renderer
    }

    private final class Kept {
        let renderer: PictureRenderer
        let version: Int

        init(_ renderer: PictureRenderer, _ version: Int) { (self.renderer, self.version) = (renderer, version) }
    }

    /// An environment in which views are laid out. Each layout may take as much as a picture, however many came before.
    package static func environment(for traits: UITraitCollection) -> LayoutEnvironment {
        var canvas = Canvas()
        canvas.scale = Double(max(1, traits.displayScale))
        canvas.direction = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        guard let renderer = current else {
            return LayoutEnvironment(scale: canvas.scale, direction: canvas.direction)
        }
        renderer.budget.restart()
        var environment = renderer.environment(for: canvas)
        if let shaper = traits.shaper { environment[TextShaperKey.self] = shaper }
        return environment
    }

    /// The size of a text whose lines break in the available width, in points.
    static func size(of text: TextContent, in available: CGSize) -> CGSize {
        let shaper = environment(for: .current)[TextShaperKey.self]
        return shaper.map { CGSize($0.shape(text, in: available.size).size) } ?? .zero
    }
}
