import Foundation
import Testing

struct DiaryTests {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("diary.txt")

    @Test func shortEntry() throws {
        try Data("rain".utf8).write(to: file)
        #expect(try Data(contentsOf: file).count == 4)
    }

    @Test func noEntry() throws {
        try Data().write(to: file, options: .atomic)
        #expect(try Data(contentsOf: file).isEmpty)
    }
}
