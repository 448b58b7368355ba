/// The parts of the report that other pages have, too.
package enum ReportParts {
    /// Colors, controls and the views of pictures.
    package static var style: [UInt8] { PackageResources.report_css }
    /// Elements, numbers and what a browser keeps between visits.
    package static var basics: [UInt8] { PackageResources.basics_js }
    /// The visible part of the pictures. It needs `pictures` and `slider` of ``views``, `areNamesShown` and `placeLabels`.
    package static var camera: [UInt8] { PackageResources.camera_js }
    /// The views of two pictures. They need `viewNames`, `selected`, `picture`, `readLinked`, `matchedElements` and
    /// `showOutlines`.
    package static var views: [UInt8] { PackageResources.views_js }
}
