import Foundation
import XCTest

final class DiaryTests: XCTestCase {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("diary.txt")

    func testShortEntry() throws {
        try Data("rain".utf8).write(to: file)
        XCTAssertEqual(try Data(contentsOf: file).count, 4)
    }

    func testNoEntry() throws {
        try Data().write(to: file, options: .atomic)
        XCTAssertTrue(try Data(contentsOf: file).isEmpty)
    }
}
