@main
struct Bench {
    static func main() throws {
        ConstraintBench.run()
    }
}
