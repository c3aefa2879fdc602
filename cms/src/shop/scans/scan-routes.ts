import type { Core } from "@strapi/strapi";
import { type ScanAnswer, type ScanRequest, scanRequestSchema, scanRequestsPath } from "#contract/shop/scan-requests";
import { signedRouter } from "../../site-link/signed-route.ts";
import { eventStateOf } from "../orders/unavailable-events.ts";
import { type Shop, shopOf } from "../shop.ts";
import type { ScannerRow } from "../tables/scan-tables.ts";
import { countVisitors } from "./count-visitors.ts";
import { readEndedTickets } from "./ended-tickets.ts";
import { scanTickets } from "./scan-tickets.ts";
import { pairScanner, findScannerByToken } from "./scanners.ts";

/** Most characters of a message: enough for `maxScans` scans. */
const maxMessageLength = 40_000;

/** Answers the web server's signed requests of scanners; `contract/src/shop/scan-requests.ts` defines them. */
export function scanRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  return signedRouter(strapi, {
    path: scanRequestsPath,
    purpose: "scan",
    schema: scanRequestSchema,
    longest: maxMessageLength,
    answer: (request) => answer(shopOf(strapi), request),
  });
}

async function answer(shop: Shop, request: ScanRequest): Promise<ScanAnswer> {
  if (request.action === "pair") {
    const paired = await pairScanner(shop, request.code);
    if (paired === null) return { outcome: "ended" };
    return { outcome: "paired", token: paired.token, scanner: await viewOf(shop, paired.scanner) };
  }
  const scanner = await findScannerByToken(shop, request.token);
  if (scanner === null) return { outcome: "ended" };
  if (request.action === "look") {
    const [counts, ended] = await Promise.all([countVisitors(shop, scanner), readEndedTickets(shop, scanner)]);
    return { outcome: "scanner", scanner: await viewOf(shop, scanner), counts, keys: [...shop.ticketKeys], ended };
  }
  return { outcome: "scans", results: await scanTickets(shop, scanner, request.scans) };
}

async function viewOf(shop: Shop, { name, eventId, firstDay, lastDay, gate, stand, validUntil }: ScannerRow) {
  const eventState = await eventStateOf(shop, eventId);
  return { name, eventId, firstDay, lastDay, gate, stand, validUntil: new Date(validUntil).toISOString(), eventState };
}
