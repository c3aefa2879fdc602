import { momentOfLocalTime } from "@circuit/contract/circuit-clock";
import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import { centreOf } from "@circuit/contract/circuit/plane";
import { eyeOfSeat, type SpacePoint } from "@circuit/contract/circuit/stand-profile";
import { measureLine, nearestOnLine } from "@circuit/contract/circuit/track-line";
import type { Locale } from "@circuit/contract/locales";
import { seatViewMessages } from "#app/i18n/messages/seat-view.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import { planDrawing } from "./plan-drawing.ts";
import { chooseSeat, chooseTime, seatRows, seatTimes } from "./seat-choice.ts";
import { seatFacts } from "./seat-facts.server.ts";
import type { SceneLabel, SeatRequest } from "./seat-view.ts";
import type { StageSubject } from "./stage-subject.ts";

/** The day of an event for which the view is computed. */
interface ViewDay {
  /** `YYYY-MM-DD` at the circuit. */
  date: string;
  sessions: readonly { startTime: string; kind: string }[];
}

interface SeatViewOptions {
  locale: Locale;
  wishes: SeatRequest;
  /** `null` when no event is coming up. */
  day: ViewDay | null;
  /** Picture of the view from the middle of the grandstand. */
  still: PictureSource | null;
}

/** The view from a seat, in one language. */
export type SeatView = ReturnType<typeof seatView>;

/** Height above the track of the point under a corner's label, in metres. */
const signFootMetres = 0.3;

/** Collects what the page with the view from a grandstand shows. @param stand - One of the circuit's grandstands. */
export function seatView(
  circuit: PublishedCircuit,
  stand: PublishedStand,
  { locale, wishes, day, still }: SeatViewOptions,
) {
  const parts = seatRows(stand);
  const seat = chooseSeat(parts, wishes.part);
  const choice = day === null ? null : chooseTime(seatTimes(day.sessions), wishes.time);
  const moment = day === null || choice === null ? null : new Date(momentOfLocalTime(day.date, choice.time));
  const [x, y, z] = eyeOfSeat(stand, seat.row);
  const eye: SpacePoint = [rounded(x), rounded(y), rounded(z)];
  const facts = seatFacts(circuit, stand, seat.row, { moment, locale });
  const words = seatViewMessages[locale];
  const name = stand.name[locale];
  const subject: StageSubject = {
    where: words.stage(name),
    still,
    stillText: words.stillAlt(name),
    photo: null,
    plan: planDrawing(circuit, [x, y], stand.facingBearing),
    planText: words.planAlt(name),
    eye,
    bearing: stand.facingBearing,
    ownStand: stand.id,
    row: seat.row,
    moment: moment?.toISOString() ?? null,
    labels: cornerLabels(circuit, facts.corners, locale),
  };
  return {
    stand: { id: stand.id, name, heading: withSoftHyphens(name, locale), summary: stand.summary?.[locale] ?? null },
    subject,
    /** The chosen row; `rows` counts all rows, `parts` are the choices. */
    seat,
    rows: stand.rows,
    parts,
    /** Times to choose from and the chosen one, `HH:MM`; none when no event is coming up. */
    times: choice?.times ?? [],
    time: choice?.time ?? null,
    facts,
    ...neighboursOf(circuit, stand, locale),
  };
}

/** Returns the labels of corners. @param seen - Corners in sight. */
function cornerLabels(
  { corners }: Pick<PublishedCircuit, "corners">,
  seen: readonly { number: number }[],
  locale: Locale,
): SceneLabel[] {
  const numbers = new Set(seen.map(({ number }) => number));
  return corners
    .filter(({ number }) => numbers.has(number))
    .map(({ id, number, name, apex: [x, y] }) => ({
      id,
      number,
      name: name[locale],
      point: [x, y, signFootMetres],
      to: null,
    }));
}

/** Returns the previous and the next grandstand in the order of a lap; `null` when there is only one grandstand. */
function neighboursOf(
  { stands, centreLine }: PublishedCircuit,
  { id }: PublishedStand,
  locale: Locale,
): Record<"previous" | "next", { id: string; name: string } | null> {
  const line = measureLine(centreLine);
  const inOrder = stands
    .map((stand) => ({ stand, distance: nearestOnLine(line, centreOf(stand.outline)).distance }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ stand }) => ({ id: stand.id, name: stand.name[locale] }));
  const index = inOrder.findIndex((each) => each.id === id);
  const at = (offset: number) => inOrder[(index + offset + inOrder.length) % inOrder.length] ?? null;
  return inOrder.length < 2 ? { previous: null, next: null } : { previous: at(-1), next: at(1) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
