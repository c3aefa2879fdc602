import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { benchSite, logInAtCms, servingProcess } from "./load/bench-site.ts";
import { measureLatency, measureThroughput } from "./load/generators.ts";
import { pinTo, residentMegabytesOf } from "./load/processes.ts";
import { requirePrograms } from "./load/require-programs.ts";

/**
 * What it costs when many wait in a waiting room: 5,000 questions a second are those of 50,000 visitors who ask every ten
 * seconds. The site runs on one core with one process, the load on the other: `npm run bench:waiting`.
 */
requirePrograms("h2load", "wrk", "taskset");

const worker = servingProcess();
pinTo(0, worker);

const { address } = benchSite;
const seconds = 30;
const visitors = 2000;

/** Visitors who join at a time: as many as the site takes from one address. */
const atOnce = 8;

const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
const slug = `wachtmeting-${Date.now()}`;
const editor = await logInAtCms();
const eventId = await editor.publishNew("event", {
  title: "Wachtmeting",
  slug,
  startsAt: `${day}T10:00:00.000Z`,
  endsAt: `${day}T16:00:00.000Z`,
  visitorsPerMinute: 1,
});
await editor.publishNew("ticket-type", {
  name: "Toegang",
  audience: "adult",
  vatRate: 21,
  leadsWith: "gross",
  maxPerOrder: 10,
  admissions: [{ firstDay: day, priceCents: 1210 }],
  event: { connect: [{ documentId: eventId, locale: "nl" }], disconnect: [] },
});
// The Kassa knows a new ticket type within a second.
await untilDone(() => editor.setPlaces({ eventId, day, pool: "event", capacity: 5000, seenCapacity: 0 }));
const page = `${address}/afrekenen/wachtkamer/${slug}`;
const ask = `${address}/shop/waiting-room/${eventId}?l=nl`;

/** Joins as a new visitor. @returns The cookie that keeps the place. */
async function join(): Promise<string> {
  const invitation = await (await fetch(page)).text();
  const [, token = ""] = /name="form_token" value="([^"]+)"/u.exec(invitation) ?? [];
  const body = new URLSearchParams({ form_token: token });
  const answer = await fetch(page, { method: "POST", redirect: "manual", body });
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith("wait-"));
  if (cookie === undefined) throw new Error(`Nobody joins: ${answer.status}`);
  return cookie.split(";")[0] ?? "";
}

/** Tries until it succeeds, for twenty seconds. @throws What the last try threw. */
async function untilDone(attempt: () => Promise<void>, triesLeft = 100): Promise<void> {
  try {
    return await attempt();
  } catch (error) {
    if (triesLeft === 0) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  return untilDone(attempt, triesLeft - 1);
}

await untilDone(async () => {
  const answer = await fetch(page, { redirect: "manual" });
  if (answer.status !== 200) throw new Error(`The waiting room doesn't open: ${answer.status}`);
});
const cookies: string[] = [];
while (cookies.length < visitors) cookies.push(...(await Promise.all(Array.from({ length: atOnce }, join))));

const asked = await fetch(ask, { headers: { cookie: cookies.at(-1) ?? "" } });
const body = await asked.text();
console.log(`An answer has ${Buffer.byteLength(body)} bytes: ${body}\n`);

console.log("| at a steady rate | requests/s | median ms | p99 ms | longest ms |\n|---|---|---|---|---|");
for (const [what, from, rate] of [
  ["a page that asks", ask, 5000],
  ["the whole page, without scripts", page, 2500],
] as const) {
  const { median, p99, longest, requestsPerSecond } = await measureLatency(from, rate, seconds, cookies.at(-1));
  console.log(
    `| ${what} | ${Math.round(requestsPerSecond)} | ${median.toFixed(2)} | ${p99.toFixed(2)} | ${longest.toFixed(1)} |`,
  );
}

const script = path.join(tmpdir(), "circuit-waiting.lua");
const list = cookies.map((cookie) => JSON.stringify(cookie)).join(",");
await writeFile(
  script,
  `c = {${list}} n = 0 request = function() n = n % #c + 1 return wrk.format("GET", "/shop/waiting-room/${eventId}?l=nl", {cookie = c[n]}) end`,
);
const { requestsPerSecond, millisecondsPerRequest } = await measureThroughput(address, [worker], seconds, { script });
console.log(
  `\nAs fast as it answers, ${visitors} visitors in turn: ${Math.round(requestsPerSecond)} requests/s, ${millisecondsPerRequest.toFixed(4)} ms of processor time each.`,
);
console.log(`Resident: ${Math.round(residentMegabytesOf(worker))} MB.`);
