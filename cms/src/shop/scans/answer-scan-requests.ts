import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type ScanAnswer, type ScanRequest, scanRequestSchema, scanRequestsPath } from "#contract/shop/scan-requests";
import { jsonText } from "../../site-link/json-text.ts";
import { isSignedOnce } from "../../site-link/signed-once.ts";
import type { Shop } from "../shop.ts";
import type { ScannerRow } from "../tables/scan-tables.ts";
import { scanTickets } from "./scan-tickets.ts";
import { pairScanner, scannerOf } from "./scanners.ts";

/** Longest message, in characters: as many scans as a request may hold. */
const longestMessage = 40_000;

const bodySchema = z.object({ message: z.string().max(longestMessage) });

const messageSchema = jsonText(scanRequestSchema);

/**
 * Answers the signed requests of the web server for scanners: `contract/src/shop/scan-requests.ts` says how.
 *
 * @param secret - When absent, every request is refused.
 */
export function answerScanRequests(strapi: Core.Strapi, shop: Shop, secret: string | undefined): void {
  const handler: Core.MiddlewareHandler = async (ctx) => {
    ctx.set("cache-control", "no-store");
    const text = bodySchema.safeParse(ctx.request.body).data?.message ?? "";
    if (!(await isSignedOnce(strapi.db, secret, "scan", text, ctx.get("x-signature")))) {
      ctx.status = 401;
      return;
    }
    const request = messageSchema.safeParse(text);
    if (request.success) ctx.body = await answer(shop, request.data);
    else ctx.status = 400;
  };
  strapi.server.routes([{ method: "POST", path: scanRequestsPath, handler, config: { auth: false } }]);
}

async function answer(shop: Shop, request: ScanRequest): Promise<ScanAnswer> {
  if (request.action === "pair") {
    const paired = await pairScanner(shop, request.code);
    if (paired === null) return { outcome: "ended" };
    return { outcome: "paired", token: paired.token, scanner: viewOf(paired.scanner) };
  }
  const scanner = await scannerOf(shop, request.token);
  if (scanner === null) return { outcome: "ended" };
  if (request.action === "look") return { outcome: "scanner", scanner: viewOf(scanner), keys: [...shop.ticketKeys] };
  return { outcome: "scans", results: await scanTickets(shop, scanner, request.scans) };
}

function viewOf({ name, eventId, firstDay, lastDay, gate, stand, validUntil }: ScannerRow) {
  return { name, eventId, firstDay, lastDay, gate, stand, validUntil: new Date(validUntil).toISOString() };
}
