import { request } from "node:http";
import { expect, test } from "../fixtures/test.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";

/** Bytes of a text page's HTML with the rules it needs, as they go over the wire. */
const textPageBytes = 14_000;

/** Sends what a browser sends, and counts what comes back; `fetch` would tell only the size of what was unpacked. */
function sentBytes(address: string): Promise<{ encoding: string; bytes: number }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { headers: { "accept-encoding": "br", "sec-fetch-site": "same-origin" } },
      (answer) => {
        let bytes = 0;
        answer.on("data", (part: Buffer) => (bytes += part.byteLength));
        answer.once("end", () => resolve({ encoding: answer.headers["content-encoding"] ?? "none", bytes }));
        answer.once("error", reject);
      },
    );
    asked.once("error", reject);
    asked.end();
  });
}

/** The page at its smallest: brotli 11 takes the place of brotli 5 when the site has nothing else to do. */
async function smallestBytes(address: string): Promise<number> {
  const { encoding, bytes } = await sentBytes(address);
  expect(encoding, address).toBe("br");
  return bytes;
}

for (const [what, paths] of [
  ["contact", ["/contact", "/en/contact"]],
  ["the news", ["/nieuws", "/en/news"]],
  ["the circuit", ["/circuit", "/en/circuit"]],
] as const) {
  for (const path of paths) {
    test(`the page of ${what} at ${path} is at most 14 kB, with all it needs to be drawn`, async ({ baseURL }) => {
      await expect
        .poll(() => smallestBytes(`${baseURL}${path}`), { timeout: 20_000 })
        .toBeLessThanOrEqual(textPageBytes);
    });
  }
}

for (const start of ["/nieuws/", "/en/news/"]) {
  test(`an article below ${start} is at most 14 kB, with all it needs to be drawn`, async ({
    baseURL,
    request: asked,
  }) => {
    const path = (await pathsOfSitemap(asked)).find((address) => address.startsWith(start)) ?? "";
    expect(path).not.toBe("");
    await expect.poll(() => smallestBytes(`${baseURL}${path}`), { timeout: 20_000 }).toBeLessThanOrEqual(textPageBytes);
  });
}
