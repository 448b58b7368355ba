import QuoinLayout

/// The weights, distances and limits of all diagrams, in points unless said otherwise.
enum DiagramStyle {
    /// The smallest legible font size on the page that shows the picture.
    static let fontSize = 11.0
    /// The space between the letters of a label and the edges of its ground.
    static let labelPadding = Size(4, 0)
    static let labelRadius = 3.0

    /// The width of a leader, and how much of its color it has.
    static let leader = (width: 0.75, opacity: 0.4)
    /// The width of the lines at the edges of an area, and how much of their color they have.
    static let edge = (width: 0.5, opacity: 0.35)
    /// The width of the border of a bordered area.
    static let strongBorder = 1.5
    /// The lines of a hatched area.
    static let hatching = (width: 0.75, distance: 6.0, opacity: 0.25)

    /// The distance of the first rail from the layout: the line beside it along which distances are measured.
    static let rail = (beside: 14.0, above: 10.0)
    /// The least extent of an area that has its label within.
    static let roomyBand = 18.0

    /// A part that is enlarged: the distances below which there is one, in points of a page; how far from a side of the
    /// layout they are at most; how many a layout has; its size; the part of its height that the distance has, within the
    /// factors; the radius of its corners, and how much of its color its edge has.
    static let lens = (
        below: 3.0, reach: 100.0, most: 2, size: Size(88, 56), share: 0.15, factors: 2.0...8, radius: 6.0, edge: 0.6
    )

    /// The number of labels at the essential level, and for a layout above an area in square points.
    static let essentialLabels = (small: 7, large: 9, area: 160_000.0)
    /// The number of labels at the full level: one for each area in square points, within limits.
    static let fullLabels = (area: 4_200.0, range: 14.0...24)
    /// The number of labels at the full level below which nothing is joined.
    static let fewLabels = 12
}
