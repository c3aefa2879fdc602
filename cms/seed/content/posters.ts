import type { SeedDocument } from "../document.ts";
import { picture } from "../references.ts";

interface Notes {
  nl: string;
  en: string;
}

function found(year: number, artist: string, notes: Notes): SeedDocument {
  const shared = { year, artist, state: "found", image: picture(`posters/${year}`) };
  return { key: `poster-${year}`, nl: { ...shared, note: notes.nl }, en: { ...shared, note: notes.en } };
}

function missing(year: number, notes: Notes): SeedDocument {
  const shared = { year, artist: null, state: "missing", image: null };
  return { key: `poster-${year}`, nl: { ...shared, note: notes.nl }, en: { ...shared, note: notes.en } };
}

/** The poster wall: ten years that hang there and three that are still wanted. The artists are fictional. */
export const posters: SeedDocument[] = [
  found(1926, "Harm Wessels", {
    nl: "Boekdruk in twee kleuren, gedrukt op de pers van de dorpskrant. Het rood is kapotgelopen, het zwart niet.",
    en: "Two-colour letterpress, printed on the village newspaper’s own press. The red has faded, the black never did.",
  }),
  found(1934, "Cornelia Thie", {
    nl: "Zonnestralen van bladgoud. De drukker rekende dubbel en het bestuur betaalde zonder morren.",
    en: "Sun rays in gold leaf. The printer charged double and the board paid without a murmur.",
  }),
  missing(1938, {
    nl: "Deze missen we nog. Heb jij hem op zolder?",
    en: "We’re still missing this one. Is it in your attic?",
  }),
  found(1949, "Jan Everts", {
    nl: "De eerste grote prijs. De letters schreef Everts met een afgezaagde bezem op het atelierraam.",
    en: "The first grand prix. Everts wrote the lettering on his studio window with a sawn-off broom.",
  }),
  found(1957, "Aaltje Sikkens", {
    nl: "Pastel, omdat het roze op was. Nu de meest verkochte kaart van het circuit.",
    en: "Pastel, because the pink had run out. Today it is the circuit’s best-selling postcard.",
  }),
  missing(1962, {
    nl: "We kennen hem alleen van een zwart-witfoto van de brink. Welke kleuren had hij?",
    en: "We only know it from a black-and-white photo of the village green. What colours was it?",
  }),
  found(1966, "Wim Hoving", {
    nl: "Eén cirkel en negen lijnen. Hoving tekende hem in de trein van Assen naar Zwolle.",
    en: "One circle and nine lines. Hoving drew it on the train from Assen to Zwolle.",
  }),
  missing(1971, {
    nl: "Stuur een foto en je verhaal.",
    en: "Send us a photo and your story.",
  }),
  found(1974, "Studio Veenlicht", {
    nl: "Bruin en oranje, zoals elke keuken in ’74. Drie exemplaren hingen tot vorig jaar in hetzelfde schuurtje.",
    en: "Brown and orange, like every kitchen in ’74. Three copies hung in the same shed until last year.",
  }),
  found(1985, "Rinske Bolt", {
    nl: "Getekend op een homecomputer, lijn voor lijn. Het jaar waarin de Korhoen haar huidige vorm kreeg.",
    en: "Drawn on a home computer, line by line. The year Korhoen corner took its present shape.",
  }),
  found(1996, "Bureau Plat & Snel", {
    nl: "Zo groen dat hij op de camera’s als fout werd gemeld. Het raster is een vergroot stukje autoband.",
    en: "So green that the cameras reported it as a fault. The halftone is a blown-up piece of tyre.",
  }),
  found(2008, "Mirjam Oldenhuis", {
    nl: "Gespoten met de verfpistolen van een raceteam. De druppels onderaan zijn echt.",
    en: "Sprayed with a race team’s paint guns. The drips at the bottom are real.",
  }),
  found(2027, "Iris Oldengarm", {
    nl: "De poster van nu: vier inkten en een zon. Te koop bij het informatiepunt achter de Hoofdtribune, in een koker.",
    en: "The poster of today: four inks and a sun. On sale at the information point behind the Main stand, tube included.",
  }),
];
