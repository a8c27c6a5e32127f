import Foundation
import SwiftUI

struct CalendarStrip: View {
    private let calendar: Calendar
    @State private var day = Date()
    @State private var style = Strip.Style()
    @State private var hidden = Set<String>()
    @State private var marks = [Int]()

    init(strip: Strip, calendar: Calendar) {
        self.day = strip.firstDay
        self.style = strip.style
        self.hidden = strip.hidden
        self.marks = strip.marks
        self.calendar = calendar
    }

    var body: some View {
        Text(day, style: .date)
    }
}
