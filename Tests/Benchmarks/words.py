"""The words of which the generated code makes its names and comments."""

ADJECTIVES = """
active amber ancient archived autumn basic bright broken careful central clear coastal cold compact
current daily deep detailed distant double early eastern empty evening extended fast final first free
fresh golden grand green hidden high inner joint large last local long lower main narrow near new
nightly northern open outer partial pending plain primary private quick quiet rapid ready recent
regional remote rough saved second shared short simple single slow small southern special stable
steady summer upper urgent visible warm weekly western wide winter yearly
""".split()

NOUNS = """
account album anchor answer archive arrival author badge balance basket bicycle board book border
bridge bucket budget cabin calendar camera canvas captain card chapter chart city coast coin
column comment contact corner country course crate dairy deal delivery depot desk device diary
distance district doctor document draft driver episode event exercise farm favorite ferry field
filter flight folder forest fountain gallery garden gate glacier grade group guest guide harbor
harvest hike history hotel invoice island item journal journey kitchen label lake lamp lane lesson
letter level library line list location machine map marker market meadow meal meeting member menu
message meter mountain museum note notice number office orchard order page parcel park passenger
path payment picture pilot place plan plant platform player playlist podcast pool port price
printer profile project question queue reader receipt recipe record region reminder report
reservation review ride river road room route sample schedule school season seat section sensor
series session shelf ship shop signal sketch station step stop store story street student studio
survey table tag task teacher team ticket timer token tool topic tower trail train trip
valley vehicle venue village visit voice wallet watch weather week window workout year zone
""".split()

VERBS = """
add adjust apply arrange assign begin bring build cancel change check choose clear close collect
compare connect copy count create deliver describe divide drop enter expand export fetch fill find
finish follow gather group handle hide import insert join keep load lock measure merge move open
order pause pick place plan prepare present publish receive refresh reject release reload remove
rename repeat replace report request reset resolve restore resume return save schedule select send
share show skip sort start stop store submit switch sync update validate wait write
""".split()

FILLERS = """
the a this that of for with before after when until because while so only still again also not yet
must may should keeps needs means takes asks gives tells
""".split()

SUFFIXES = {
    "view": ["View", "Row", "Screen", "Sheet", "Card", "Header", "List", "Editor"],
    "logic": ["Model", "Store", "Service", "Manager", "Provider", "Client", "Cache", "Loader",
              "Coordinator", "Controller", "Formatter", "Factory"],
    "test": ["Tests"],
}

MODULES = ["App", "Core", "Design", "Networking", "Storage"] + [
    noun.capitalize() + "Feature" for noun in NOUNS[::11]]


def camel(*words):
    """`first`, `second` as `firstSecond`."""
    return words[0] + "".join(word.capitalize() for word in words[1:])


def type_name(number, suffix):
    """A type's name; another one for each number."""
    first, rest = number % len(NOUNS), number // len(NOUNS)
    second, rest = rest % len(ADJECTIVES), rest // len(ADJECTIVES)
    third = [NOUNS[rest * 7 % len(NOUNS)].capitalize()] if rest else []
    return "".join([ADJECTIVES[second].capitalize(), NOUNS[first].capitalize(), *third, suffix])


def property_name(dice):
    """A name for a value."""
    if dice.chance(0.25):
        return dice.pick(NOUNS)
    return camel(dice.pick(ADJECTIVES), dice.pick(NOUNS))


def function_name(dice):
    """A name for something that is done."""
    if dice.chance(0.5):
        return camel(dice.pick(VERBS), dice.pick(NOUNS))
    return camel(dice.pick(VERBS), dice.pick(ADJECTIVES), dice.pick(NOUNS))


def phrase(dice, low, high):
    """Some words as people write them in comments."""
    words = []
    for position in range(dice.between(low, high)):
        words.append(dice.pick(FILLERS if position % 3 else NOUNS if dice.chance(0.6) else VERBS))
    return " ".join(words)


def sentence(dice):
    """A comment's text."""
    return phrase(dice, 5, 13).capitalize() + "."
