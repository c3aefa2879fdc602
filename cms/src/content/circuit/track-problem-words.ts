import type { Core } from "@strapi/strapi";
import type { TrackProblem, TrackProblemCode } from "#contract/circuit/track-problem";
import type { PanelText } from "../panel-text.ts";
import { circuitParts, fieldWords, hintAfter } from "./part-words.ts";

/** Returns a value of a problem as text. */
type Values = (name: string) => string;

interface Field {
  label: string;
  /** How to fill it in; empty if the label says enough. */
  hint: PanelText;
}

type Clause = (value: Values, field: Field) => PanelText;

const directions: Record<string, PanelText> = {
  clockwise: { nl: "met de klok mee", en: "with the clock" },
  anticlockwise: { nl: "tegen de klok in", en: "against the clock" },
};

const clauses: Record<TrackProblemCode, Clause> = {
  missing: (value, { label, hint }) => {
    const version = { nl: "Nederlandse", en: "Engelse" }[value("field")];
    if (version !== undefined) {
      return {
        nl: `de ${version} versie is niet gepubliceerd`,
        en: `the ${value("field") === "nl" ? "Dutch" : "English"} version isn’t published`,
      };
    }
    return {
      nl: `${label} is nog leeg, of is niet te lezen${hint.nl}`,
      en: `${label} is still empty, or can’t be read${hint.en}`,
    };
  },
  "not-a-number": (_value, { label }) => ({
    nl: `${label} is geen getal`,
    en: `${label} is no number`,
  }),
  "wrong-value": (_value, { label, hint }) => ({
    nl: `wat er bij ${label} staat, kan niet${hint.nl}`,
    en: `what is at ${label} can’t be${hint.en}`,
  }),
  "too-many": (value, { label }) => ({
    nl: `${value("field") === "" ? "het zijn er" : `${label} heeft`} ${value("count")}, en ${value("most")} is het meeste`,
    en: `${value("field") === "" ? "there are" : `${label} has`} ${value("count")}, and ${value("most")} is the most`,
  }),
  "too-few": (value, { label }) => ({
    nl: `${label} heeft minstens ${value("least")} punten nodig`,
    en: `${label} needs at least ${value("least")} points`,
  }),
  "line-open": (value) => ({
    nl: `de hartlijn is niet gesloten: tussen het laatste punt en het eerste zit ${value("metres")} m, hoogstens ${value("most")} m kan`,
    en: `the centre line isn’t closed: there are ${value("metres")} m between its last point and the first, and ${value("most")} m is the most`,
  }),
  "line-crosses-itself": (value) => ({
    nl: `de hartlijn kruist zichzelf, bij de punten ${value("first")} en ${value("second")}`,
    en: `the centre line crosses itself, at the points ${value("first")} and ${value("second")}`,
  }),
  "line-repeats-a-point": (value) => ({
    nl: `punt ${value("index")} van de hartlijn staat er twee keer na elkaar`,
    en: `point ${value("index")} of the centre line is there twice in a row`,
  }),
  "line-runs-the-other-way": (value) => ({
    nl: `de hartlijn loopt niet ${directions[value("direction")]?.nl ?? value("direction")}, en dat staat wel bij ‘Rijrichting’`,
    en: `the centre line doesn’t run ${directions[value("direction")]?.en ?? value("direction")}, as ‘Rijrichting’ says`,
  }),
  "length-differs": (value) => ({
    nl: `bij ‘Lengte (m)’ staat ${value("stated")}, en de hartlijn is ${value("measured")} m lang: dat mag een procent schelen`,
    en: `‘Lengte (m)’ says ${value("stated")}, and the centre line is ${value("measured")} m long: they may differ by one per cent`,
  }),
  "start-off-the-line": (value) => ({
    nl: `de startlijn ligt ${value("metres")} m van het eerste punt van de hartlijn, of staat dwars op de rijrichting`,
    en: `the start line is ${value("metres")} m from the first point of the centre line, or is turned across it`,
  }),
  "pit-lane-off-the-track": (value) => ({
    nl: `de pitstraat begint of eindigt ${value("metres")} m naast de baan`,
    en: `the pit lane begins or ends ${value("metres")} m off the track`,
  }),
  "corner-off-the-line": (value) => ({
    nl: `het scherpste punt ligt ${value("metres")} m naast de hartlijn`,
    en: `its apex is ${value("metres")} m off the centre line`,
  }),
  "corner-at-another-distance": (value) => ({
    nl: `bij de afstand staat ${value("stated")} m, en langs de hartlijn is het ${value("measured")} m`,
    en: `its distance is given as ${value("stated")} m, and along the centre line it is ${value("measured")} m`,
  }),
  "corner-turns-the-other-way": () => ({
    nl: "de baan draait daar de andere kant op",
    en: "the track turns the other way there",
  }),
  "lap-too-fast": (value) => ({
    nl: `het ronderecord is gemiddeld ${value("speed")} km/u, en meer dan ${value("most")} km/u kan niet: kijk ‘Ronderecord (seconden)’ na`,
    en: `the lap record is ${value("speed")} km/h on average, and more than ${value("most")} km/h can’t be: look at ‘Ronderecord (seconden)’ again`,
  }),
  "record-to-come": (value) => ({
    nl: `het record is van ${value("year")}, en dat jaar moet nog komen`,
    en: `the record is of ${value("year")}, which is yet to come`,
  }),
  "sectors-leave-a-gap": () => ({
    nl: "de sectoren sluiten niet op elkaar aan, van de startlijn tot de startlijn",
    en: "the sectors don’t follow each other from the start line round to it",
  }),
  "duplicate-id": () => ({
    nl: "deze sleutel is al in gebruik, door een andere tribune, plek, parkeerplaats of iets anders op het terrein",
    en: "this key is taken already, by another stand, place, car park or something else on the grounds",
  }),
  "unknown-zone": (value) => ({
    nl: `de zone ‘${value("zone")}’ staat niet op de site`,
    en: `the zone ‘${value("zone")}’ isn’t on the site`,
  }),
  "unknown-price-category": (value) => ({
    nl: `de prijscategorie ‘${value("priceCategory")}’ staat niet bij het circuit`,
    en: `the circuit has no price category ‘${value("priceCategory")}’`,
  }),
  "unknown-stand": (value) => ({
    nl: `de tribune ‘${value("stand")}’ staat niet op de site`,
    en: `the stand ‘${value("stand")}’ isn’t on the site`,
  }),
  "unknown-viewpoint": (value) => ({
    nl: `de halte ‘${value("to")}’ staat niet op de site`,
    en: `the stop ‘${value("to")}’ isn’t on the site`,
  }),
  "off-the-site": (value) => ({
    nl: `ligt meer dan ${value("most")} m buiten de baan: kijk de plek na`,
    en: `lies more than ${value("most")} m outside the track: look at its place again`,
  }),
  "too-detailed": () => ({
    nl: "heeft samen met de tribunes en wat er nog meer in de weg staat te veel hoeken om uitzichten mee uit te rekenen: teken de omtrekken eenvoudiger",
    en: "has, with the stands and all else that stands in the way, too many corners to work out views with: draw the outlines simpler",
  }),
  "stand-too-small": () => ({
    nl: "‘Omtrek’ gaat bijna nergens omheen: vul de hoeken in meters naar het oosten en naar het noorden in, geen graden",
    en: "‘Omtrek’ goes round hardly anything: give the corners in metres to the east and to the north, no degrees",
  }),
  "stand-too-full": (value) => ({
    nl: `op ${value("area")} m² passen geen ${value("seats")} stoelen, hoogstens ${value("most")}: kijk ‘Zitplaatsen’ en ‘Omtrek’ na`,
    en: `${value("area")} m² has no room for ${value("seats")} seats, ${value("most")} at most: look at ‘Zitplaatsen’ and ‘Omtrek’ again`,
  }),
  "place-on-the-track": (value) => ({
    nl: `ligt op de baan: ${value("metres")} m van de hartlijn, en ${value("least")} m is het minste`,
    en: `lies on the track: ${value("metres")} m from the centre line, and ${value("least")} m is the least`,
  }),
  "stand-looks-away": (value) => ({
    nl: `‘Kijkrichting (graden)’ (${value("facingBearing")}) wijst van de baan af, die op ${value("towards")} graden ligt: niemand ziet er iets van. Vul de richting in waarin bezoekers kijken; 0 is het noorden, 90 het oosten`,
    en: `‘Kijkrichting (graden)’ (${value("facingBearing")}) points away from the track, which lies at ${value("towards")} degrees: nobody sees any of it. Fill in the direction in which visitors look; 0 is north, 90 east`,
  }),
  "stand-on-the-track": (value) => ({
    nl: `staat ${value("metres")} m van de hartlijn, en ${value("least")} m is het minste`,
    en: `stands ${value("metres")} m from the centre line, and ${value("least")} m is the least`,
  }),
  "outline-crosses-itself": () => ({
    nl: "de omtrek kruist zichzelf: zet de hoeken in de volgorde waarin je eromheen loopt",
    en: "its outline crosses itself: put the corners in the order in which one walks round it",
  }),
  "base-above-top": () => ({
    nl: "de onderkant (baseMetres) ligt boven de bovenkant (heightMetres)",
    en: "its bottom (baseMetres) is above its top (heightMetres)",
  }),
  "tour-in-parts": (value) => ({
    nl: `is vanaf de eerste halte (‘${value("from")}’) niet te bereiken: laat een andere halte hierheen leiden`,
    en: `can’t be reached from the first stop (‘${value("from")}’): let another stop lead here`,
  }),
  "unknown-node": (value) => ({
    nl: `het knooppunt ‘${value("node")}’ bestaat niet`,
    en: `there is no node ‘${value("node")}’`,
  }),
  "unknown-destination": (value) => ({
    nl: `komt uit bij ‘${value("destination")}’, en dat staat niet op de site`,
    en: `arrives at ‘${value("destination")}’, which isn’t on the site`,
  }),
  "edge-leads-nowhere": () => ({
    nl: "begint en eindigt op hetzelfde knooppunt",
    en: "begins and ends at the same node",
  }),
  "path-crosses-the-track": () => ({
    nl: "gaat over de baan of de pitstraat: alleen een brug of tunnel mag dat",
    en: "goes across the track or the pit lane: only a bridge or a tunnel may",
  }),
  "steps-called-step-free": () => ({
    nl: "heeft treden, en heet toch zonder treden (isStepFree)",
    en: "has steps, and is called step-free (isStepFree)",
  }),
  "network-in-parts": (value) => ({
    nl: `hangt met ${value("nodes")} knooppunten los van de rest: zo wijst de site nergens de weg`,
    en: `is cut off from the rest with ${value("nodes")} nodes: the site then shows no way anywhere`,
  }),
  "no-path-reaches": () => ({
    nl: "staat op de site, maar er komt geen pad: de site wijst er de weg niet heen",
    en: "is on the site, but no path comes there: the site shows no way to it",
  }),
  "no-node-arrives": () => ({
    nl: "ligt naast een pad, maar geen knooppunt komt erbij uit: zet deze sleutel bij ‘Terrein en paden’ van het circuit in ‘arrivesAt’ van het knooppunt waar je er bent",
    en: "lies beside a path, but no node arrives there: put this key in ‘arrivesAt’ of the node where one is there, at ‘Terrein en paden’ of the circuit",
  }),
  "arrives-far-off": (value) => ({
    nl: `ligt ${value("metres")} m van het knooppunt ‘${value("node")}’, en daar wijst de site de weg erheen: hoogstens ${value("most")} m kan. Zet deze sleutel bij ‘Terrein en paden’ van het circuit in ‘arrivesAt’ van het knooppunt waar je er bent`,
    en: `lies ${value("metres")} m from the node ‘${value("node")}’, where the site shows the way to it: ${value("most")} m is the most. Put this key in ‘arrivesAt’ of the node where one is there, at ‘Terrein en paden’ of the circuit`,
  }),
  "no-step-free-way": (value) => ({
    nl: `heeft ${value("wheelchairPlaces")} rolstoelplaatsen, en geen weg zonder treden vanaf een ingang`,
    en: `has ${value("wheelchairPlaces")} wheelchair places, and no way without steps from an entrance`,
  }),
};

/** Returns a sentence for editors: which part has the problem, and what to change. */
export function problemWords(strapi: Core.Strapi, { code, part, id, values }: TrackProblem): PanelText {
  const value = (name: string) => String(values[name] ?? "");
  const field = { label: fieldWords(strapi, part, value("field")), hint: hintAfter(value("field")) };
  const words = clauses[code](value, field);
  const { nl, en } = circuitParts[part];
  const called = id === null ? "" : ` ‘${id}’`;
  return { nl: `${nl}${called}: ${words.nl}.`, en: `${en}${called}: ${words.en}.` };
}
