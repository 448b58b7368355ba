import QuoinVerification

do {
    print(try Verification(of: ["nowhere"]).run())
} catch {
    print(error)
}
