import SwiftUI

struct AmountCell: View {
    @Binding var amount: Double

    var body: some View {
        TextField("Amount", value: $amount, format: .number).textFieldStyle(.roundedBorder)
        HStack { TextField("Unit", text: .constant("kg")).textFieldStyle(.roundedBorder).frame(width: 60) }
    }
}
