import { expect, test } from "../fixtures/http-test.ts";

test("files answer with the part that is asked for", async ({ request }) => {
  const html = await (await request.get("/")).text();
  for (const pattern of [/\/assets\/[^"]+\.woff2/u, /\/uploads\/[^" ]+\.webp/u]) {
    const [file = ""] = pattern.exec(html) ?? [];
    const whole = await (await request.get(file)).body();
    const part = await request.get(file, { headers: { range: "bytes=10-19" } });
    expect(part.status(), file).toBe(206);
    expect(part.headers()["content-range"]).toBe(`bytes 10-19/${whole.byteLength}`);
    expect(await part.body()).toEqual(whole.subarray(10, 20));
    expect((await request.get(file, { headers: { range: `bytes=${whole.byteLength}-` } })).status()).toBe(416);
    expect((await request.get(file)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

test("a file has a tag of its own in each encoding, so that no download goes on with the bytes of another", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const [script = "no script"] = /\/assets\/[^"\\]+\.js/u.exec(html) ?? [];
  const [drawing = "no drawing"] = /\/uploads\/[^" ]+\.svg/u.exec(html) ?? [];
  // SVG files of the media library are compressed in the background.
  const gzipped = { headers: { "accept-encoding": "gzip" } };
  await expect.poll(async () => (await request.get(drawing, gzipped)).headers()["content-encoding"]).toBe("gzip");
  for (const file of [script, drawing]) {
    const tagIn = async (encoding: string) => {
      const answer = await request.get(file, { headers: { "accept-encoding": encoding } });
      expect(answer.headers()["content-encoding"] ?? "identity", file).toBe(encoding);
      expect(answer.headers()["vary"]).toContain("Accept-Encoding");
      const tag = answer.headers()["etag"] ?? "";
      const headers = { "accept-encoding": encoding, "if-none-match": tag };
      expect((await request.get(file, { headers })).status(), file).toBe(304);
      return tag;
    };
    const [plain, br, gzip] = [await tagIn("identity"), await tagIn("br"), await tagIn("gzip")];
    expect(new Set([plain, br, gzip]).size).toBe(3);
    const resumed = { range: "bytes=10-19", "if-range": br };
    expect((await request.get(file, { headers: resumed })).status(), "a resumed download in brotli").toBe(200);
    const part = await request.get(file, { headers: { range: "bytes=10-19", "if-range": plain } });
    expect(part.status()).toBe(206);
  }
});
