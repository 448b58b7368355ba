import QuoinAutoLayout
import TestSupport
import Testing

#if DEBUG
    @Suite("Invariants of the solver")
    struct InvariantTests {
        @Test("hold after each step, also of resizing", arguments: LayoutShape.allCases)
        func layouts(shape: LayoutShape) throws {
            for seed in 0..<8 {
                let layout = shape.layout(seed: 1000 + seed)
                let system = try layout.problem().system
                #expect(violations(in: system, at: layout.containerSize).isEmpty, "\(layout)")
            }
        }

        @Test("hold after each of many steps for random systems")
        func systems() {
            var checks = 0
            for seed in 0..<90 {
                let system = LinearSystem.wild(seed: 5000 + seed)
                let watch = watch(system, at: Size(300, 200))
                #expect(watch.violations.isEmpty, "seed \(seed)")
                checks += watch.checkCount
            }
            #expect(checks > 1000)
        }

        @Test("hold for a chain of many views, in which the inverse is computed afresh on the way")
        func longChain() {
            var random = RandomNumbers(seed: 7)
            var system = LinearSystem()
            let ends = (0..<90).map { _ in system.addUnknown(.position) }
            for (end, before) in zip(ends.dropFirst(), ends) {
                system.add([LinearSystem.Term(end, 1), LinearSystem.Term(before, -1)], .greaterOrEqual, 3)
                system.add(LinearSystem.Term(end, 1), .equal, Double(random.pick(300)), priority: 500)
            }
            let watch = watch(system, at: Size(300, 200))
            #expect(watch.violations.isEmpty)
            #expect(watch.checkCount > 90)
        }

        @Test("a chain of optional positions starts with multipliers on its slopes, so few steps are left")
        func startMultipliersOnSlopes() {
            var random = RandomNumbers(seed: 11)
            var system = LinearSystem()
            var before: [LinearSystem.Term] = []
            for _ in 0..<40 {
                let (left, width) = (system.addUnknown(.position), system.addUnknown(.extent))
                system.add([LinearSystem.Term(left, 1)] + before, .equal, 8)
                system.add(LinearSystem.Term(left, 1), .equal, Double(random.pick(1500)), priority: 300)
                system.add(LinearSystem.Term(width, 1), .equal, 20, priority: 600)
                before = [LinearSystem.Term(left, -1), LinearSystem.Term(width, -1)]
            }
            let watch = watch(system, at: Size(300, 200))
            #expect(watch.violations.isEmpty)
            #expect(watch.checkCount < 10)
        }

        @Test("each violation is found", arguments: Damage.allCases)
        func damage(damage: Damage) throws {
            var system = LinearSystem()
            let (a, b, c) = (system.addUnknown(.extent), system.addUnknown(.extent), system.addUnknown(.extent))
            system.add([a, b, c].map { LinearSystem.Term($0, 1) }, .equal, 300)
            system.add([LinearSystem.Term(a, 1), LinearSystem.Term(b, -1)], .greaterOrEqual, 40, priority: 800)
            for (unknown, size) in [(a, 50.0), (b, 80), (c, 120)] {
                system.add(LinearSystem.Term(unknown, 1), .equal, size, priority: 500)
            }
            var program = Program(Presolve(system))
            let log = InvariantLog()
            log.watch(&program)
            program.solve(ContainerExtents(width: 300, height: 200))
            #expect(log.checkCount > 0 && log.violations == [])
            let part = try #require(program.parts.first)
            let row = part.rows.lowerBound
            let outside = try #require(program.variables.indices.first { program.variables[$0].row == Program.none })
            switch damage {
            case .basis: program.basis[row] = outside
            case .inverse: program.inverses[0].removeLast()
            case .basicValue: program.variables[program.basis[row]].value = Affine(7000)
            case .restingValue: program.variables[outside].value = Affine(7000)
            case .multiplier: program.multipliers[outside * program.levelCount + 1] += 0.1
            case .steepMultipliers:
                for place in program.multipliers.indices { program.multipliers[place] *= 50 }
            case .pivotRow: program.variables[outside].entry = 1
            case .feasibility: program.parts[0].isFeasible = false
            }
            log.check(program, 0, .end)
            #expect(!log.violations.isEmpty)
        }

        enum Damage: CaseIterable {
            case basis, inverse, basicValue, restingValue, multiplier, steepMultipliers, pivotRow, feasibility
        }

        private func violations(in system: LinearSystem, at size: Size) -> [String] {
            watch(system, at: size).violations
        }

        /// Solves and resizes a system, and checks the invariants.
        private func watch(_ system: LinearSystem, at size: Size) -> InvariantLog {
            var program = Program(Presolve(system))
            let log = InvariantLog()
            log.watch(&program)
            program.solve(ContainerExtents(width: size.width, height: size.height))
            for width in [120, 640, 10, 300.0] {
                _ = program.reoptimize(ContainerExtents(width: width, height: size.height))
            }
            return log
        }
    }
#endif
