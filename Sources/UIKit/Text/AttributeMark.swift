/// The first stored property of each class whose objects are attributes of texts.
///
/// Foundation compares the attributes of adjacent spans with `CFEqual`, which takes the word behind the header of a Swift object
/// for its type. It asks the object itself only if that is no type of Core Foundation, and ends the process where it is 0.
struct AttributeMark {
    private let word: UInt = 0x3FF00
}
