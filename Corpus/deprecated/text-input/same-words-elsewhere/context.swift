import SwiftUI

enum UITextAutocorrectionType { case `default`, no, yes }

class UITextField: UIView {
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
}
