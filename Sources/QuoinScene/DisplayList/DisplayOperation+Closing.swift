extension DisplayOperation {
    /// The operations that close all clips, groups, transforms and links that the given operations leave open.
    package static func closing(_ operations: some Sequence<DisplayOperation>) -> [DisplayOperation] {
        var open: [DisplayOperation] = []
        for operation in operations {
            switch operation {
            case .pushClip: open.append(.popClip)
            case .pushGroup: open.append(.popGroup)
            case .pushTransform: open.append(.popTransform)
            case .pushLink: open.append(.popLink)
            case .popClip, .popGroup, .popTransform, .popLink: _ = open.popLast()
            default: break
            }
        }
        return open.reversed()
    }
}
