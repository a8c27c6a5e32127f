import SwiftUI

let title = Binding.constant("")
