import type { Core } from "@strapi/strapi";
import type { TrackProblem, TrackProblemCode } from "#contract/circuit/track-problem";
import {
  type CameraRow,
  type CircuitRows,
  type CornerRow,
  readCircuitRows,
  type StandRow,
  type ViewpointRow,
} from "../circuit/circuit-rows.ts";
import { composeCircuit } from "../circuit/compose-circuit.ts";
import { fieldsOf } from "../schema-parts.ts";
import { isStreamAddress } from "../circuit/part-inputs.ts";
import { circuitParts, circuitUid } from "../circuit/part-words.ts";
import { problemWords } from "../circuit/track-problem-words.ts";
import { panoramaProblem } from "./panorama-problem.ts";
import type { PanelText } from "../panel-text.ts";
import type { DraftRef } from "../draft-ref.ts";

/** Problems that publishing another entry solves: they don't block publishing, and are listed beside the circuit. */
const solvedElsewhere = new Set<TrackProblemCode>([
  "unknown-destination",
  "tour-in-parts",
  "no-path-reaches",
  "no-node-arrives",
  "arrives-far-off",
  "no-step-free-way",
]);

/** Returns why a part of the circuit can't be published; `null` when it can, or is no part. */
export async function circuitPartProblem(strapi: Core.Strapi, draft: DraftRef): Promise<PanelText | null> {
  const { uid, documentId, locale } = draft;
  if (Object.values(circuitParts).every(({ type }) => type !== uid)) return null;
  const rows = await readCircuitRows(strapi, draft);
  const found = fieldsProblem(rows, uid, documentId, locale);
  if (found !== null) return found;
  const composed = compositionProblem(rows, uid, keyOf(rows, documentId));
  return composed === null ? null : problemWords(strapi, composed);
}

/** Finds the first problem in the draft when the circuit is put together. */
function compositionProblem(rows: CircuitRows, uid: string, key: string | null): TrackProblem | null {
  const isOwn = ({ part, id }: TrackProblem) => circuitParts[part].type === uid && (uid === circuitUid || id === key);
  const isElsewhere = ({ code, values }: TrackProblem) =>
    solvedElsewhere.has(code) || (code === "missing" && (values["field"] === "nl" || values["field"] === "en"));
  return composeCircuit(rows).problems.find((problem) => isOwn(problem) && !isElsewhere(problem)) ?? null;
}

function keyOf({ zones, corners, stands, places, cameras, viewpoints }: CircuitRows, documentId: string) {
  const lists = [zones, corners, stands, places, cameras, viewpoints];
  return lists.flat().find((row) => row.documentId === documentId)?.key ?? null;
}

/** Finds a problem in fields that the circuit silently leaves out, so that editors wouldn't know why. */
function fieldsProblem(rows: CircuitRows, uid: string, documentId: string, locale: string): PanelText | null {
  const isDraft = (row: { documentId: string }) => row.documentId === documentId;
  const corner = rows.corners.find(isDraft);
  const camera = rows.cameras.find(isDraft);
  const viewpoint = rows.viewpoints.find(isDraft);
  const stand = rows.stands.find((row) => isDraft(row) && row.locale === locale);
  if (uid === circuitUid && rows.circuit !== null) return groundsProblem(rows.circuit.grounds);
  if (uid === "api::corner.corner" && corner !== undefined) return cornerProblem(corner);
  if (uid === "api::camera.camera" && camera !== undefined) return cameraProblem(camera);
  if (uid === "api::viewpoint.viewpoint" && viewpoint !== undefined) return viewpointProblem(viewpoint);
  return uid === "api::stand.stand" && stand !== undefined && locale === "nl" ? entranceProblem(stand, rows) : null;
}

function inBothLanguages(nl: string | null, en: string | null, label: string): PanelText | null {
  if ((nl === null) === (en === null)) return null;
  return {
    nl: `‘${label}’ staat er in één taal: vul de andere ook in, of laat ze allebei leeg.`,
    en: `‘${label}’ is there in one language: fill in the other too, or leave both empty.`,
  };
}

