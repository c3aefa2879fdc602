import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { siteHeader, siteMark } from "../../contract/src/signature.ts";
import { RequestCounts } from "../src/access/request-counts.ts";
import { type RunningCms, startCms } from "./strapi.ts";

const siteSecret = "shared-with-the-site";
const most = 20;

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms({ template: inject("template"), publicRequests: most, siteSecret });
  cms.strapi.server.app.proxy = true;
});

afterAll(async () => {
  await cms.stop();
  delete process.env.SITE_CMS_SECRET;
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks more often than one network may, and answers what came. */
async function flood(from: string, path: string, init: Asked = {}) {
  const answers: Response[] = [];
  for (let count = 0; count < most + 3; count += 1) {
    const headers = { "x-forwarded-for": from, ...init.headers };
    answers.push(await fetch(`${cms.origin}${path}`, { ...init, headers }));
  }
  return answers;
}

const limited = (answers: readonly Response[]) => answers.filter(({ status }) => status === 429);

describe("one network may ask so much of the public API in a minute, and no more", () => {
  test.each([
    ["content", "/api/events", {}],
    ["what is left", "/API/shop/availability", {}],
    ["orders that aren’t signed", "/api/shop/requests", { method: "POST", body: "{}" }],
    ["with a token that nobody has", "/api/events", { headers: { authorization: "Bearer nonsense" } }],
    ["with what is no token", "/api/events", { headers: { authorization: "Basic x" } }],
    ["without need of a token", "/api/shop/availability", { headers: { authorization: "Bearer nonsense" } }],
    ["as a site with another secret", "/api/events", { headers: { [siteHeader]: siteMark("another-secret", now()) } }],
    ["as a site of an hour ago", "/api/events", { headers: { [siteHeader]: siteMark(siteSecret, now() - 3600) } }],
  ] as const)("%s", async (name, path, init) => {
    const answers = await flood(`198.51.100.${name.length + path.length}`, path, init);
    expect(limited(answers).length).toBe(3);
    const last = answers.at(-1);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({ error: { status: 429, name: "RateLimitError" } });
  });

  test("others may still ask, and the panel and files aren’t part of it", async () => {
    expect(limited(await flood("203.0.113.1", "/api/events"))).toHaveLength(3);
    expect((await fetch(`${cms.origin}/api/events`, { headers: { "x-forwarded-for": "203.0.113.2" } })).status).toBe(
      200,
    );
    expect(limited(await flood("203.0.113.1", "/admin/init"))).toEqual([]);
    expect(limited(await flood("203.0.113.1", "/uploads/none.png"))).toEqual([]);
  });
});

test("the site is never limited, nor is a token that holds", async () => {
  const { accessKey } = await cms.strapi.service("admin::api-token").create({
    name: "Program",
    description: "",
    type: "read-only",
    lifespan: null,
  });
  const site = { headers: { [siteHeader]: siteMark(siteSecret, now()) } };
  expect(limited(await flood("192.0.2.1", "/api/events", site))).toEqual([]);
  expect(
    limited(await flood("192.0.2.1", "/api/events", { headers: { authorization: `Bearer ${accessKey}` } })),
  ).toEqual([]);
  expect(limited(await flood("192.0.2.1", "/api/events"))).toHaveLength(3);
});

test("a count ends with its minute, and never fills the memory", () => {
  const counts = new RequestCounts(2, 60_000);
  expect([1, 2, 3].map(() => counts.add("a", 0))).toEqual([0, 0, 60]);
  expect(counts.add("a", 59_500)).toBe(1);
  expect(counts.add("a", 60_000)).toBe(0);
  for (let index = 0; index < 60_000; index += 1) counts.add(`network ${index}`, 60_001);
  expect(counts.add("a", 60_002)).toBe(0);
});

function now(): number {
  return Math.floor(Date.now() / 1000);
}

describe("the public API reads little from whom it doesn't know,", () => {
  const lists = `[${"[],".repeat(660_000)}0]`;
  const mark = () => ({ [siteHeader]: siteMark(siteSecret, now()) });
  const send = async (path: string, body: NonNullable<RequestInit["body"]>, headers: Record<string, string> = {}) => {
    const from = { "content-type": "application/json", "x-forwarded-for": "203.0.113.77", ...headers };
    const streamed = body instanceof ReadableStream && { duplex: "half" as const };
    return (await fetch(`${cms.origin}${path}`, { method: "POST", body, headers: from, ...streamed })).status;
  };

  test.each(["/api/auth/local", "/api/submissions", "/API/shop/requests", "/api/pages", "/api/nothing"])(
    "at %s",
    async (path) => {
      expect(await send(path, lists)).toBe(413);
      expect(await send(path, gzipSync(lists), { "content-encoding": "gzip" })).toBe(415);
      expect(await send(path, new Blob(["{}"]).stream())).toBe(411);
      expect(await send(path, lists, { [siteHeader]: siteMark("another-secret", now()) })).toBe(413);
    },
  );

  test("and all of what the site sends", async () => {
    const long = JSON.stringify({ identifier: "x".repeat(20_000), password: "x" });
    expect(await send("/api/auth/local", long, mark())).toBe(400);
  });
});
