import XCTest

@testable import Harbor

final class TimetableTests: XCTestCase {
    private var timetable: Timetable!

    override func setUp() {
        super.setUp()
        timetable = Timetable()
    }

    func testBeginsEmpty() {
        XCTAssertTrue(timetable.crossings.isEmpty)
        XCTAssertFalse(timetable.isLoading, "nothing is asked for yet")
    }

    func testLoads() async throws {
        await timetable.load()
        let first = try XCTUnwrap(timetable.crossings.first)
        XCTAssertEqual(first.to, "Lighthouse")
        XCTAssertEqual(first.price, 4.5, accuracy: 0.001)
        XCTAssertNil(timetable.crossings.dropFirst().first)
    }

    func testCancels() async {
        await timetable.load()
        timetable.cancel(.sample)
        XCTAssertEqual(timetable.running.count, 0)
        XCTAssertNotEqual(timetable.crossings.count, 0)
    }
}
