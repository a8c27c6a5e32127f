import SwiftUI

struct AmountCell: View {
    @Binding var amount: Double

    var body: some View {
        TextField("Amount", value: $amount, format: .number).textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle)
        HStack { TextField("Unit", text: .constant("kg")).textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle).frame(width: 60) }
    }
}
