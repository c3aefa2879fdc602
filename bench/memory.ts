import { Agent, get } from "node:http";
import { linesWith, nextLineWith } from "./growth/site-log.ts";
import { benchSite, servingProcess } from "./load/bench-site.ts";
import { residentMegabytesOf } from "./load/processes.ts";
import { storedPathsOf } from "./load/warm-site.ts";

/**
 * Measures the memory of the site's process with 5,000 pages: while it makes them,
 * afterwards, and under a hundred thousand different requests: `npm run bench:memory`.
 */
const { address: local, logFile } = benchSite;
const worker = servingProcess();

/** Longest time for making the pages, in milliseconds. */
const fillMs = 2_400_000;

/** Requests between two measurements of the memory, and the number of such steps. */
const step = 20_000;
const steps = 5;

/** One in this many requests is for a path that doesn't exist, whose answer has to be made each time. */
const unknownEvery = 50;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Requests an address that was never requested before, and discards the answer. */
function ask(number: number): Promise<void> {
  const random = Math.random().toString(36).slice(2);
  const path = [`/?x=${random}`, `/nieuws?foo=${random}`][number % 2] ?? "/";
  const address = number % unknownEvery === 0 ? `/bestaat-niet-${random}` : path;
  return new Promise((resolve, reject) => {
    const request = get(`${local}${address}`, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.once("end", resolve).resume();
    });
    request.once("error", reject);
  });
}

async function askMany(count: number): Promise<void> {
  let asked = 0;
  const lane = async () => {
    while (asked < count) {
      asked += 1;
      await ask(asked);
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
}

const report = (what: string, pid: number) => console.log(`| ${what} | ${Math.round(residentMegabytesOf(pid))} MB |`);

console.log("| the site's process, resident | |\n|---|---|");
report("before its pages are made", worker);

let largest = 0;
const watch = setInterval(() => (largest = Math.max(largest, residentMegabytesOf(worker))), 500);
const ready = await nextLineWith(logFile, "Pages are ready", 0, fillMs);
if (ready === null) throw new Error("The site's pages aren't made in forty minutes");
clearInterval(watch);
console.log(`| at most, while they are made | ${Math.round(largest)} MB |`);
report(`with ${(await storedPathsOf(local)).length} pages stored`, worker);

for (let round = 1; round <= steps; round += 1) {
  await askMany(step);
  report(`after ${round * step} different requests`, worker);
}
agent.destroy();
if ((await linesWith(logFile, "A process died and is replaced")).length > 0)
  throw new Error("The process died meanwhile");
