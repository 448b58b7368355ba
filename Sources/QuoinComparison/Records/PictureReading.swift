import Dispatch
import QuoinCairo
import QuoinImages
import Synchronization

/// Reads pictures from their files, at the same time as far as there are processors.
enum PictureReading {
    static func read(_ files: [ImageFile]) -> [Result<RecordedPicture, ImageError>] {
        let results = Mutex<[Int: Result<RecordedPicture, ImageError>]>([:])
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let result = Result { () throws(ImageError) in try RecordedPicture(files[index]) }
            results.withLock { $0[index] = result }
        }
        return results.withLock { results in files.indices.compactMap { results[$0] } }
    }
}
