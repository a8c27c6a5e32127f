import SwiftUI

func matches(_ view: some View) -> Bool { false }
