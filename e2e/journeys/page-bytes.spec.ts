import { get } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "../fixtures/test.ts";
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

/** Budget of a page with its critical CSS, in bytes. */
const most = 14_000;

/** Bytes that a new connection can send at once: ten segments. One more byte costs a round trip. */
const firstFlight = 14_600;

/**
 * Budget of a page on which tickets are chosen: every kind of ticket of every day is a field of a form that works
 * without scripts. Its head, styles and first view come first, and so in the first flight.
 */
const mostOfSelling = 20_000;

/** What the plan of an event's stands may add: a drawing of the track, and a list with two links for each stand. */
const mostOfPlan = 1300;

/** What an event that another test sells meanwhile adds to a list of events. */
const mostOfTest = 400;

async function expectLight(address: string): Promise<void> {
  const { page, withHead, isSelling, hasPlan, eventsOfTests } = await bytesOf(address);
  if (isSelling) {
    const more = (hasPlan ? mostOfPlan : 0) + eventsOfTests * mostOfTest;
    expect(page, address).toBeLessThanOrEqual(mostOfSelling + more);
    return;
  }
  expect(page, address).toBeLessThanOrEqual(most);
  expect(withHead, address).toBeLessThanOrEqual(firstFlight);
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
    await expectLight(`${baseURL}${path}`);
  });
}

for (const start of ["/nieuws/", "/en/news/", "/evenementen/", "/en/events/"]) {
  test(`every page below ${start} is at most 14 kB and comes with its head in one flight, or 20 kB where tickets are chosen`, async ({
    baseURL,
    request,
  }) => {
    const paths = (await pathsOfSitemap(request)).filter((path) => path.startsWith(start));
    expect(paths.length).toBeGreaterThan(10);
    await Promise.all(paths.map((path) => expectLight(`${baseURL}${path}`)));
  });
}
