import { get } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "../fixtures/test.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";

/** A page as it goes over the wire; `fetch` would tell only the size of what was unpacked. */
function sentPage(address: string): Promise<{ encoding: string; body: Buffer }> {
  const headers = { "accept-encoding": "gzip, deflate, br", "sec-fetch-site": "same-origin" };
  return new Promise((resolve, reject) => {
    const asked = get(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", reject);
      answer.once("end", () =>
        resolve({ encoding: answer.headers["content-encoding"] ?? "none", body: Buffer.concat(parts) }),
      );
    });
    asked.once("error", reject);
  });
}

/**
 * Bytes of a page with the rules it needs, as visitors get it once the site had a
 * quiet moment: brotli 11 takes the place of the brotli 5 of its first minutes.
 */
async function bytesOf(address: string): Promise<number> {
  const { encoding, body } = await sentPage(address);
  expect(encoding).toBe("br");
  const page = brotliDecompressSync(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength };
  const smallest = brotliCompressSync(page, { params }).byteLength;
  // Whatever the moment, what was sent is a page that was compressed with care.
  expect(body.byteLength).toBeLessThan(smallest * 1.2);
  return smallest;
}

/** What one round trip brings in at the start of a connection, for what is read first. */
const most = 14_000;

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
  test(`${path} is at most 14 kB, with all it needs to be drawn`, async ({ baseURL }) => {
    expect(await bytesOf(`${baseURL}${path}`)).toBeLessThanOrEqual(most);
  });
}

for (const start of ["/nieuws/", "/en/news/", "/evenementen/", "/en/events/"]) {
  test(`every page below ${start} is at most 14 kB, with all it needs to be drawn`, async ({ baseURL, request }) => {
    const paths = (await pathsOfSitemap(request)).filter((path) => path.startsWith(start));
    const sizes = await Promise.all(paths.map((path) => bytesOf(`${baseURL}${path}`)));
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
  });
}
