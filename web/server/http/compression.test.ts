import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedEncoding, compress, isCompressible } from "./compression.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", null],
  [undefined, null],
])("a browser that accepts %j gets %j", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test("pictures and short answers are sent as they are", () => {
  expect(isCompressible("image/jpeg", 100_000)).toBe(false);
  expect(isCompressible("text/html; charset=utf-8", 100)).toBe(false);
  expect(isCompressible("text/html; charset=utf-8", 10_000)).toBe(true);
});

test("what is compressed reads the same", async () => {
  const body = Buffer.from("bocht voor bocht ".repeat(100));
  expect(brotliDecompressSync(await compress(body, "br", 5)).equals(body)).toBe(true);
  expect(gunzipSync(await compress(body, "gzip", 5)).equals(body)).toBe(true);
});

test.each(["br", "gzip"] as const)(
  "what is compressed with %s holds no more memory than its bytes",
  async (encoding) => {
    const compressed = await compress(Buffer.from("een bladzijde vol ".repeat(2000)), encoding, 5);
    expect(compressed.buffer.byteLength).toBe(compressed.byteLength);
  },
);
