type Words = readonly [nl: string, en: string];

const colour: Record<string, Words> = {
  primary: ["Groen", "Green"],
  yellow: ["Geel", "Yellow"],
  blue: ["Blauw", "Blue"],
  pink: ["Roze", "Pink"],
  turqoise: ["Turkoois", "Turquoise"],
  orange: ["Oranje", "Orange"],
  secondary: ["Dennengroen", "Pine green"],
  asphalt: ["Asfalt", "Asphalt"],
};

const unit: Record<string, Words> = {
  millimeter: ["Millimeter", "Millimetre"],
  centimeter: ["Centimeter", "Centimetre"],
  meter: ["Meter", "Metre"],
  kilometer: ["Kilometer", "Kilometre"],
  inch: ["Inch", "Inch"],
  foot: ["Voet", "Foot"],
  yard: ["Yard", "Yard"],
  mile: ["Mijl", "Mile"],
  gram: ["Gram", "Gram"],
  kilogram: ["Kilogram", "Kilogram"],
  ounce: ["Ounce", "Ounce"],
  pound: ["Pond (Engels)", "Pound"],
  stone: ["Stone", "Stone"],
  milliliter: ["Milliliter", "Millilitre"],
  liter: ["Liter", "Litre"],
  gallon: ["Gallon (VS)", "Gallon (US)"],
  "fluid-ounce": ["Fluid ounce (VS)", "Fluid ounce (US)"],
  "meter-per-second": ["Meter per seconde", "Metres per second"],
  "kilometer-per-hour": ["Kilometer per uur", "Kilometres per hour"],
  "mile-per-hour": ["Mijl per uur", "Miles per hour"],
  celsius: ["Graden Celsius", "Degrees Celsius"],
  fahrenheit: ["Graden Fahrenheit", "Degrees Fahrenheit"],
};

