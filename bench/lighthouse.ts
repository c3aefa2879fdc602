import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** The site is started first, on a seeded content system: `npm run bench:lighthouse`. */
const { E2E_SITE_URL: siteUrl = "http://localhost:3000", E2E_CHROMIUM: chromePath } = process.env;

const pages = [
  "/",
  "/en",
  "/evenementen/tt-drenthe",
  "/en/events/tt-drenthe",
  "/nieuws/nieuw-asfalt-tussen-wolvenkuil-en-turfvaart",
  "/en/news/new-tarmac-from-wolvenkuil-to-turfvaart",
];

const categories = ["accessibility", "best-practices", "seo"];

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

/** Measures one page on Lighthouse's own phone; what falls short is named. */
async function measure(path: string, port: number): Promise<{ scores: number[]; shortfalls: string[] }> {
  const result = await lighthouse(`${siteUrl}${path}`, { port, onlyCategories: categories, logLevel: "error" });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${path}`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`${path}: ${lhr.runtimeError.message}`);

  const audits = categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    shortfalls: audits
      .map(({ id }) => lhr.audits[id])
      .flatMap((audit) => (audit?.score != null && audit.score < 1 ? [`${audit.id}: ${audit.title}`] : [])),
  };
}

const chrome = await launch({ chromeFlags, ...(chromePath === undefined ? {} : { chromePath }) });
try {
  console.log(`| page | ${categories.join(" | ")} |\n|---|${"---|".repeat(categories.length)}`);
  for (const path of pages) {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would measure each other
    const { scores, shortfalls } = await measure(path, chrome.port);
    console.log(`| ${path} | ${scores.join(" | ")} |`);
    for (const shortfall of shortfalls) console.log(`  ${shortfall}`);
    if (scores.some((score) => score < 100)) process.exitCode = 1;
  }
} finally {
  chrome.kill();
}
