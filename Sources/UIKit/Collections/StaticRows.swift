import Foundation

/// The rows that a storyboard has in a table.
@preconcurrency @MainActor public final class StaticRows: NSObject, UITableViewDataSource {
    private struct Section {
        var header, footer: String?
        var rows: [(cell: UITableViewCell, height: CGFloat)] = []
    }

    private var sections: [Section] = []

    nonisolated public override init() {}

    public func addSection(header: String?, footer: String?) {
        sections.append(Section(header: header, footer: footer))
    }

    /// Adds a row to the last section.
    public func add(_ cell: UITableViewCell, height: CGFloat) {
        guard !sections.isEmpty else { return }
        sections[sections.count - 1].rows.append((cell, height))
    }

    func height(at path: IndexPath) -> CGFloat { sections[path.section].rows[path.row].height }

    public func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }
    public func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        sections[path.section].rows[path.row].cell
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
}
