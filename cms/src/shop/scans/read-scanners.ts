import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { readEvents } from "../kassa/read-events.ts";
import type { Shop } from "../shop.ts";
import { type ScannerRow, scannerRowSchema, scannerTable, scanTable } from "../tables/scan-tables.ts";
import { readStandNames } from "../catalogue/read-stand-names.ts";
import type { ScannerState, ScannerView } from "./scanner-view.ts";

const countsSchema = z.array(
  z.object({ scannerId: z.number(), scans: z.coerce.number(), admitted: z.coerce.number() }),
);

/** Reads all scanners: those that haven't ended first, and then the newest. */
export async function readScanners(strapi: Core.Strapi, { db: { connection }, now }: Shop): Promise<ScannerView[]> {
  const rows = z.array(scannerRowSchema).parse(await connection(scannerTable).orderBy("id", "desc"));
  const counted: unknown = await connection(scanTable)
    .groupBy("scannerId")
    .select("scannerId")
    .count({ scans: "id", admitted: "admits" });
  const counts = new Map(countsSchema.parse(counted).map((each) => [each.scannerId, each]));
  const [events, stands] = await Promise.all([
    readEvents(strapi, [...new Set(rows.map(({ eventId }) => eventId))]),
    readStandNames(strapi),
  ]);
  const scanners = rows.map((row): ScannerView => {
    const { id, name, eventId, firstDay, lastDay, gate, stand } = row;
    const { scans = 0, admitted = 0 } = counts.get(id) ?? {};
    return {
      id,
      name,
      eventId,
      eventTitle: events.get(eventId)?.title ?? null,
      firstDay,
      lastDay,
      gate,
      stand,
      standName: stand === null ? null : (stands.get(stand)?.name ?? stand),
      admitted,
      doubles: scans - admitted,
      validUntil: new Date(row.validUntil).toISOString(),
      lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
      state: stateOf(row, now()),
    };
  });
  const hasEnded = ({ state }: ScannerView) => state === "ended";
  return [...scanners.filter((each) => !hasEnded(each)), ...scanners.filter(hasEnded)];
}

function stateOf({ tokenHash, codeUntil, endedAt, validUntil }: ScannerRow, now: number): ScannerState {
  if (endedAt !== null || validUntil <= now) return "ended";
  if (tokenHash !== null) return "in-use";
  return codeUntil <= now ? "lapsed" : "waiting";
}
