import type { TrackPart } from "#contract/circuit/track-problem";

/** The panel's names of the parts of the circuit. */
export const partWords: Record<TrackPart, { nl: string; en: string }> = {
  circuit: { nl: "Het circuit", en: "The circuit" },
  line: { nl: "De baan", en: "The track" },
  corner: { nl: "Bocht", en: "Corner" },
  sector: { nl: "Sector", en: "Sector" },
  zone: { nl: "Zone", en: "Zone" },
  "price-category": { nl: "Prijscategorie", en: "Price category" },
  stand: { nl: "Tribune", en: "Stand" },
  area: { nl: "Terreindeel", en: "Area" },
  place: { nl: "Plek", en: "Place" },
  camera: { nl: "Camera", en: "Camera" },
  viewpoint: { nl: "Halte", en: "Stop" },
  node: { nl: "Knooppunt", en: "Node" },
  edge: { nl: "Pad", en: "Path" },
};

/** The panel's labels for fields of a circuit's file; fields inside JSON have none, and keep their own name. */
const labels: Readonly<Record<string, string>> = {
  id: "Sleutel",
  name: "Naam",
  number: "Nummer",
  turn: "Draait naar",
  radiusMetres: "Straal (m)",
  angleDegrees: "Draait over (graden)",
  apex: "Naar het oosten (m)",
  distanceMetres: "Afstand vanaf de startlijn (m)",
  story: "Verhaal",
  record: "Hoogste snelheid (km/u)",
  colour: "Kleur",
  zone: "Zone",
  priceCategory: "Prijscategorie",
  seats: "Zitplaatsen",
  wheelchairPlaces: "Rolstoelplaatsen",
  rows: "Rijen",
  heightMetres: "Hoogte (m)",
  outline: "Omtrek",
  facingBearing: "Kijkrichting (graden)",
  summary: "Samenvatting",
  still: "Uitzicht",
  kind: "Soort",
  position: "Naar het oosten (m)",
  target: "Kijkt naar: oosten (m)",
  fieldOfViewDegrees: "Beeldhoek (graden)",
  state: "Toestand",
  schedule: "Uren",
  description: "Wat er te zien is",
  bearing: "Kijkrichting (graden)",
  photoBearing: "Richting van het midden van de foto (graden)",
  direction: "Rijrichting",
  lengthMetres: "Lengte (m)",
  trackWidthMetres: "Breedte van de baan (m)",
  lapRecord: "Ronderecord (seconden)",
  anchor: "Breedtegraad van het nulpunt",
  fromGrossCents: "Vanaf (€)",
};

/** Returns a field's label in the panel, or its name if it is inside JSON. */
export function fieldWords(path: string): string {
  const [first = path] = path.split(".");
  return `‘${labels[first] ?? path}’`;
}

const positive = { nl: "vul een getal boven 0 in", en: "fill in a number above 0" };
const point = { nl: "vul meters in, zoals ‘350’ en ‘-50,5’", en: "fill in metres, such as ‘350’ and ‘-50.5’" };

/** Advice for fields whose label doesn't say what to type. */
const hints: Readonly<Record<string, { nl: string; en: string }>> = {
  id: {
    nl: "gebruik kleine letters, cijfers en streepjes, zoals ‘aan-de-heg’",
    en: "use small letters, digits and hyphens, such as ‘aan-de-heg’",
  },
  outline: {
    nl: "zet op elke regel één hoek in meters, zoals ‘350, -50’",
    en: "give each line one corner in metres, such as ‘350, -50’",
  },
  zone: { nl: "kies een gepubliceerde zone", en: "choose a published zone" },
  schedule: { nl: "vul per regel ‘Van’ en ‘Tot’ in, zoals ‘08:00’", en: "fill in ‘Van’ and ‘Tot’, such as ‘08:00’" },
  position: point,
  target: point,
  rows: positive,
  lengthMetres: positive,
  trackWidthMetres: positive,
  lapRecord: positive,
  radiusMetres: positive,
  fieldOfViewDegrees: positive,
};

/** Returns how to fill in a field, to end a clause with: `; gebruik kleine letters`. Empty if its label says enough. */
export function hintAfter(path: string): { nl: string; en: string } {
  const hint = hints[path.split(".")[0] ?? path];
  return { nl: hint === undefined ? "" : `; ${hint.nl}`, en: hint === undefined ? "" : `; ${hint.en}` };
}
