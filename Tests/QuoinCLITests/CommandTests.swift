import Testing

/// Everything that runs the command; one test after another, since every run is a process of its own.
@Suite("The command", .serialized)
struct CommandTests {}
