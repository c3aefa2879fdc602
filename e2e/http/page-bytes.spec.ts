import { inTurn } from "../fixtures/rotation.ts";
import { get } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { keepToBudget } from "@circuit/contract/fixtures/keep-to-budget";
import { expect, test } from "../fixtures/http-test.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";

interface SentPage {
  encoding: string;
  body: Buffer;
  /** Length of everything before the body, in bytes. */
  headBytes: number;
}

/** A page as it is sent; `fetch` would only show the size after decompression. */
function sentPage(address: string): Promise<SentPage> {
  const headers = { "accept-encoding": "gzip, deflate, br", "sec-fetch-site": "same-origin" };
  return new Promise((resolve, reject) => {
    const asked = get(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", reject);
      answer.once("end", () => {
        const encoding = answer.headers["content-encoding"] ?? "none";
        const headBytes = answer.rawHeaders.reduce(
          (sum, text) => sum + text.length + 2,
          "HTTP/1.1 200 OK\r\n\r\n".length,
        );
        resolve({ encoding, body: Buffer.concat(parts), headBytes });
      });
    });
    asked.once("error", reject);
  });
}

/**
 * Bytes of a page with its critical CSS, as visitors get it after the site had an idle
 * moment, in which brotli 11 replaces the brotli 5 of its first minutes.
 */
async function bytesOf(address: string) {
  const { encoding, body, headBytes } = await sentPage(address);
  expect(encoding).toBe("br");
  const page = brotliDecompressSync(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength };
  const smallest = brotliCompressSync(page, { params }).byteLength;
  // The page that was sent must be well compressed too, with either quality.
  expect(body.byteLength).toBeLessThan(smallest * 1.2);
  return {
    page: smallest,
    withHead: smallest + headBytes,
    isSelling: page.includes('action="/shop/'),
    hasPlan: page.includes("&amp;stand="),
    eventsOfTests: new Set(page.toString().match(/[a-z]+-\d{13}/gu)).size,
  };
}

/** What the plan of an event's stands may add: a drawing of the track, and a list with two links for each stand. */
const mostOfPlan = 1300;

/** What an event that another test sells meanwhile adds to a list of events. */
const mostOfTest = 400;

/**
 * Holds the heaviest of some pages to what the ledger promises. Alone and with its head a page comes in the first flight of
 * a new connection: ten segments, 14,600 bytes. On a page where tickets are chosen every kind of ticket of every day is a
 * field of a form that works without scripts: there head, styles and first view come first, and so in the first flight.
 */
async function keepLight(name: string, addresses: readonly string[]): Promise<void> {
  const pages = await Promise.all(addresses.map((address) => bytesOf(address)));
  const plain = pages.filter(({ isSelling }) => !isSelling);
  const selling = pages.filter(({ isSelling }) => isSelling);
  const lean = selling.map((page) => page.page - (page.hasPlan ? mostOfPlan : 0) - page.eventsOfTests * mostOfTest);
  if (lean.length > 0) keepToBudget(`selling page ${name}`, Math.max(...lean));
  if (plain.length === 0) return;
  keepToBudget(`page ${name}`, Math.max(...plain.map(({ page }) => page)));
  keepToBudget(`page with head ${name}`, Math.max(...plain.map(({ withHead }) => withHead)));
}

for (const path of [
  "/",
  "/en",
  "/contact",
  "/en/contact",
  "/nieuws",
  "/en/news",
  "/circuit",
  "/en/circuit",
  "/evenementen",
  "/en/events",
  "/tickets",
  "/media/accreditatie",
  "/veelgestelde-vragen",
  "/en/faq",
]) {
  test(`${path} is at most 14 kB and comes with its head in one flight, or 20 kB where tickets are chosen`, async ({
    baseURL,
  }) => {
    await keepLight(path, [`${baseURL}${path}`]);
  });
}

for (const start of inTurn(["/nieuws/", "/en/news/", "/evenementen/", "/en/events/"])) {
  test(`every page below ${start} is at most 14 kB and comes with its head in one flight, or 20 kB where tickets are chosen`, async ({
    baseURL,
    request,
  }) => {
    const paths = (await pathsOfSitemap(request)).filter((path) => path.startsWith(start));
    expect(paths.length).toBeGreaterThan(10);
    await keepLight(
      `below ${start}`,
      paths.map((path) => `${baseURL}${path}`),
    );
  });
}
