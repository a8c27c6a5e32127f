import SwiftUI
import UIKit

let tone = Color(UIColor.red)
