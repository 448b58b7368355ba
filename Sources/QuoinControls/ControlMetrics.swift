import QuoinAutoLayout

/// The sizes of controls that UIKit does not let anyone change: one table for everything that stands for UIKit's views.
///
/// The source of each number is named beside it: "HIG" are Apple's Human Interface Guidelines and the design resources that come
/// with them, "IB" the frames that Interface Builder writes into public storyboards and xibs.
package enum ControlMetrics {
    /// The intrinsic size of a control and how far its frame reaches beyond its alignment rectangle.
    package struct Extent: Hashable, Sendable {
        /// `nil` for any width.
        package var width: Double?
        /// `nil` for any height.
        package var height: Double?
        /// From the alignment rectangle out to the frame, in points.
        package var alignmentInsets = EdgeInsets.zero

        package init(_ width: Double?, _ height: Double?, alignmentInsets: EdgeInsets = .zero) {
            (self.width, self.height, self.alignmentInsets) = (width, height, alignmentInsets)
        }

        /// The size as a view of constraints has it.
        package var intrinsic: ConstraintsLayout.ViewTraits.IntrinsicContentSize {
            ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: width, height: height)
        }
    }

    // MARK: Controls without text

    /// `UISwitch.intrinsicContentSize` is 49 × 31; its frame is 51 wide (IB).
    package static let toggle = Extent(49, 31, alignmentInsets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    /// A frame reaches 2 points beyond the track on both sides, and one below (IB).
    package static let slider = Extent(nil, 30, alignmentInsets: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    /// 94 × 32 since iOS 13 (IB, HIG).
    package static let stepper = Extent(94, 32)
    /// 31 high with a frame of 32 since iOS 13 (IB); as wide as its segments.
    package static let segmentedControl = Extent(
        nil, 31, alignmentInsets: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    /// Beside the title of each segment (HIG: 10 points to both sides).
    package static let segmentPadding = 10.0
    /// 4 high since iOS 14 (IB).
    package static let progress = Extent(nil, 4)
    /// The `medium` style (UIActivityIndicatorView.Style: 20 points).
    package static let activity = Extent(20, 20)
    /// The `large` style (UIActivityIndicatorView.Style: 37 points).
    package static let largeActivity = Extent(37, 37)
    /// The height of a row of dots since iOS 14 is 26 (IB).
    package static let pageControlHeight = 26.0
    /// The distance of dots from center to center and the diameter of one (HIG).
    package static let pageDot = (distance: 17.0, diameter: 7.0)

    // MARK: Controls with text

    /// A field with round borders is 34 high with text of 14 points (IB since Xcode 11), 7 beside the text.
    package static let roundedFieldHeight = 34.0
    /// The space beside the text of a field with a round border (IB).
    package static let roundedFieldPadding = 7.0
    /// `UIButton` of the types system and custom: above and below the title of a button without insets (IB).
    package static let buttonPadding = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    /// `UIButton.Configuration` of the size medium: 7 above and below, 12 beside.
    package static let configuredButtonPadding = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    /// The least width of a button with a title (IB).
    package static let leastButtonWidth = 30.0
    /// The buttons of the types info and add (IB).
    package static let detailButton = Extent(25, 24)
    /// The space within a text view (`UITextView.textContainerInset` and the line fragment padding).
    package static let textViewPadding = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
    /// A search bar of 56 since iOS 11, its field 36 high and 8 from the sides (IB).
    package static let searchBar = Extent(nil, 56)
    /// A search bar with a prompt and scopes is 132 high (IB).
    package static let (searchPromptHeight, searchScopeHeight) = (32.0, 44.0)
    /// The wheels of a picker or a date picker (UIPickerView: 320 × 216).
    package static let picker = Extent(320, 216)
    /// The compact style of a date picker (IB).
    package static let compactDatePicker = Extent(nil, 34.5)

    // MARK: Bars and cells

    /// `UINavigationBar.intrinsicContentSize` (HIG: 44).
    package static let navigationBar = Extent(nil, 44)
    /// `UITabBar` (HIG: 49).
    package static let tabBar = Extent(nil, 49)
    /// `UIToolbar` (IB: 44 since iOS 11).
    package static let toolbar = Extent(nil, 44)
    /// `UITableView.rowHeight` by default in a storyboard (IB: 44).
    package static let tableCellHeight = 44.0
    /// The standard space between siblings of a constraint that says so (Auto Layout Guide: 8).
    package static let siblingSpacing = 8.0
}
