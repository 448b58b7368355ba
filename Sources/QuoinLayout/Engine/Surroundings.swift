/// What a pass works with: the arrays of a ``LayoutTree``, the memory that a ``LayoutEngine`` owns, what is the same for
/// every element, and where to write down what is done while someone wants to know.
///
/// It stands in one place while a pass runs, and the pass points at it, so that passes, scopes and children are small
/// enough to be handed on in registers.
struct Surroundings {
    let nodes: UnsafeBufferPointer<LayoutTree.Node>
    let styles: UnsafeBufferPointer<ElementStyle>
    let kinds: UnsafeBufferPointer<StandingKind>
    let states: UnsafeMutablePointer<NodeState>
    let cache: MeasuringCache
    let grid: PixelGrid
    let environment: LayoutEnvironment
    var recording: UnsafeMutablePointer<Recording>?
}

extension LayoutPass {
    var nodes: UnsafeBufferPointer<LayoutTree.Node> { surroundings.pointee.nodes }
    var styles: UnsafeBufferPointer<ElementStyle> { surroundings.pointee.styles }
    var kinds: UnsafeBufferPointer<StandingKind> { surroundings.pointee.kinds }
    var states: UnsafeMutablePointer<NodeState> { surroundings.pointee.states }
    var cache: MeasuringCache { surroundings.pointee.cache }
    var grid: PixelGrid { surroundings.pointee.grid }
    var environment: LayoutEnvironment { surroundings.pointee.environment }
}
