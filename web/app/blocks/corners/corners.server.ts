import { centreOf, distanceBetween } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import { sightFromSeat } from "@circuit/contract/circuit/sight-lines";
import { typicalRows } from "@circuit/contract/circuit/stand-profile";
import type { Locale } from "@circuit/contract/locales";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { bendShapes, cornerNumbers } from "#app/circuit/corner-shapes.ts";
import { isFreeInfield, trackShape } from "#app/circuit/track-shapes.ts";
import { circuitOrNothing } from "#app/cms/circuit.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { mapPath } from "#app/domain/map-path.ts";
import { moveMarksApart } from "#app/circuit/move-marks-apart.ts";

/** Area of the title in the wide drawing, as fractions of its size (`corners.module.css`). */
const words = { left: 0.27, top: 0.46, right: 0.62, bottom: 0.86 };

/** Largest size of a corner number in each drawing with its margin (`corners.module.css`), in SVG units. */
const markSize = { wide: { width: 80, height: 62 }, tall: { width: 108, height: 84 } };

/** Track and corners in the page's language; corners in the order of a lap. */
export type CornersData = ReturnType<typeof cornersOf>;
export type CornerFacts = CornersData["corners"][number];

/** Loads the track and its corners; `null` while no circuit is published, or when reading it fails. */
export async function loadCorners(_block: unknown, { locale, signal }: BlockContext): Promise<CornersData | null> {
  const [circuit, { mapPage }] = await Promise.all([circuitOrNothing({ signal }), getSettings(locale)]);
  return circuit === null ? null : cornersOf(circuit, locale, mapPage);
}

/**
 * Builds the block's data from a circuit.
 *
 * @param mapPage - Path of the page with the circuit map; `null` while there is none.
 */
export function cornersOf(circuit: PublishedCircuit, locale: Locale, mapPage: string | null) {
  const [wide, tall] = [trackShape(circuit, "large"), trackShape(circuit, "large", { isTurned: true })];
  const { bends, ...scale } = bendShapes(circuit);
  const seen = standsOfCorners(circuit);
  return {
    name: circuit.name,
    /** Track drawing with north up for wide screens; `tall` is turned 90 degrees for portrait screens. */
    wide,
    // On a phone the kerbs would be three pixels wide, but a large part of the page's bytes.
    tall: { ...tall, kerbs: "" },
    wideMarks: moveMarksApart(cornerNumbers(circuit, wide), markSize.wide),
    tallMarks: moveMarksApart(cornerNumbers(circuit, tall), markSize.tall),
    /** Whether the track leaves room for the title inside the lap of the wide drawing. */
    hasInfield: isFreeInfield(circuit, wide, words),
    bends: scale,
    corners: circuit.corners.flatMap((corner, index) => {
      const bend = bends[index];
      if (bend === undefined) return [];
      const { number, turn, radiusMetres, angleDegrees, record } = corner;
      const stand = seen.get(corner.id) ?? null;
      return {
        number,
        name: corner.name[locale],
        story: corner.story?.[locale] ?? null,
        turn,
        radiusMetres,
        angleDegrees,
        record,
        bend,
        /** URL of the circuit map with the corner selected; `null` while no page has the map. */
        map: mapPath(mapPage, { corner: String(number) }),
        /** Nearest grandstand that sees the corner; `null` when no grandstand does. */
        stand: stand === null ? null : { id: stand.id, name: stand.name[locale] },
      };
    }),
  };
}

const cache = new WeakMap<PublishedCircuit, Map<string, PublishedStand>>();

/** Returns the nearest grandstand that sees each corner, by corner id; cached per circuit object. */
function standsOfCorners(circuit: PublishedCircuit): ReadonlyMap<string, PublishedStand> {
  const found = cache.get(circuit) ?? findNearestStands(circuit);
  cache.set(circuit, found);
  return found;
}

function findNearestStands(circuit: PublishedCircuit): Map<string, PublishedStand> {
  const sights = circuit.stands.map((stand) => ({
    stand,
    middle: centreOf(stand.outline),
    corners: new Set(sightFromSeat(circuit, stand, typicalRows(stand).middle).corners.map(({ id }) => id)),
  }));
  return new Map(
    circuit.corners.flatMap(({ id, apex }) => {
      const [nearest] = sights
        .filter(({ corners }) => corners.has(id))
        .toSorted((one, other) => distanceBetween(one.middle, apex) - distanceBetween(other.middle, apex));
      return nearest === undefined ? [] : [[id, nearest.stand] as const];
    }),
  );
}
