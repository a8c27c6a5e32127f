import SwiftUI
import UIKit

let page = Color(.systemBackground)
