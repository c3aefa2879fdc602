import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { loadavg } from "node:os";
import { scanAnswerSchema, scanRequestsPath } from "@circuit/contract/shop/scan-requests";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { createTicketSigner } from "../../src/shop/documents/ticket-keys.ts";
import { makeScanner, pairScanner } from "../../src/shop/scans/scanners.ts";
import { scanTable } from "../../src/shop/tables/scan-tables.ts";
import { ticketTable } from "../../src/shop/tables/ticket-table.ts";
import { postSigned } from "../post-submission.ts";
import { emptyCmsForFile } from "../shared-cms.ts";
import { begun, event, line, minute, offer, openTestShop, place, stock, type TestShop } from "../shop.ts";

/** How long gates scan, in seconds, at which rate together, and how many devices there are. */
const seconds = Number(process.env["SCANNING_SECONDS"] ?? 60);
const rate = Number(process.env["SCANNING_RATE"] ?? 20);
const devices = 6;

const perOrder = 10;
const today = new Date().toISOString().slice(0, 10);
const cms = emptyCmsForFile();
let shop: TestShop;
const codes: string[] = [];
const tokens: string[] = [];

beforeAll(async () => {
  shop = await openTestShop(cms.strapi, null);
  shop.clock.now = Date.now();
  // The content system judges with its own keys.
  const signer = createTicketSigner(z.array(z.string()).parse(cms.strapi.config.get("tickets.keys")));
  shop.entries[0] = event("tt", [offer("day", "event", 1000, [today])]);
  await stock(shop, 100_000, today);
  for (let sold = 0; sold < seconds * rate; sold += perOrder) {
    await place(shop, await begun(shop, [line(perOrder, { admission: today })]), "gate");
  }
  const tickets: { serial: string }[] = await shop.db.connection(ticketTable).select("serial");
  const facts = { eventId: "tt", stand: null, admission: today };
  codes.push(...tickets.map(({ serial }) => signer.qrText({ ...facts, serial })));
  const about = { eventId: "tt", firstDay: today, lastDay: today, gate: "Oost 4", stand: null };
  for (let number = 1; number <= devices; number += 1) {
    const validUntil = Date.now() + 600 * minute;
    const { code } = await makeScanner(shop, { ...about, name: `Telefoon ${number}`, validUntil });
    const paired = await pairScanner(shop, code);
    if (paired === null) throw new Error("The code wasn't taken");
    tokens.push(paired.token);
  }
}, 300_000);

/** Scans one ticket as the web server passes it on. @returns What became of it. */
async function scan(token: string, text: string): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  const scans = [{ id, text, at: new Date().toISOString() }];
  const request = { action: "scan", token, scans };
  const { body } = await postSigned(`${cms.origin}${scanRequestsPath}`, request, { purpose: "scan" });
  const answer = scanAnswerSchema.parse(body);
  return answer.outcome === "scans" ? (answer.results[0]?.outcome ?? "none") : answer.outcome;
}

test(`${rate} scans a second by ${devices} devices`, { timeout: seconds * 3000 + 60_000 }, async () => {
  const took: number[] = [];
  const outcomes: string[] = [];
  const startedAt = performance.now();
  const under: Promise<void>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const dueAt = startedAt + (number * 1000) / rate;
    if (dueAt > performance.now()) await pause(dueAt - performance.now());
    const one = async () => {
      outcomes.push(await scan(tokens[number % devices] ?? "", codes[number] ?? ""));
      took.push(performance.now() - dueAt);
    };
    under.push(one());
  }
  await Promise.all(under);
  const lasted = (performance.now() - startedAt) / 1000;

  took.sort((one, other) => one - other);
  const at = (share: number) => Math.round(took[Math.floor((took.length - 1) * share)] ?? 0);
  process.stdout.write(
    `| ${shop.db.dialect.client} | ${took.length} in ${lasted.toFixed(0)} s | ${(took.length / lasted).toFixed(1)} | ` +
      `${at(0.5)} ms | ${at(0.99)} ms | ${at(1)} ms | ${loadavg()[0]?.toFixed(1)} |\n`,
  );
  expect(new Set(outcomes)).toEqual(new Set(["admitted"]));
  const counted = await shop.db.connection(scanTable).count({ count: "*" }).first();
  expect(Number(counted?.["count"])).toBe(took.length);
});
