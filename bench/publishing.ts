import { spawn } from "node:child_process";
import { benchSite, logInAtCms, servingProcesses } from "./load/bench-site.ts";
import { startShippedNginx } from "./load/nginx.ts";
import { residentMegabytesOf } from "./load/processes.ts";
import { quantileOf } from "./load/quantile.ts";
import { requirePrograms } from "./load/require-programs.ts";
import { storedPathsOf, untilWarm } from "./load/warm-site.ts";

/**
 * Measures how long after an editor presses Publish a visitor sees the change, at the site and through the shipped
 * nginx, with a thousand pages stored and 1,000 requests a second running on each, and checks that nobody gets half
 * a page: `npm run bench -- publishing`.
 */
requirePrograms("h2load");

const storedPages = 1000;
const rounds = 40;
const editor = await logInAtCms();

const { address: local } = benchSite;

/** Gets a page as a visitor. @throws {Error} The page is incomplete. */
async function visit(path: string, from = local): Promise<string> {
  const answer = await fetch(`${from}${path}`, { headers: { "accept-encoding": "br" } });
  const html = await answer.text();
  if (answer.status === 200 && !html.endsWith("</html>")) throw new Error(`${path} is torn`);
  return html;
}

/** The fields of an article; a higher number has an earlier day. */
const fieldsOf = (number: number, title: string) => ({
  title,
  slug: slugOf(number),
  summary: "Om te meten.",
  publishedOn: new Date(Date.parse("2020-01-01T10:00:00.000Z") - number * 86_400_000).toISOString(),
});

const slugOf = (number: number) => `meting-${number}`;

/** Publishes and visits articles until enough pages are stored. */
async function fillStore(): Promise<void> {
  const count = await untilWarm(local);
  const missing = storedPages - count;
  for (let number = 0; number < missing; number += 1) {
    await editor.write(fieldsOf(number, slugOf(number)));
    await visit(`/nieuws/${slugOf(number)}`);
  }
  console.log(`Stored: ${(await storedPathsOf(local)).length} pages.`);
}

await fillStore();
const measured = storedPages;
const id = await editor.write(fieldsOf(measured, slugOf(measured)));
await visit(`/nieuws/${slugOf(measured)}`);

const front = await startShippedNginx(14_992, local);

/** Visits until the change shows. @returns When it did. */
async function untilVisible(path: string, title: string, from: string): Promise<number> {
  while (!(await visit(path, from)).includes(title)) await new Promise((resolve) => setTimeout(resolve, 5));
  return performance.now();
}

const path = `/nieuws/${slugOf(measured)}`;
const loads = [`${local}/nieuws`, `${front.address}${path}`].map((address) =>
  spawn("h2load", ["--h1", "-t1", "-c50", "--rps=20", "-D600", "-H", "accept-encoding: br", address], {
    stdio: "ignore",
  }),
);
const took: number[] = [];
const tookAfterAnswer: number[] = [];
const tookThroughNginx: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    const title = `Zichtbaar ${round}`;
    const startedAt = performance.now();
    await editor.publish(id, fieldsOf(measured, title));
    const answeredAt = performance.now();
    const seen = [local, front.address].map((from) => untilVisible(path, title, from));
    const [atSite = 0, throughNginx = 0] = await Promise.all(seen);
    took.push(atSite - startedAt);
    tookAfterAnswer.push(atSite - answeredAt);
    tookThroughNginx.push(throughNginx - startedAt);
  }
} finally {
  for (const load of loads) load.kill("SIGTERM");
  await front.stop();
}

const at = (values: number[], share: number) => Math.round(quantileOf(values, share));
console.log("| from | median | 95th percentile | longest |\n|---|---|---|---|");
for (const [what, values] of [
  ["the editor’s click", took],
  ["the answer to it", tookAfterAnswer],
  ["the editor’s click, through nginx", tookThroughNginx],
] as const) {
  console.log(`| ${what} | ${at(values, 0.5)} ms | ${at(values, 0.95)} ms | ${at(values, 1)} ms |`);
}
const resident = servingProcesses().map((pid) => Math.round(residentMegabytesOf(pid)));
console.log(`Resident: ${resident.join(" and ")} MB.`);
