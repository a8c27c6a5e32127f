import SwiftUI

extension TripList {
    func ask(of trip: Trip) {
        leaving = trip
        isLeaving = true
    }
}
