import * as z from "zod";
import { linesWith, nextLineWith } from "./growth/site-log.ts";
import { benchSite, logInAtCms, servingProcess } from "./load/bench-site.ts";
import { shareNames, sharesOf } from "./load/cpu-profile.ts";
import { cpuSecondsOf, residentMegabytesOf, untilIdle } from "./load/processes.ts";
import { untilWarm } from "./load/warm-site.ts";

/**
 * Measures pages that aren't stored, in processor time of the site and of the content system, and how long
 * it takes to make all pages again: `npm run bench:rendering`.
 */
const { E2E_CMS_PID: cmsPid = "" } = process.env;
const { address, logFile } = benchSite;
const worker = servingProcess();

const requests = 300;

/** The first day to request; each request has another one. */
const firstDay = Date.UTC(2027, 0, 1);
const dayMs = 86_400_000;

async function ask(path: string, status: number): Promise<void> {
  const answer = await fetch(`${address}${path}`, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${path} answers ${answer.status}`);
}

/** Processor time of both per request, in milliseconds, when each request has another address. */
async function costOf(pathOf: (index: number) => string, status: number): Promise<{ site: number; cms: number }> {
  for (let index = 0; index < 100; index += 1) await ask(pathOf(100_000 + index), status);
  const before = { site: cpuSecondsOf(worker), cms: cpuSecondsOf(Number(cmsPid)) };
  for (let index = 0; index < requests; index += 1) await ask(pathOf(index), status);
  const perRequest = (seconds: number) => (seconds * 1000) / requests;
  return {
    site: perRequest(cpuSecondsOf(worker) - before.site),
    cms: perRequest(cpuSecondsOf(Number(cmsPid)) - before.cms),
  };
}

/** What the log says of making many pages. */
const workSchema = z.object({ made: z.number().default(0), pages: z.number().default(0), tookMs: z.number() });

await untilWarm(address);
const [ready] = await linesWith(logFile, "Pages are ready");
const first = workSchema.parse(ready);
// Stored pages are compressed as small as they get ten seconds later at the earliest.
await new Promise((resolve) => setTimeout(resolve, 15_000));
await untilIdle(worker);

console.log("| what isn't stored | site, CPU ms a request | content system |\n|---|---|---|");
for (const [what, pathOf, status] of [
  ["/nieuws with another query each time", (index: number) => `/nieuws?q=w${index}`, 200],
  ["/veelgestelde-vragen, another search each time", (index: number) => `/veelgestelde-vragen?q=w${index}`, 200],
  [
    "/evenementen from another day each time",
    (index: number) => `/evenementen?from=${new Date(firstDay + index * dayMs).toISOString().slice(0, 10)}`,
    200,
  ],
  ["a page that isn't there", (index: number) => `/bestaat-niet-${index}`, 404],
  ["an article that isn't there", (index: number) => `/nieuws/bestaat-niet-${index}`, 404],
] as const) {
  const { site, cms } = await costOf(pathOf, status);
  console.log(`| ${what} | ${site.toFixed(1)} | ${cms.toFixed(1)} |`);
}

// Profiling costs time itself, so it isn't done while the pages above are measured.
console.log(`\n| CPU ms of the site a request, by what it goes to | ${shareNames.join(" | ")} | together |`);
console.log(`|---|${shareNames.map(() => "---|").join("")}---|`);
for (const [what, pathOf, status] of [
  ["a news list", (index: number) => `/nieuws?q=p${index}`, 200],
  ["questions", (index: number) => `/veelgestelde-vragen?q=p${index}`, 200],
  ["a page that isn't there", (index: number) => `/bestaat-niet-p${index}`, 404],
] as const) {
  const { byShare, all } = await sharesOf(worker, async () => {
    for (let index = 0; index < requests; index += 1) await ask(pathOf(index), status);
  });
  console.log(`| ${what} | ${[...byShare, all].map((each) => (each / requests).toFixed(1)).join(" | ")} |`);
}

const editor = await logInAtCms();
const changed = "Changed pages are made again";
const before = (await linesWith(logFile, changed)).length;
const cpuBefore = { site: cpuSecondsOf(worker), cms: cpuSecondsOf(Number(cmsPid)) };
await editor.changeSettings();
const done = workSchema.parse(await nextLineWith(logFile, changed, before, 120_000));
console.log("\n| all pages | pages | seconds | pages/s | CPU s, site | content system |\n|---|---|---|---|---|---|");
const row = (what: string, pages: number, tookMs: number, cpu: readonly number[]) => {
  const seconds = tookMs / 1000;
  const spent = cpu.map((each) => each.toFixed(1)).join(" | ");
  console.log(`| ${what} | ${pages} | ${seconds.toFixed(1)} | ${(pages / seconds).toFixed(0)} | ${spent} |`);
};
row("at the start", first.made, first.tookMs, []);
const cpu = [cpuSecondsOf(worker) - cpuBefore.site, cpuSecondsOf(Number(cmsPid)) - cpuBefore.cms];
row("after a change of the settings", done.pages, done.tookMs, cpu);
const [ofSite, ofCms] = [worker, Number(cmsPid)].map((pid) => Math.round(residentMegabytesOf(pid)));
console.log(`\nResident: site ${ofSite} MB, content system ${ofCms} MB.`);
