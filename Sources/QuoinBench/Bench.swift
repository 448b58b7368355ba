@main
struct Bench {
    static func main() throws {
        try LayoutBench.run()
    }
}
