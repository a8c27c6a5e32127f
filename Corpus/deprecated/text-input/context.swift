import SwiftUI

let name = Binding.constant("")
