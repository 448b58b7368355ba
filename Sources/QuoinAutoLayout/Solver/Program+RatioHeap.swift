// The heap of ratios, the least first.

extension Program {
    /// Whether one ratio comes before another; a larger entry in the tableau's row wins a tie, then declaration order.
    private func precedes(_ a: Int, _ b: Int) -> Bool {
        for level in 0..<levelCount {
            let difference = scratch.ratios[a * levelCount + level] - scratch.ratios[b * levelCount + level]
            if difference < -Self.tolerance { return true }
            if difference > Self.tolerance { return false }
        }
        let (slotA, slotB) = (scratch.touched[a], scratch.touched[b])
        let difference = abs(slots[slotA].entry) - abs(slots[slotB].entry)
        if abs(difference) > Self.tolerance { return difference > 0 }
        return slotA < slotB
    }

    mutating func pushRatio(_ place: Int) {
        scratch.heap.append(place)
        var child = scratch.heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(scratch.heap[child], scratch.heap[parent]) else { return }
            scratch.heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func popRatio() {
        let last = scratch.heap.removeLast()
        guard !scratch.heap.isEmpty else { return }
        scratch.heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < scratch.heap.count && precedes(scratch.heap[child], scratch.heap[least]) {
                least = child
            }
            guard least != parent else { return }
            scratch.heap.swapAt(parent, least)
            parent = least
        }
    }
}
