import type { Core } from "@strapi/strapi";
import type { TrackPart } from "#contract/circuit/track-problem";
import { labelOf } from "../editing/field-place.ts";
import type { PanelText } from "../panel-text.ts";

export const circuitUid = "api::circuit.circuit";

interface Part extends PanelText {
  /** Content type of the entries that have such a part. */
  type: string;
  /** Component that it is; absent for an entry, and for a part inside JSON. */
  component?: string;
}

/** The parts of the circuit, with the panel's names. */
export const circuitParts: Record<TrackPart, Part> = {
  circuit: { nl: "Het circuit", en: "The circuit", type: circuitUid },
  line: { nl: "De baan", en: "The track", type: circuitUid },
  corner: { nl: "Bocht", en: "Corner", type: "api::corner.corner" },
  sector: { nl: "Sector", en: "Sector", type: circuitUid },
  zone: { nl: "Zone", en: "Zone", type: "api::zone.zone" },
  "price-category": { nl: "Prijscategorie", en: "Price category", type: circuitUid, component: "shop.price-category" },
  stand: { nl: "Tribune", en: "Stand", type: "api::stand.stand" },
  area: { nl: "Terreindeel", en: "Area", type: circuitUid },
  place: { nl: "Plek", en: "Place", type: "api::point-of-interest.point-of-interest" },
  camera: { nl: "Camera", en: "Camera", type: "api::camera.camera" },
  viewpoint: { nl: "Halte", en: "Stop", type: "api::viewpoint.viewpoint" },
  node: { nl: "Knooppunt", en: "Node", type: circuitUid },
  edge: { nl: "Pad", en: "Path", type: circuitUid },
};

/** The panel's fields for fields of a circuit's file with another name; of several, the first. */
const formFields: Readonly<Record<string, string>> = {
  id: "key",
  apex: "x",
  position: "x",
  target: "targetX",
  record: "recordSpeed",
  lapRecord: "recordSeconds",
  anchor: "latitude",
  schedule: "hours",
};

/** Returns a field's label in the panel, or its name if it is inside JSON. */
export function fieldWords(strapi: Core.Strapi, part: TrackPart, path: string): string {
  const [first = path] = path.split(".");
  const { type, component = type } = circuitParts[part];
  const name = formFields[first] ?? first;
  const label = labelOf(strapi, component, name);
  return `‘${label === name ? path : label}’`;
}

const positive = { nl: "vul een getal boven 0 in", en: "fill in a number above 0" };
const point = { nl: "vul meters in, zoals ‘350’ en ‘-50,5’", en: "fill in metres, such as ‘350’ and ‘-50.5’" };

/** Advice for fields whose label doesn't say what to type. */
const hints: Readonly<Record<string, PanelText>> = {
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
export function hintAfter(path: string): PanelText {
  const hint = hints[path.split(".")[0] ?? path];
  return { nl: hint === undefined ? "" : `; ${hint.nl}`, en: hint === undefined ? "" : `; ${hint.en}` };
}
