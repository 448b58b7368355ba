/// Which of the others' figures stand beside one of ours.
struct PeerQuery: Codable {
    /// The workload, as the others' results call it.
    var workload: String
    /// The figure's name there.
    var field: String
    /// What else must be equal there.
    var matching: [String: String] = [:]
    /// The figures that must not be passed there, such as another's size where times are compared.
    var atMost: [String: Double] = [:]
    /// The figures that must be reached there, such as the size of a problem.
    var atLeast: [String: Double] = [:]
    /// The engines among which the best is sought; all where empty.
    var among: [String] = []
    /// The others' unit in ours.
    var factor = 1.0
    /// What engines that are not set up needed when they were, on a machine of the same kind, in our unit.
    var recorded: [String: Double] = [:]
}
