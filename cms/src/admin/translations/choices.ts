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

/** The words editors choose from, by the name of the field and the value that is kept. */
const byField: Record<string, Record<string, string>> = {
  colour,
  colourMode: { system: "Wat de bezoeker kiest", light: "Altijd licht", dark: "Altijd donker" },
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
  kind: { race: "Race", qualifying: "Kwalificatie", practice: "Training", other: "Overig" },
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
  saleState: {
    none: "Niets tonen",
    "on-sale": "In de verkoop",
    "few-left": "Laatste kaarten",
    "not-yet": "Nog niet in de verkoop",
    "sold-out": "Uitverkocht",
  },
  state: { found: "Gevonden", missing: "Gezocht" },
  style: { filled: "Gevuld vlak", outline: "Alleen een rand" },
  tone: { dark: "Donker, op een lichte foto", light: "Licht, op een donkere foto" },
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
