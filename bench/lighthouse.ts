import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as z from "zod";
import { medianOf } from "./load/quantile.ts";
import { untilWarm } from "./load/warm-site.ts";

/** Measures the built site on a seeded content system: `npm run bench:lighthouse`. */
const {
  E2E_SITE_URL: siteUrl = "http://localhost:3000",
  E2E_CHROMIUM: chromePath,
  BENCH_PAGES: named = "",
} = process.env;

/** An address without a page. */
const absentPage = "/bestaat-niet";

/** Pages that search engines are asked to leave out, and so can't score with them. */
const unlistedPages = ["/winkelwagen", "/afrekenen/wachtkamer/zandloop"];

const events = ["/evenementen", "/en/events", "/evenementen/tt-drenthe"];
const articles = [
  "/nieuws/nieuw-asfalt-tussen-wolvenkuil-en-turfvaart",
  "/en/news/new-tarmac-from-wolvenkuil-to-turfvaart",
];
const questions = ["/veelgestelde-vragen", "/en/faq", "/veelgestelde-vragen?q=parkeren"];
const vip = ["lounge-startbrink", "terras-korhoen"].map((slug) => `/business/vip-arrangementen/${slug}`);
const offers = ["/accommodaties", "/arrangementen", "/business", ...vip];
const circuit = ["/circuit", "/circuit/geschiedenis", "/posters"];
const visits = ["/tickets", "/ticketalarm", "/winactie", "/vrij-rijden", "/live-cams"];
const forms = ["/media", "/media/accreditatie", "/contact", "/en/contact", "/privacyverklaring"];
const lists = ["/nieuws", "/en/news", ...articles, ...questions];
/**
 * Every kind of page that a plain address reaches, in both languages where its content differs most. Checkout and order have
 * an address of their own for each order.
 */
const kinds = [
  "/",
  "/en",
  ...events,
  ...lists,
  ...offers,
  ...circuit,
  ...visits,
  ...forms,
  ...unlistedPages,
  absentPage,
];

/** Pages to measure: all kinds, or those named in `npm run bench:lighthouse -- /contact /en`. */
const pages = named === "" ? kinds : named.split(" ");

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Lowest score per category, in the same order. A 404 page can't score on best practices either. */
const wantedOf = (path: string) => {
  if (path === absentPage) return [98, 100, 0, 0];
  return unlistedPages.includes(path) ? [98, 100, 100, 0] : [98, 100, 100, 100];
};

const runs = 5;

const quietFlags = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
const chromeFlags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", ...quietFlags];

interface Measured {
  scores: number[];
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  cls: number;
  /** Total blocking time, in milliseconds. */
  blocked: number;
  /** Speed of this machine during the run, by Lighthouse's benchmark (a desktop computer: 1,500 to 2,000). */
  machine: number;
  shortfalls: string[];
}

const auditSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
});

const categorySchema = z.looseObject({
  score: z.number().nullable(),
  auditRefs: z.array(z.looseObject({ id: z.string(), weight: z.number() })),
});

/** What is read of Lighthouse's report. */
const reportSchema = z.looseObject({
  audits: z.record(z.string(), auditSchema),
  categories: z.record(z.string(), categorySchema),
  environment: z.looseObject({ benchmarkIndex: z.number() }),
});

/** Loads one page as a mid-range phone does, on a slow 4G connection. */
async function measureOnce(path: string): Promise<Measured> {
  const report = await readReport(path);
  const valueOf = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  const audits = categories
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    lcp: valueOf("largest-contentful-paint"),
    cls: valueOf("cumulative-layout-shift"),
    blocked: valueOf("total-blocking-time"),
    machine: report.environment.benchmarkIndex,
    shortfalls: audits
      .map(({ id }) => report.audits[id])
      .flatMap((audit) => (audit?.score != null && audit.score < 0.9 ? [`${audit.id}: ${audit.title}`] : [])),
  };
}

/** Most loads of one page when the browser loses the trace. */
const attempts = 3;

/**
 * Loads a page once. On a busy machine the browser sometimes loses the trace (NO_NAVSTART
 * and the like): such a load says nothing about the page, and is repeated.
 */
async function readReport(path: string): Promise<z.infer<typeof reportSchema>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return reportSchema.parse(JSON.parse(await runLighthouse(path)));
    } catch (error) {
      if (attempt === attempts || !/NO_(?:NAVSTART|FCP|LCP|TRACING_STARTED|SCREENSHOTS)/u.test(String(error)))
        throw error;
      console.error(`${path}: the trace was lost, loaded once more`);
    }
  }
}

/** Comes with `npm exec`, as it is a hundred packages that only this measurement needs. @returns The report, as JSON. */
async function runLighthouse(path: string): Promise<string> {
  // With the other language preferred, home would redirect, and the load would count two pages.
  const headers = JSON.stringify({ "accept-language": path.startsWith("/en") ? "en" : "nl" });
  const words = [
    `${siteUrl}${path}`,
    "--output=json",
    "--quiet",
    `--only-categories=${categories.join(",")}`,
    `--extra-headers=${headers}`,
    `--chrome-flags=${chromeFlags.join(" ")}`,
    ...(path === absentPage ? ["--ignore-status-code"] : []),
  ];
  const env = { ...process.env, ...(chromePath === undefined ? {} : { CHROME_PATH: chromePath }) };
  const command = ["exec", "--yes", "--package=lighthouse@13.5.0", "--", "lighthouse", ...words];
  return (await promisify(execFile)("npm", command, { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
}

/** The median of each figure over five loads. */
async function measure(path: string): Promise<Measured> {
  const all: Measured[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(path));
  const median = (pick: (measured: Measured) => number) => medianOf(all.map(pick));
  return {
    scores: categories.map((_, index) => median(({ scores }) => scores[index] ?? 0)),
    lcp: median(({ lcp }) => lcp),
    cls: median(({ cls }) => cls),
    blocked: median(({ blocked }) => blocked),
    machine: median(({ machine }) => machine),
    shortfalls: [...new Set(all.flatMap(({ shortfalls }) => shortfalls))],
  };
}

await untilWarm(siteUrl);
console.log(
  `| page | ${categories.join(" | ")} | LCP | CLS | blocked | machine |\n|---|${"---|".repeat(categories.length + 4)}`,
);
for (const path of pages) {
  const { scores, lcp, cls, blocked, machine, shortfalls } = await measure(path);
  const figures = [...scores, `${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3), `${Math.round(blocked)} ms`, machine];
  console.log(`| ${path} | ${figures.join(" | ")} |`);
  for (const shortfall of shortfalls) console.log(`  ${shortfall}`);
  const wanted = wantedOf(path);
  if (scores.some((score, index) => score < (wanted[index] ?? 100))) process.exitCode = 1;
}
