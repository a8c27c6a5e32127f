"""The view modifiers of the generated code, each with how common it is in real apps."""

# In how many of a hundred files that import SwiftUI a method of the name is called, measured as the
# README says, and what it is called with there.
_TABLE = """
frame                          37.8  width: 44, height: 44|maxWidth: .infinity|height: 52
padding                        34.5  .horizontal, 16|.vertical|8|.top, 12
font                           33.0  .headline|.subheadline|.system(size: 14)|.caption
foregroundColor                27.1  .secondary|.primary|.accentColor|Color.red
background                     24.2  Color.white|Color.black.opacity(0.2)|.thinMaterial
opacity                        18.3  0.5|isActive ? 1 : 0.4
foregroundStyle                18.2  .secondary|.tint
buttonStyle                    17.1  .plain|.borderedProminent
navigationTitle                12.5  "Overview"|title
disabled                       10.0  isLoading|items.isEmpty
multilineTextAlignment         10.0  .center|.leading
navigationBarTitleDisplayMode   8.9  .inline
overlay                         8.8  Circle().stroke(lineWidth: 1)|Color.black.opacity(0.3)|shape
lineLimit                       8.6  1|2|nil
fill                            8.0  Color.blue
sheet                           8.0  isPresented: $isPresented, content: makeSheet
cornerRadius                    7.7  8|12|radius
stroke                          6.8  Color.gray, lineWidth: 1
animation                       6.5  .default|.easeInOut
clipShape                       6.1  Circle()|Capsule()
listRowBackground               6.1  Color.clear
fontWeight                      5.8  .semibold|.bold
accessibilityLabel              5.6  "Close"|Text(title)
environment                     5.4  \\.locale, locale
tint                            5.2  .blue|.accentColor
shadow                          5.2  radius: 4|color: .black, radius: 2
environmentObject               5.0  store|session
aspectRatio                     4.8  contentMode: .fit|1, contentMode: .fill
contentShape                    4.8  Rectangle()
fixedSize                       4.7  horizontal: false, vertical: true
tag                             4.7  0|item.id
previewDisplayName              4.6  "Dark"|"Empty"
alert                           4.5  "Failed", isPresented: $isPresented, actions: makeActions
offset                          4.4  x: 0, y: 4
accessibilityHidden             4.0  true
id                              3.6  item.id
previewLayout                   3.5  .sizeThatFits
scrollContentBackground         3.5  .hidden
listStyle                       3.0  .plain|InsetGroupedListStyle()
accessibilityElement            3.0  children: .combine
navigationViewStyle             2.8  .stack
scaleEffect                     2.8  isActive ? 1.1 : 1
transition                      2.8  .opacity
accessibilityIdentifier         2.6  "closeButton"|identifier
modifier                        2.6  CardStyle()
strokeBorder                    2.5  Color.gray
accessibilityAddTraits          2.4  .isButton
edgesIgnoringSafeArea           2.3  .all|.bottom
presentationDetents             2.3  [.medium, .large]
redacted                        2.2  reason: .placeholder
renderingMode                   2.1  .template|.original
focused                         2.1  $isFocused
listRowInsets                   2.0  EdgeInsets()
progressViewStyle               2.0  .circular
safeAreaInset                   2.0  edge: .bottom, content: makeFooter
allowsHitTesting                1.9  false
ignoresSafeArea                 1.9  .keyboard
pickerStyle                     1.7  .segmented|SegmentedPickerStyle()
rotationEffect                  1.6  .degrees(90)
preferredColorScheme            1.5  .dark
minimumScaleFactor              1.5  0.8
navigationBarItems              1.4  trailing: closeButton
imageScale                      1.4  .large
blur                            1.3  radius: 3
listRowSeparator                1.2  .hidden
accentColor                     1.2  .blue|Color.orange
position                        1.2  center
presentationDragIndicator       1.2  .visible
toggleStyle                     1.2  .switch|SwitchToggleStyle()
truncationMode                  1.1  .tail
matchedGeometryEffect           1.0  id: item.id, in: namespace
searchable                      1.0  text: $query
mask                            0.9  shape
gesture                         0.9  drag
textFieldStyle                  0.9  .roundedBorder|RoundedBorderTextFieldStyle()
keyboardType                    0.9  .emailAddress
autocapitalization              0.8  .none
disableAutocorrection           0.8  true
labelStyle                      0.8  .iconOnly
zIndex                          0.8  1
layoutPriority                  0.8  1
controlSize                     0.7  .small
interactiveDismissDisabled      0.7  isLoading
accessibilityValue              0.7  Text(title)
accessibilityHint               0.7  "Opens the details"
buttonBorderShape               0.6  .capsule
textCase                        0.6  nil
lineSpacing                     0.6  4
kerning                         0.5  0.5
underline                       0.5  true
saturation                      0.4  0
colorScheme                     0.4  .dark
drawingGroup                    0.3  opaque: false
compositingGroup                0.3  -
monospacedDigit                 0.3  -
bold                            0.9  -
italic                          0.3  -
clipped                         0.9  -
resizable                       0.9  -
scaledToFit                     0.9  -
hidden                          0.3  -
labelsHidden                    0.8  -
statusBarHidden                 0.2  true|isActive
"""


def _rows():
    for line in _TABLE.strip().splitlines():
        name, share, arguments = line.split(None, 2)
        yield name, float(share) / 100, [] if arguments == "-" else arguments.split("|")


#: For each name the share of the SwiftUI files that call it, the most common ones first.
SHARES = {name: share for name, share, _ in _rows()}

_ARGUMENTS = {name: arguments for name, _, arguments in _rows()}


def call(dice, name):
    """A call of the modifier, from its dot on."""
    arguments = _ARGUMENTS[name]
    return f".{name}({dice.pick(arguments) if arguments else ''})"


def chosen(dice, boost):
    """The names that a file uses."""
    return [name for name, share in SHARES.items() if dice.chance(share * boost)]
