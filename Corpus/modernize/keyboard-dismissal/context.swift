import UIKit

extension UIApplication {
    func endEditing(_ force: Bool = true) {}
}
