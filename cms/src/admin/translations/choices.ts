const colour = {
  primary: "Groen",
  yellow: "Geel",
  blue: "Blauw",
  pink: "Roze",
  turqoise: "Turkoois",
  orange: "Oranje",
  secondary: "Dennengroen",
  asphalt: "Asfalt",
};

const unit = {
  millimeter: "Millimeter",
  centimeter: "Centimeter",
  meter: "Meter",
  kilometer: "Kilometer",
  inch: "Inch",
  foot: "Voet",
  yard: "Yard",
  mile: "Mijl",
  gram: "Gram",
  kilogram: "Kilogram",
  ounce: "Ounce",
  pound: "Pond (Engels)",
  stone: "Stone",
  milliliter: "Milliliter",
  liter: "Liter",
  gallon: "Gallon (VS)",
  "fluid-ounce": "Fluid ounce (VS)",
  "meter-per-second": "Meter per seconde",
  "kilometer-per-hour": "Kilometer per uur",
  "mile-per-hour": "Mijl per uur",
  celsius: "Graden Celsius",
  fahrenheit: "Graden Fahrenheit",
};

/** The words editors choose from, by the name of the field and the value that is kept. */
const byField: Record<string, Record<string, string>> = {
  autofill: {
    name: "Hele naam",
    "given-name": "Voornaam",
    "family-name": "Achternaam",
    "honorific-prefix": "Aanhef",
    organization: "Bedrijf",
    "organization-title": "Functie",
    url: "Webadres",
    "country-name": "Land",
    bday: "Geboortedatum",
  },
  colour,
  colourMode: { system: "Wat de bezoeker kiest", light: "Altijd licht", dark: "Altijd donker" },
  currency: { EUR: "Euro", USD: "Amerikaanse dollar", GBP: "Brits pond" },
  display: { radio: "Rondjes onder elkaar", select: "Lijst om uit te klappen" },
  displayUnit: unit,
  filter: { all: "Alle affiches", found: "Alleen gevonden", missing: "Alleen gezocht" },
  icon: {
    ticket: "Kaartje",
    map: "Plattegrond",
    cart: "Winkelwagen",
    user: "Persoon",
    calendar: "Kalender",
    search: "Zoeken",
    play: "Afspelen",
    phone: "Telefoon",
  },
  imagePosition: { left: "Links van de tekst", right: "Rechts van de tekst" },
  language: { nl: "Nederlands", en: "Engels" },
  kind: {
    "ticket-alarm": "Ticketalarm",
    newsletter: "Nieuwsbrief",
    race: "Race",
    qualifying: "Kwalificatie",
    practice: "Training",
    other: "Overig",
  },
  name: {
    primary: "Hoofdmenu (.01)",
    secondary: "Tweede menu (.02)",
    eventsmenu: "Evenementen in de kop",
    "header-buttons": "Knoppen in de kop",
    legal: "Juridisch, onderaan",
  },
  network: {
    facebook: "Facebook",
    instagram: "Instagram",
    tiktok: "TikTok",
    linkedin: "LinkedIn",
    twitter: "X (Twitter)",
    youtube: "YouTube",
  },
  purpose: { inbox: "Bewaren en mailen", "ticket-alarm": "Ticketalarm: eerst bevestigen per mail" },
  saleState: {
    none: "Niets tonen",
    "on-sale": "In de verkoop",
    "few-left": "Laatste kaarten",
    "not-yet": "Nog niet in de verkoop",
    "sold-out": "Uitverkocht",
  },
  source: { options: "De antwoorden hieronder", events: "De komende evenementen" },
  state: {
    found: "Gevonden",
    missing: "Gezocht",
    new: "Nieuw",
    handled: "Afgehandeld",
    spam: "Spam",
    pending: "Nog niet bevestigd",
    confirmed: "Bevestigd",
  },
  style: { filled: "Gevuld vlak", outline: "Alleen een rand" },
  tone: { dark: "Donker, op een lichte foto", light: "Licht, op een donkere foto" },
  unit,
  unitDisplay: { short: "Kort: 5 km", long: "Voluit: 5 kilometer", narrow: "Zo smal mogelijk: 5km" },
  width: { full: "Hele breedte", half: "Halve breedte" },
  type: { INTERNAL: "Op deze site", EXTERNAL: "Op een andere site" },
};

/** Message id of a choice: the same value means other things in other fields. */
export function choiceId(field: string, value: string): string {
  return `circuit.choice.${field}.${value}`;
}

/** The choices as messages of the panel. */
export const choices: Record<string, string> = Object.fromEntries(
  Object.entries(byField).flatMap(([field, words]) =>
    Object.entries(words).map(([value, word]) => [choiceId(field, value), word]),
  ),
);
