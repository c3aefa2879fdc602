import { centreOf, distanceBetween } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import { typicalRows } from "@circuit/contract/circuit/stand-profile";
import type { Locale } from "@circuit/contract/locales";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { bendShapes, cornerMarks } from "#app/circuit/corner-shapes.ts";
import { seatSight } from "#app/circuit/seat-sight.ts";
import { isFreeInfield, trackShape } from "#app/circuit/track-shapes.ts";
import { circuitOrNothing } from "#app/cms/circuit.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { mapPath } from "#app/domain/map-path.ts";
import type { CornersData } from "./corners-data.ts";
import { spreadMarks } from "#app/circuit/spread-marks.ts";

/** Where the words stand on a wide screen, as `corners.module.css` places them. */
const words = { left: 0.27, top: 0.46, right: 0.62, bottom: 0.86 };

/** The largest that a mark is drawn in each drawing, and the room around it (`corners.module.css`). */
const markSize = { wide: { width: 80, height: 62 }, tall: { width: 108, height: 84 } };

/** The track and all its corners; `null` while no circuit is published, or it can't be read. */
export async function loadCorners(_block: unknown, { locale, signal }: BlockContext): Promise<CornersData | null> {
  const [circuit, { mapPage }] = await Promise.all([circuitOrNothing({ signal }), getSettings(locale)]);
  return circuit === null ? null : cornersOf(circuit, locale, mapPage);
}

/** What the block shows of a circuit. @param mapPage - The page that has the map; `null` while none has. */
export function cornersOf(circuit: PublishedCircuit, locale: Locale, mapPage: string | null): CornersData {
  const [wide, tall] = [trackShape(circuit, "large"), trackShape(circuit, "large", { isTurned: true })];
  const { bends, ...scale } = bendShapes(circuit);
  const seen = standsOfCorners(circuit);
  return {
    name: circuit.name,
    wide,
    // On a telephone its kerbs would be three pixels, and much of the page.
    tall: { ...tall, kerbs: "" },
    wideMarks: spreadMarks(cornerMarks(circuit, wide), markSize.wide),
    tallMarks: spreadMarks(cornerMarks(circuit, tall), markSize.tall),
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
        map: mapPath(mapPage, { corner: String(number) }),
        stand: stand === null ? null : { id: stand.id, name: stand.name[locale] },
      };
    }),
  };
}

const cache = new WeakMap<PublishedCircuit, Map<string, PublishedStand>>();

/** For each corner the nearest stand that has it in sight; worked out once for each circuit that was read. */
function standsOfCorners(circuit: PublishedCircuit): ReadonlyMap<string, PublishedStand> {
  const found = cache.get(circuit) ?? workOutStands(circuit);
  cache.set(circuit, found);
  return found;
}

function workOutStands(circuit: PublishedCircuit): Map<string, PublishedStand> {
  const sights = circuit.stands.map((stand) => ({
    stand,
    middle: centreOf(stand.outline),
    corners: new Set(seatSight(circuit, stand, typicalRows(stand).middle).corners.map(({ id }) => id)),
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
