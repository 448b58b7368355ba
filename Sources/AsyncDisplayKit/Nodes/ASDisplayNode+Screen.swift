import QuoinLayout
import UIKit

extension ASDisplayNode: ScreenContent {
    /// The node as large as a screen, or as its layout makes it on an axis on which the screen has no size.
    @MainActor public func element(on screen: ViewScreen) throws(ViewProblem.List) -> AnyElement {
        surroundings.safeArea = screen.safeAreaInsets
        return try screen.element { layoutElement }
    }
}
