import { readFile, writeFile } from "node:fs/promises";
import * as z from "zod";
import { linesWith, nextLineWith } from "./growth/site-log.ts";
import { benchSite, logInAtCms, servingProcess } from "./load/bench-site.ts";
import { residentMegabytesOf } from "./load/processes.ts";
import { medianOf } from "./load/quantile.ts";
import { sentAnswer } from "./load/sent-answer.ts";
import { storedPathsOf } from "./load/warm-site.ts";

/**
 * Measures a site as it grows: `npm run bench:growth`. Runs once for each number of
 * articles and events; the last run prints a table of all.
 */
const {
  E2E_CMS_PID: cmsPid = "",
  E2E_CMS_START_MS: cmsStartMs = "",
  E2E_WEB_START_MS: webStartMs = "",
  BENCH_COUNT: count = "",
  BENCH_RESULTS: resultsFile = "",
} = process.env;

/** Longest wait for all pages, in milliseconds; after that only their pace is measured. */
const fillMs = 120_000;

const rounds = 5;

const { address: local, logFile } = benchSite;
const figures: Record<string, string> = {};

const show = (value: number, unit: string) => `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;

/** Waits until all pages are made, or long enough to know the pace. */
async function fill(): Promise<void> {
  const startedAt = performance.now();
  const ready = await nextLineWith(logFile, "Pages are ready", 0, fillMs);
  const seconds = (performance.now() - startedAt) / 1000;
  const stored = (await storedPathsOf(local)).length;
  figures["pages stored"] = `${stored}${ready === null ? " so far" : ""}`;
  figures["pages made a second"] = show(stored / seconds, "");
  figures["until all are stored"] = ready === null ? `over ${fillMs / 1000} s` : show(seconds, "s");
}

/** A query that wasn't requested before. For a sitemap only `page`, the number of its part, makes a difference. */
const neverAsked = (path: string, round: number) => (path.endsWith(".xml") ? `page=${900 + round}` : `q=anew-${round}`);

/** Measures answers that have to be made, as no request had exactly this query before. */
async function measureAnew(path: string): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { status, tookMs } = await sentAnswer(`${local}${path}?${neverAsked(path, round)}`);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    took.push(tookMs);
  }
  const { body, text } = await sentAnswer(`${local}${path}`);
  figures[`${path} made anew: first · median`] = `${show(took[0] ?? Number.NaN, "ms")} · ${show(medianOf(took), "ms")}`;
  figures[`${path}, compressed · not`] =
    `${show(body.byteLength / 1000, "kB")} · ${show(Buffer.byteLength(text) / 1000, "kB")}`;
}

/** How soon a publish shows, and how many pages are made again for it. */
async function measurePublishing(): Promise<void> {
  const editor = await logInAtCms();
  const texts = { title: "Meting", summary: "Om te meten." };
  const fields = { ...texts, slug: "groei-meting", publishedOn: "2020-01-01T10:00:00Z" };
  const id = await editor.write(fields);
  await sentAnswer(`${local}/nieuws/${fields.slug}`);

  const again = "Changed pages are made again";
  await nextLineWith(logFile, again, 0, fillMs);
  const took: number[] = [];
  const pages: number[] = [];
  const madeAgain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const title = `Zichtbaar ${round}`;
    const before = (await linesWith(logFile, again)).length;
    const startedAt = performance.now();
    await editor.publish(id, { ...fields, title });
    while (!(await sentAnswer(`${local}/nieuws/${fields.slug}`)).text.includes(title))
      await new Promise((resolve) => setTimeout(resolve, 5));
    took.push(performance.now() - startedAt);

    const line = await nextLineWith(logFile, again, before, fillMs);
    pages.push(Number(line?.["pages"] ?? Number.NaN));
    madeAgain.push(Number(line?.["tookMs"] ?? Number.NaN));
  }
  figures["publish to visible"] = show(medianOf(took), "ms");
  figures["pages made again for it"] = show(medianOf(pages), "");
  figures["until the last of those"] = show(medianOf(madeAgain), "ms");
}

function measureMemory(): void {
  figures["resident, the site's process"] = show(residentMegabytesOf(servingProcess()), "MB");
  figures["resident, the content system"] = show(residentMegabytesOf(Number(cmsPid)), "MB");
}

const resultsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Adds the figures to those of earlier runs, and returns all. */
async function keep(): Promise<z.infer<typeof resultsSchema>> {
  const before = await readFile(resultsFile, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "{}";
    throw error;
  });
  const results = { ...resultsSchema.parse(JSON.parse(before)), [count]: figures };
  await writeFile(resultsFile, JSON.stringify(results));
  return results;
}

figures["content system starts in"] = show(Number(cmsStartMs) / 1000, "s");
figures["site serves after"] = show(Number(webStartMs) / 1000, "s");
await fill();
for (const path of ["/nieuws", "/evenementen", "/sitemap.xml"]) await measureAnew(path);
await measurePublishing();
measureMemory();

const results = await keep();
console.log(`| articles, and as many events | ${Object.keys(results).join(" | ")} |`);
console.log(`|---|${"---|".repeat(Object.keys(results).length)}`);
for (const what of Object.keys(figures)) {
  const row = Object.values(results).map((result) => result[what] ?? "");
  console.log(`| ${what} | ${row.join(" | ")} |`);
}
