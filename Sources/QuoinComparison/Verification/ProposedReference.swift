import QuoinFiles

/// A picture that is to take the place of a reference.
struct ProposedReference: Sendable {
    /// Why a reference is written.
    enum Reason: Sendable {
        case isMissing
        case pixelsChanged
        /// The pixels are equal; what the picture says of its layout is not, or it says nothing yet.
        case recordChanged
    }

    let file: ReferenceFile
    let png: [UInt8]
    let reason: Reason

    /// Nothing where the reference says all that the drawing would.
    ///
    /// - Throws: a ``Failure`` for a reference that is a Git LFS pointer: the picture itself may be equal.
    init?(
        _ file: ReferenceFile, _ drawing: borrowing SnapshotDrawing, _ scope: Approval.Scope, includesRecord: Bool
    ) throws(Failure) {
        if scope == .missing, file.exists { return nil }
        let new = try drawing.recorded()
        guard let reason = try Self.reason(for: file, new, includesRecord: includesRecord) else { return nil }
        (self.file, self.reason) = (file, reason)
        png = new.png(includesRecord: includesRecord)
    }

    private static func reason(
        for file: ReferenceFile, _ new: RecordedPicture, includesRecord: Bool
    ) throws(Failure) -> Reason? {
        guard file.exists else { return .isMissing }
        if file.isPointer { _ = try file.read() }
        guard let old = try? file.picture(), old.bitmap == new.bitmap else { return .pixelsChanged }
        // That other libraries give the same pixels is no reason to write every reference anew.
        let (known, drawn) = (old.record?.withoutLines, new.record?.withoutLines)
        let isSame = known?.canvas == drawn?.canvas && known?.elements == drawn?.elements
        return isSame || !includesRecord ? nil : .recordChanged
    }
}
