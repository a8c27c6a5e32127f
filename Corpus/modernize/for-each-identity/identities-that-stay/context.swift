import SwiftUI

enum Season: String, CaseIterable { case spring, autumn }
