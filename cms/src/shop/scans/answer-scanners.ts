import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { eventIdSchema, lineOf, pathIdSchema } from "../kassa/kassa-fields.ts";
import { addKassaRoutes } from "../kassa/kassa-route.ts";
import { refused } from "../kassa/refused.ts";
import type { Shop } from "../shop.ts";
import { scannerRowSchema, scannerTable, scanTable } from "../tables/scan-tables.ts";
import { endScanner, makeScanner } from "./scanners.ts";

const line = lineOf(80).min(1);

const newScannerSchema = z
  .strictObject({
    name: line,
    eventId: eventIdSchema,
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    gate: line,
    stand: line.nullable(),
    validUntil: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay);

const countsSchema = z.array(
  z.object({ scannerId: z.number(), scans: z.coerce.number(), admitted: z.coerce.number() }),
);

/**
 * Answers staff about scanners, below `/kassa`: `GET /scanners`, `POST /scanners`, which answers the code that a device
 * takes, and `POST /scanners/{id}/end`.
 *
 * @param right - Action that a user's role must allow.
 */
export function answerScanners(strapi: Core.Strapi, shop: Shop, right: string): void {
  addKassaRoutes(strapi, right, [
    { method: "GET", path: "/scanners", answer: async () => ({ scanners: await readScanners(shop) }) },
    {
      method: "POST",
      path: "/scanners",
      answer: async (ctx) => {
        const asked = newScannerSchema.safeParse(ctx.request.body);
        if (!asked.success || asked.data.validUntil <= shop.now()) throw refused(strapi, "nonsense");
        return { code: await makeScanner(shop, asked.data), scanners: await readScanners(shop) };
      },
    },
    {
      method: "POST",
      path: "/scanners/:id/end",
      answer: async (ctx) => {
        const id = pathIdSchema.safeParse(ctx.params.id);
        if (!id.success || !(await endScanner(shop, id.data))) throw refused(strapi, "unknown-scanner");
        return { scanners: await readScanners(shop) };
      },
    },
  ]);
}

/** All scanners, the newest first. `doubles`: scans of tickets whose holders were in already. Moments are ISO 8601. */
async function readScanners({ db: { connection }, now }: Shop) {
  const rows = z.array(scannerRowSchema).parse(await connection(scannerTable).orderBy("id", "desc"));
  const counted: unknown = await connection(scanTable)
    .groupBy("scannerId")
    .select("scannerId")
    .count({ scans: "id", admitted: "admits" });
  const counts = new Map(countsSchema.parse(counted).map((each) => [each.scannerId, each]));
  return rows.map(({ id, name, eventId, firstDay, lastDay, gate, stand, ...row }) => {
    const { scans = 0, admitted = 0 } = counts.get(id) ?? {};
    return {
      id,
      name,
      eventId,
      firstDay,
      lastDay,
      gate,
      stand,
      admitted,
      doubles: scans - admitted,
      validUntil: new Date(row.validUntil).toISOString(),
      lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
      isPaired: row.tokenHash !== null,
      isEnded: row.endedAt !== null || row.validUntil <= now(),
    };
  });
}
