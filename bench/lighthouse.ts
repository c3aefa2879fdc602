import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
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

/**
 * Every kind of page that a plain address reaches, in both languages where its content differs most. Checkout and order have
 * an address of their own for each order.
 */
const kinds = [
  "/",
  "/en",
  "/evenementen",
  "/en/events",
  "/evenementen/tt-drenthe",
  "/nieuws",
  "/en/news",
  "/nieuws/nieuw-asfalt-tussen-wolvenkuil-en-turfvaart",
  "/en/news/new-tarmac-from-wolvenkuil-to-turfvaart",
  "/veelgestelde-vragen",
  "/en/faq",
  "/veelgestelde-vragen?q=parkeren",
  "/accommodaties",
  "/arrangementen",
  "/business",
  "/business/vip-arrangementen/lounge-startbrink",
  "/business/vip-arrangementen/terras-korhoen",
  "/circuit",
  "/circuit/geschiedenis",
  "/posters",
  "/tickets",
  "/ticketalarm",
  "/winactie",
  "/vrij-rijden",
  "/live-cams",
  "/media",
  "/media/accreditatie",
  "/contact",
  "/en/contact",
  "/privacyverklaring",
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

const chromeFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

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

/** Loads one page as a mid-range phone does, on a slow 4G connection. */
async function measureOnce(path: string, port: number): Promise<Measured> {
  // With the other language preferred, home would redirect, and the load would count two pages.
  const extraHeaders = { "accept-language": path.startsWith("/en") ? "en" : "nl" };
  const flags = { port, onlyCategories: categories, extraHeaders, ignoreStatusCode: path === absentPage };
  const lhr = await traced(path, { ...flags, logLevel: "error" });

  const valueOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const audits = categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    lcp: valueOf("largest-contentful-paint"),
    cls: valueOf("cumulative-layout-shift"),
    blocked: valueOf("total-blocking-time"),
    machine: lhr.environment.benchmarkIndex,
    shortfalls: audits
      .map(({ id }) => lhr.audits[id])
      .flatMap((audit) => (audit?.score != null && audit.score < 0.9 ? [`${audit.id}: ${audit.title}`] : [])),
  };
}

/** Most loads of one page when the browser loses the trace. */
const attempts = 3;

/**
 * Loads a page once. On a busy machine the browser sometimes loses the trace (NO_NAVSTART
 * and the like): such a load says nothing about the page, and is repeated.
 */
async function traced(path: string, flags: Flags): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a repeat follows its failure
    const result = await lighthouse(`${siteUrl}${path}`, flags);
    if (result === undefined) throw new Error(`Lighthouse has no result for ${path}`);
    const { runtimeError } = result.lhr;
    if (runtimeError === undefined) return result.lhr;
    const isLost = /^NO_(?:NAVSTART|FCP|LCP|TRACING_STARTED|SCREENSHOTS)/u.test(runtimeError.code);
    if (!isLost || attempt === attempts) throw new Error(`${path}: ${runtimeError.code} ${runtimeError.message}`);
    console.error(`${path}: ${runtimeError.code}, loaded once more`);
  }
}

/** The median of each figure over five loads. */
async function measure(path: string, port: number): Promise<Measured> {
  const all: Measured[] = [];
  for (let run = 0; run < runs; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would measure each other
    all.push(await measureOnce(path, port));
  }
  const median = (pick: (measured: Measured) => number) =>
    all.map(pick).toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN;
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
const chrome = await launch({ chromeFlags, ...(chromePath === undefined ? {} : { chromePath }) });
try {
  console.log(
    `| page | ${categories.join(" | ")} | LCP | CLS | blocked | machine |\n|---|${"---|".repeat(categories.length + 4)}`,
  );
  for (const path of pages) {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would measure each other
    const { scores, lcp, cls, blocked, machine, shortfalls } = await measure(path, chrome.port);
    const figures = [...scores, `${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3), `${Math.round(blocked)} ms`, machine];
    console.log(`| ${path} | ${figures.join(" | ")} |`);
    for (const shortfall of shortfalls) console.log(`  ${shortfall}`);
    const wanted = wantedOf(path);
    if (scores.some((score, index) => score < (wanted[index] ?? 100))) process.exitCode = 1;
  }
} finally {
  chrome.kill();
}
