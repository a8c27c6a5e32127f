import SwiftUI

let name = Binding.constant("")

func save() {}
