import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { refused } from "../kassa/refused.ts";
import type { Shop } from "../shop.ts";
import { scannerRowSchema, scannerTable, scanTable } from "../tables/scan-tables.ts";
import { endScanner, makeScanner } from "./scanners.ts";

type Context = Parameters<Core.MiddlewareHandler>[0];

const line = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u);

const newScannerSchema = z
  .strictObject({
    name: line,
    eventId: z.string().regex(/^[a-z0-9]{1,40}$/u),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    gate: line,
    stand: line.nullable(),
    validUntil: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay);

const idSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/u)
  .transform(Number);

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
  const route = (method: "GET" | "POST", path: string, answer: (ctx: Context) => Promise<unknown>): Core.Route => ({
    method,
    path,
    handler: async (ctx: Context) => {
      ctx.set("cache-control", "no-store");
      ctx.body = await answer(ctx);
    },
    config: {
      policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [right] } }],
    },
    info: { type: "admin" },
  });

  strapi.server.routes({
    type: "admin",
    prefix: "/kassa",
    routes: [
      route("GET", "/scanners", async () => ({ scanners: await readScanners(shop) })),
      route("POST", "/scanners", async (ctx) => {
        const asked = newScannerSchema.safeParse(ctx.request.body);
        if (!asked.success || asked.data.validUntil <= shop.now()) throw refused(strapi, "nonsense");
        return { code: await makeScanner(shop, asked.data), scanners: await readScanners(shop) };
      }),
      route("POST", "/scanners/:id/end", async (ctx) => {
        const id = idSchema.safeParse(ctx.params.id);
        if (!id.success || !(await endScanner(shop, id.data))) throw refused(strapi, "unknown-scanner");
        return { scanners: await readScanners(shop) };
      }),
    ],
  });
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
