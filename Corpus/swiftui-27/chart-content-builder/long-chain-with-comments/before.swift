import Charts
import SwiftUI

/// All metrics in one.
struct MetricChart: View {
    var metric: Int
    let days: [Day]

    var body: some View {
        Chart(days) { day in // each day
            // One mark for each metric;
            // the last one is a guess.

            switch metric { // chosen above
            case 0: // rate
                LineMark(
                    x: .value("Day", day.date),
                    y: .value("Rate", day.rate)
                )
                // thick
                .lineStyle(StrokeStyle(lineWidth: 3)) /* points */
            case 1: PointMark(x: .value("Day", day.date), y: .value("M1", day.m1))
            case 2: PointMark(x: .value("Day", day.date), y: .value("M2", day.m2))
            case 3: PointMark(x: .value("Day", day.date), y: .value("M3", day.m3))
            case 4: PointMark(x: .value("Day", day.date), y: .value("M4", day.m4))
            case 5: PointMark(x: .value("Day", day.date), y: .value("M5", day.m5))
            case 6: PointMark(x: .value("Day", day.date), y: .value("M6", day.m6))
            case 7: PointMark(x: .value("Day", day.date), y: .value("M7", day.m7))
            case 8: PointMark(x: .value("Day", day.date), y: .value("M8", day.m8))
            default:
                RuleMark(y: .value("Text", """
                    two
                      lines
                    """.count))
            } // metric
            // end of marks
        }
        // the scale
        .chartYScale(domain: 0...10)
        .chartXAxis { /* none */ AxisMarks() }
        .frame(height: 200) // enough
    } // body
    // last
}