/** Dutch and English words for choices, by the name of the field and the stored value. */
const choices: Record<string, Record<string, Words>> = {
  accept: { pictures: ["Foto’s", "Photos"], "pictures-or-pdf": ["Foto’s en pdf’s", "Photos and PDFs"] },
  audience: {
    adult: ["Volwassenen", "Adults"],
    child: ["Kinderen", "Children"],
    companion: ["Begeleiders van rolstoelgebruikers", "Companions of wheelchair users"],
  },
  autofill: {
    name: ["Hele naam", "Full name"],
    "given-name": ["Voornaam", "First name"],
    "family-name": ["Achternaam", "Last name"],
    "honorific-prefix": ["Aanhef", "Form of address"],
    organization: ["Bedrijf", "Company"],
    "organization-title": ["Functie", "Position"],
    url: ["Webadres", "Web address"],
    "country-name": ["Land", "Country"],
    bday: ["Geboortedatum", "Date of birth"],
  },
  colour,
  asideColour: colour,
  colourMode: {
    system: ["Wat de bezoeker kiest", "What the visitor chooses"],
    light: ["Altijd licht", "Always light"],
    dark: ["Altijd donker", "Always dark"],
  },
  currency: { EUR: ["Euro", "Euro"], USD: ["Amerikaanse dollar", "US dollar"], GBP: ["Brits pond", "Pound sterling"] },
  days: {
    "every-day": ["Elke dag", "Every day"],
    "working-days": ["Op werkdagen", "On working days"],
    weekend: ["In het weekend", "At weekends"],
    monday: ["Maandag", "Monday"],
    tuesday: ["Dinsdag", "Tuesday"],
    wednesday: ["Woensdag", "Wednesday"],
    thursday: ["Donderdag", "Thursday"],
    friday: ["Vrijdag", "Friday"],
    saturday: ["Zaterdag", "Saturday"],
    sunday: ["Zondag", "Sunday"],
  },
  direction: {
    clockwise: ["Met de klok mee", "With the clock"],
    anticlockwise: ["Tegen de klok in", "Against the clock"],
  },
  display: {
    radio: ["Rondjes onder elkaar", "Radio buttons, one below the other"],
    select: ["Lijst om uit te klappen", "A list that unfolds"],
  },
  displayUnit: unit,
  filter: {
    all: ["Alle affiches", "All posters"],
    found: ["Alleen gevonden", "Only those found"],
    missing: ["Alleen gezocht", "Only those wanted"],
  },
  icon: {
    ticket: ["Kaartje", "Ticket"],
    map: ["Plattegrond", "Map"],
    cart: ["Winkelwagen", "Shopping cart"],
    user: ["Persoon", "Person"],
    calendar: ["Kalender", "Calendar"],
    search: ["Zoeken", "Search"],
    play: ["Afspelen", "Play"],
    phone: ["Telefoon", "Telephone"],
  },
  imagePosition: {
    left: ["Links van de tekst", "Left of the text"],
    right: ["Rechts van de tekst", "Right of the text"],
  },
  language: { nl: ["Nederlands", "Dutch"], en: ["Engels", "English"] },
  kind: {
    "ticket-alarm": ["Ticketalarm", "Ticket alarm"],
    newsletter: ["Nieuwsbrief", "Newsletter"],
    race: ["Race", "Race"],
    qualifying: ["Kwalificatie", "Qualifying"],
    practice: ["Training", "Practice"],
    gates: ["Poorten", "Gates"],
    bus: ["Bus", "Bus"],
    other: ["Overig", "Other"],
    entrance: ["Ingang", "Entrance"],
    "first-aid": ["EHBO", "First aid"],
    toilets: ["Toiletten", "Toilets"],
    "drinking-water": ["Drinkwater", "Drinking water"],
    screen: ["Scherm", "Screen"],
    information: ["Informatie", "Information"],
    food: ["Eten en drinken", "Food and drink"],
    "quiet-room": ["Stille ruimte", "Quiet room"],
    podium: ["Podium", "Podium"],
    "bus-stop": ["Bushalte", "Bus stop"],
    "bicycle-parking": ["Fietsenstalling", "Bicycle parking"],
    track: ["Op de baan", "On the track"],
    paddock: ["Paddock", "Paddock"],
    "pit-lane": ["Pitstraat", "Pit lane"],
    stand: ["Tribune", "Stand"],
    grounds: ["Op het terrein", "On the grounds"],
  },
  leadsWith: {
    gross: ["Prijs inclusief btw", "Price including VAT"],
    net: ["Prijs exclusief btw", "Price excluding VAT"],
  },
  name: {
    primary: ["Hoofdmenu (.01)", "Main menu (.01)"],
    secondary: ["Tweede menu (.02)", "Second menu (.02)"],
    eventsmenu: ["Evenementen in de kop", "Events in the header"],
    "header-buttons": ["Knoppen in de kop", "Buttons in the header"],
    legal: ["Juridisch, onderaan", "Legal, at the bottom"],
    footer: ["Groepen onderaan", "Groups at the bottom"],
  },
  network: {
    facebook: ["Facebook", "Facebook"],
    instagram: ["Instagram", "Instagram"],
    tiktok: ["TikTok", "TikTok"],
    linkedin: ["LinkedIn", "LinkedIn"],
    twitter: ["X (Twitter)", "X (Twitter)"],
    youtube: ["YouTube", "YouTube"],
  },
  purpose: {
    inbox: ["Bewaren en mailen", "Keep and mail"],
    "ticket-alarm": ["Ticketalarm: eerst bevestigen per mail", "Ticket alarm: confirmed by email first"],
  },
  saleState: {
    none: ["Niets tonen", "Show nothing"],
    "on-sale": ["In de verkoop", "On sale"],
    "few-left": ["Laatste kaarten", "Few tickets left"],
    "not-yet": ["Nog niet in de verkoop", "Not on sale yet"],
    "sold-out": ["Uitverkocht", "Sold out"],
  },
  source: {
    options: ["De antwoorden hieronder", "The answers below"],
    events: ["De komende evenementen", "The coming events"],
  },
  state: {
    found: ["Gevonden", "Found"],
    missing: ["Gezocht", "Wanted"],
    new: ["Nieuw", "New"],
    handled: ["Afgehandeld", "Handled"],
    spam: ["Spam", "Spam"],
    pending: ["Nog niet bevestigd", "Not confirmed yet"],
    confirmed: ["Bevestigd", "Confirmed"],
    live: ["Live", "Live"],
    sleeping: ["Slaapt", "Asleep"],
    maintenance: ["In onderhoud", "Under maintenance"],
    planned: ["Gepland: gaat door", "Planned: goes ahead"],
    moved: ["Verplaatst: op een andere datum of tijd", "Moved: on another date or at another time"],
    postponed: ["Uitgesteld: nieuwe datum nog niet bekend", "Postponed: no new date yet"],
    cancelled: ["Afgelast: gaat niet door", "Cancelled: doesn’t take place"],
  },
  style: { filled: ["Gevuld vlak", "Filled"], outline: ["Alleen een rand", "Outline only"] },
  tone: {
    dark: ["Donker, op een lichte foto", "Dark, on a light photo"],
    light: ["Licht, op een donkere foto", "Light, on a dark photo"],
  },
  unit,
  unitDisplay: {
    short: ["Kort: 5 km", "Short: 5 km"],
    long: ["Voluit: 5 kilometer", "In full: 5 kilometres"],
    narrow: ["Zo smal mogelijk: 5km", "As narrow as possible: 5km"],
  },
  width: { full: ["Hele breedte", "Full width"], half: ["Halve breedte", "Half width"] },
  turn: { left: ["Links", "Left"], right: ["Rechts", "Right"] },
  type: { INTERNAL: ["Op deze site", "On this site"], EXTERNAL: ["Op een andere site", "On another site"] },
};

/** Returns the message id of a choice. It names the field, as a value may mean different things in different fields. */
export function choiceId(field: string, value: string): string {
  return `circuit.choice.${field}.${value}`;
}

/** Returns the words for all choices as messages of the panel, by message id. */
export function choicesIn(language: "nl" | "en"): Record<string, string> {
  const messages = Object.entries(choices).flatMap(([field, words]) =>
    Object.entries(words).map(([value, [nl, en]]) => [choiceId(field, value), language === "nl" ? nl : en]),
  );
  return Object.fromEntries(messages);
}