/** Refuses grounds without areas or paths, which would silently take buildings, car parks and paths off the map. */
function groundsProblem(grounds: unknown): PanelText | null {
  if (grounds === null || grounds === undefined) return null;
  const { areas, paths } = fieldsOf(grounds);
  if (Array.isArray(areas) && typeof paths === "object" && paths !== null) return null;
  return {
    nl: "Bij ‘Terrein en paden’ horen ‘areas’ en ‘paths’: plak het hele stuk JSON, of maak het veld leeg als er geen terrein is.",
    en: "‘Terrein en paden’ has ‘areas’ and ‘paths’: paste the whole piece of JSON, or empty the field if there are no grounds.",
  };
}

function cornerProblem(row: CornerRow): PanelText | null {
  const { story, storyEn, recordSpeed, recordHolder, recordYear, labelX, labelY } = row;
  const record = [recordSpeed, recordHolder, recordYear].filter((value) => value !== null);
  if (record.length === 1 || record.length === 2) {
    return {
      nl: "Bij een record horen ‘Hoogste snelheid (km/u)’, ‘Gereden door’ en ‘In het jaar’: vul ze alle drie in, of geen.",
      en: "A record has ‘Hoogste snelheid (km/u)’, ‘Gereden door’ and ‘In het jaar’: fill in all three, or none.",
    };
  }
  if ((labelX === null) !== (labelY === null)) {
    return {
      nl: "Van de plek van het nummer staat er maar één getal: vul ze allebei in, of geen.",
      en: "Of the place of the number there is one figure only: fill in both, or none.",
    };
  }
  return inBothLanguages(story, storyEn, "Verhaal");
}

function cameraProblem(row: CameraRow): PanelText | null {
  const { stream, state, description, descriptionEn, hours } = row;
  if (stream !== null && !isStreamAddress(stream)) {
    return {
      nl: "‘Adres van de stream’ is geen adres dat een browser mag openen: begin met https:// of, voor een pad van deze site, met één /.",
      en: "‘Adres van de stream’ is no address that a browser may open: begin with https:// or, for a path of this site, with one /.",
    };
  }
  if (stream === null && state === "live") {
    return {
      nl: "Een camera die live is, heeft een adres nodig: vul ‘Adres van de stream’ in, of kies een andere toestand.",
      en: "A camera that is live needs an address: fill in ‘Adres van de stream’, or choose another state.",
    };
  }
  if (hours.some(({ startTime, endTime }) => startTime !== null && startTime === endTime)) {
    return {
      nl: "Bij ‘Uren’ zijn ‘Van’ en ‘Tot’ gelijk. Haal die regel weg als de camera altijd beeld geeft.",
      en: "At ‘Uren’ ‘Van’ and ‘Tot’ are the same. Remove that line if the camera is always on.",
    };
  }
  if (row.x !== null && row.x === row.targetX && row.y === row.targetY && row.height === row.targetHeight) {
    return {
      nl: "De camera kijkt naar de plek waar hij zelf staat: vul in wat hij in beeld heeft.",
      en: "The camera looks at the place where it stands: fill in what it shows.",
    };
  }
  return inBothLanguages(description, descriptionEn, "Wat er te zien is");
}

function viewpointProblem({ description, descriptionEn, photo }: ViewpointRow): PanelText | null {
  return inBothLanguages(description, descriptionEn, "Wat er te zien is") ?? panoramaProblem(photo);
}

/** Refuses an entrance that isn't published, or is no entrance: tickets would send visitors to it. */
function entranceProblem({ entrance }: StandRow, { places }: CircuitRows): PanelText | null {
  if (entrance === null) return null;
  const chosen = places.find(({ documentId }) => documentId === entrance.documentId);
  if (chosen?.kind === "entrance") return null;
  return chosen === undefined
    ? {
        nl: "Wat je koos bij ‘Ingang op de plattegrond’ is nog niet gepubliceerd. Publiceer dat eerst.",
        en: "What you chose at ‘Ingang op de plattegrond’ isn’t published yet. Publish that first.",
      }
    : {
        nl: "Wat je koos bij ‘Ingang op de plattegrond’ is geen ingang: kies een plek van de soort ‘Ingang’.",
        en: "What you chose at ‘Ingang op de plattegrond’ is no entrance: choose a place of the kind ‘Ingang’.",
      };
}
