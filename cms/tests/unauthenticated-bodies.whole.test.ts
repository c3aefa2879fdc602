import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { siteHeader, signSiteHeader } from "../../contract/src/site-link/signature.ts";
import { webSecret } from "./post-submission.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();

const markOf = (secret: string) => ({ [siteHeader]: signSiteHeader(secret, Math.floor(Date.now() / 1000)) });

describe("the public API reads little from whom it doesn't know,", () => {
  const lists = `[${"[],".repeat(660_000)}0]`;
  const send = async (path: string, body: NonNullable<RequestInit["body"]>, more: Record<string, string> = {}) => {
    const headers = { "content-type": "application/json", ...more };
    const streamed = body instanceof ReadableStream && { duplex: "half" as const };
    return (await fetch(`${cms.origin}${path}`, { method: "POST", body, headers, ...streamed })).status;
  };

  test.each(["/api/auth/local", "/api/submissions", "/API/shop/requests", "/api/pages", "/api/nothing"])(
    "at %s",
    async (path) => {
      expect(await send(path, lists)).toBe(413);
      expect(await send(path, gzipSync(lists), { "content-encoding": "gzip" })).toBe(415);
      expect(await send(path, new Blob(["{}"]).stream())).toBe(411);
      expect(await send(path, lists, markOf("another-secret"))).toBe(413);
    },
  );

  test("and all of what the site sends", async () => {
    const long = JSON.stringify({ identifier: "x".repeat(20_000), password: "x" });
    expect(await send("/api/auth/local", long, markOf(webSecret))).toBe(400);
  });
});
