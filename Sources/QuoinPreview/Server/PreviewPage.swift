import QuoinReport

/// The files of the page. Nothing in them is secret.
enum PreviewPage {
    static let html = PackageResources.preview_html

    static let css = ReportParts.style + PackageResources.preview_css

    /// Scripts in the order of their dependencies.
    static let script =
        Array("(() => {\n'use strict';\n".utf8) + ReportParts.basics + PackageResources.connection_js
        + PackageResources.documents_js + PackageResources.stage_js + ReportParts.camera + ReportParts.views
        + PackageResources.panel_js + PackageResources.conditions_js + PackageResources.comparison_js
        + PackageResources.preview_js + Array("})();\n".utf8)
}
