import QuoinExplanations

do {
    print(try RecordedPicture(bytes: []))
} catch {
    print(error)
}
