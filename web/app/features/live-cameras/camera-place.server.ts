import type { PublishedCamera, PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { bearingTo, distanceBetween, isWithin, type Point } from "@circuit/contract/circuit/plane";
import type { Locale } from "@circuit/contract/locales";
import { liveCameraMessages } from "#app/i18n/messages/live-cameras.ts";

/** Largest distance in metres from a corner's apex to a camera, or to what it looks at, to name the camera after it. */
const cornerReach = 150;

/** Says where a camera hangs and which way it looks: `Bij bocht 3, Hunebed, kijkt naar het noordoosten`. */
export function describeCameraPlace(
  { position, target }: Pick<PublishedCamera, "position" | "target">,
  { corners, areas, anchor }: Pick<PublishedCircuit, "corners" | "areas" | "anchor">,
  locale: Locale,
): string {
  const { place, directions } = liveCameraMessages[locale];
  const here: Point = [position[0], position[1]];
  const there: Point = [target[0], target[1]];
  const apart = (corner: { apex: Point }) =>
    Math.min(distanceBetween(corner.apex, here), distanceBetween(corner.apex, there));
  const [corner] = corners.toSorted((a, b) => apart(a) - apart(b));
  const area = areas.find(({ kind, outline }) => isNamed(kind) && isWithin(here, outline));

  const bearing = bearingTo(here, there) + (anchor?.yAxisBearing ?? 0);
  const looks = place.looks(directions[Math.round(bearing / 45) % 8] ?? "");
  if (area !== undefined) return `${place.in(area.name[locale])}, ${looks}`;
  if (corner === undefined || apart(corner) > cornerReach) return place.alone(looks);
  return `${place.corner(corner.number, corner.name[locale])}, ${looks}`;
}

/** Whether visitors know this type of area by its name. */
function isNamed(kind: PublishedCircuit["areas"][number]["kind"]): boolean {
  return kind === "paddock" || kind === "pit-building" || kind === "parking" || kind === "camping";
}
