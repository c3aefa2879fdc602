import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Context } from "../../content/context.ts";
import { makeQrCode } from "../documents/qr-shape.ts";
import { maxNameLength } from "../kassa-limits.ts";
import { eventIdSchema, kassaRouter, pathIdSchema, staffUser, textLineSchema } from "../kassa/kassa-route.ts";
import { isKnownEvent } from "../kassa/read-overview.ts";
import { refusalError } from "../kassa/refused.ts";
import { type Shop, shopOf } from "../shop.ts";
import { readDoubles } from "./read-doubles.ts";
import { readScannableEvents } from "./read-scannable-events.ts";
import { readScanners } from "./read-scanners.ts";
import type { DoublesView, EventGatesView, MadeScannerView, ScannersView } from "./scanner-view.ts";
import { endScanner, makeScanner } from "./scanners.ts";

const line = textLineSchema(maxNameLength).min(1);

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

/**
 * Serves staff the scanners, below `/kassa`: `GET /scanners`, `GET /gates`, `POST /scanners`, which answers the code
 * for pairing a device, `GET /scanners/{id}/doubles`, and `POST /scanners/{id}/end`. `scanner-view.ts` defines the
 * answers.
 */
export function scannersRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const shop = shopOf(strapi);
  return kassaRouter([
    {
      method: "GET",
      path: "/scanners",
      answer: async (): Promise<ScannersView> => ({ scanners: await readScanners(strapi, shop) }),
    },
    {
      method: "GET",
      path: "/gates",
      answer: async (): Promise<EventGatesView> => ({ events: await readScannableEvents(strapi, shop) }),
    },
    { method: "POST", path: "/scanners", answer: (ctx) => addScanner(strapi, shop, ctx) },
    { method: "GET", path: "/scanners/:id/doubles", answer: (ctx) => doublesOf(strapi, shop, ctx) },
    {
      method: "POST",
      path: "/scanners/:id/end",
      answer: async (ctx): Promise<ScannersView> => {
        const id = pathIdSchema.safeParse(ctx.params.id);
        if (!id.success || !(await endScanner(shop, id.data))) throw refusalError(strapi, "unknown-scanner");
        strapi.log.info(`Kassa: scanner ${id.data} ended by user ${staffUser(ctx).id}`);
        return { scanners: await readScanners(strapi, shop) };
      },
    },
  ]);
}

async function addScanner(strapi: Core.Strapi, shop: Shop, ctx: Context): Promise<MadeScannerView> {
  const parsed = newScannerSchema.safeParse(ctx.request.body);
  if (!parsed.success || parsed.data.validUntil <= shop.now()) throw refusalError(strapi, "nonsense");
  if (!(await isKnownEvent(shop, parsed.data.eventId))) throw refusalError(strapi, "unknown-event");
  const { id, code, codeUntil } = await makeScanner(shop, parsed.data);
  strapi.log.info(`Kassa: scanner ${id} made by user ${staffUser(ctx).id}`);
  const page = shop.addresses.scanPage;
  return {
    id,
    code,
    codeUntil: new Date(codeUntil).toISOString(),
    page,
    // Browsers don't send what follows the #, so the code reaches no server's log.
    qr: makeQrCode(`${page}#code=${code}`),
    scanners: await readScanners(strapi, shop),
  };
}

async function doublesOf(strapi: Core.Strapi, shop: Shop, ctx: Context): Promise<DoublesView> {
  const id = pathIdSchema.safeParse(ctx.params.id);
  const scanners = await readScanners(strapi, shop);
  const scanner = scanners.find((each) => each.id === id.data);
  if (scanner === undefined) throw refusalError(strapi, "unknown-scanner");
  return { scanner, doubles: await readDoubles(shop, scanner.id) };
}
