import Quoin
import QuoinFiles
import QuoinResults

extension Approval {
    /// The references of the pictures that differ only because of some causes. The documents are verified again, so a
    /// picture that has changed since the causes were shown is left out.
    ///
    /// - Throws: a ``QuoinError`` for a cause that no picture has, with the known causes.
    func references(ofCauses ids: Set<String>) throws(QuoinError) -> Set<String> {
        var verification = Verification(of: paths)
        (verification.fonts, verification.jobs, verification.changeRules) = (fonts, jobs, changeRules)
        let results = try verification.run()
        let names = try results.snapshotNames(ofCauses: ids)
        return Set(results.snapshots.filter { names.contains($0.name) }.compactMap(\.reference))
    }
}

extension VerificationResults {
    /// The names of the snapshots that differ only because of some causes.
    ///
    /// - Throws: a ``QuoinError`` for a cause that no snapshot has, with the known causes.
    func snapshotNames(ofCauses ids: Set<String>) throws(QuoinError) -> Set<String> {
        let groups = causeGroups
        let unknown = ids.subtracting(groups.map(\.id)).sorted()
        guard unknown.isEmpty else {
            let known = groups.map { "  \($0.id)  \($0.title), in \($0.countText)" }
            throw QuoinError(
                .wrongInput,
                unknown.map { "error: no picture differs because of the cause \($0)" }
                    + (known.isEmpty ? [] : ["the causes are now:"] + known))
        }
        return Set(groups.filter { ids.contains($0.id) }.flatMap(\.snapshots))
    }
}
