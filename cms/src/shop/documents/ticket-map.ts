import { simplifyRing } from "#contract/circuit/line-drawing";
import { centreOf, type Point } from "#contract/circuit/plane";
import type { PublishedCircuit } from "#contract/circuit/published-circuit";
import { findRoute } from "#contract/circuit/routes";
import { walkFromEntrance } from "#contract/circuit/walk-to-stand";
import type { Locale } from "#contract/locales";
import { drawSlantedBox } from "./brand-shapes.ts";
import { inks, type PdfWriter, type Style } from "./pdf-writer.ts";

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a ticket's map is drawn from. */
export interface TicketMap {
  circuit: PublishedCircuit;
  track: readonly Point[];
  stand: PublishedCircuit["stands"][number];
  /** Route to the grandstand, and the id of the entrance where it begins; `null` when no path leads there. */
  way: { gate: string; line: readonly Point[] } | null;
}

/** Returns the map for a ticket; `null` when its grandstand isn't on it. @param key - Key of the grandstand. */
export function ticketMap(circuit: PublishedCircuit, key: string): TicketMap | null {
  const stand = circuit.stands.find(({ id }) => id === key);
  if (stand === undefined) return null;
  const from = walkFromEntrance(circuit, stand)?.from;
  const route =
    from === undefined ? null : findRoute(circuit, { from: { id: from }, to: { id: stand.id }, isStepFree: false });
  const track = simplifyRing(circuit.centreLine, 3);
  return { circuit, track, stand, way: route === null || from === undefined ? null : { gate: from, line: route.line } };
}

const tagStyle: Style = { face: "bold", size: 8.5 };
const tagHeight = 15;

/** Draws the track with its grandstands, the ticket's own filled, and the route to it from its entrance. */
export function drawTicketMap(
  pdf: PdfWriter,
  { circuit, track, stand, way }: TicketMap,
  { frame, colour, locale }: { frame: Frame; colour: string; locale: Locale },
): void {
  const { doc } = pdf;
  const at = placing(circuit, frame);
  const trace = (points: readonly Point[]) => {
    points.map(at).forEach(([x, y], index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
    return doc;
  };
  trace(track).closePath().lineJoin("round").lineWidth(7).stroke(inks.dark);
  trace(track).closePath().lineWidth(0.7).dash(5, { space: 3.5 }).stroke(inks.light).undash();
  for (const { outline } of circuit.stands) trace(outline).closePath().lineWidth(0.7).stroke(inks.dark);
  trace(stand.outline).closePath().lineWidth(1.8).fillAndStroke(colour, inks.dark);
  if (way !== null) trace(way.line).lineWidth(1.6).dash(1.6, { space: 2.4 }).stroke(inks.dark).undash();

  const centre = at(centreOf(stand.outline));
  const gate = circuit.places.find(({ id }) => id === way?.gate);
  const entry = gate === undefined ? null : at(gate.position);
  // The grandstand's label and the entrance's go in opposite directions, so that they don't overlap.
  const isAbove = entry === null || entry[1] >= centre[1];
  const standTag = tagBox(pdf, stand.name[locale], [centre[0], centre[1] + (isAbove ? -34 : 34)], frame);
  doc
    .moveTo(...centre)
    .lineTo(centre[0], middle(standTag))
    .lineWidth(1.2)
    .stroke(inks.dark);
  const tags = [{ box: standTag, text: stand.name[locale], isChosen: true }];
  for (const { id, name, position, kind } of circuit.places) {
    if (kind !== "entrance") continue;
    const isChosen = id === way?.gate;
    const [x, y] = at(position);
    const box = tagBox(pdf, name[locale], [x, y + (isChosen ? (isAbove ? 16 : -16) : 0)], frame);
    if (isChosen || !tags.some((tag) => overlap(tag.box, box))) tags.push({ box, text: name[locale], isChosen });
  }
  for (const { box, text, isChosen } of tags) drawTag(pdf, box, text, isChosen);
}

/** Returns a function that scales points of the circuit so that all of it fits into a frame. */
function placing({ centreLine, stands }: PublishedCircuit, { x, y, width, height }: Frame) {
  const points = [...centreLine, ...stands.flatMap(({ outline }) => outline)];
  const [xs, ys] = [points.map(([east]) => east), points.map(([, north]) => north)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(width / (right - left), height / (top - bottom));
  const [dx, dy] = [(width - (right - left) * scale) / 2, (height - (top - bottom) * scale) / 2];
  return ([east, north]: Point): [number, number] => [x + dx + (east - left) * scale, y + dy + (top - north) * scale];
}

/** Returns the box of a label around a point, moved so that it stays near the frame. */
function tagBox(pdf: PdfWriter, text: string, [x, y]: Point, frame: Frame): Frame {
  const width = pdf.widthOf(text, tagStyle) + 16;
  const left = Math.min(Math.max(x - width / 2, frame.x - 10), frame.x + frame.width + 6 - width);
  const top = Math.min(Math.max(y - tagHeight / 2, frame.y - 8), frame.y + frame.height + 14);
  return { x: left, y: top, width, height: tagHeight };
}

function middle({ y, height }: Frame): number {
  return y + height / 2;
}

function overlap(one: Frame, other: Frame): boolean {
  const isBeside = one.x > other.x + other.width || other.x > one.x + one.width;
  return !isBeside && Math.abs(one.y - other.y) < tagHeight;
}

function drawTag(pdf: PdfWriter, { x, y, width, height }: Frame, text: string, isChosen: boolean): void {
  drawSlantedBox(pdf, x, y, width, height, inks.dark);
  if (!isChosen) drawSlantedBox(pdf, x + 1, y + 0.8, width - 2, height - 1.6, inks.light);
  pdf.line(text, x + 10, y + height - 4.5, { ...tagStyle, colour: isChosen ? inks.light : inks.dark });
}
