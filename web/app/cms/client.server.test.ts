import { imageSchema } from "@circuit/contract/media";
import { siteHeader, verifySignature } from "@circuit/contract/site-link/signature";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { loopbackServer } from "../../test/loopback-server.ts";

/** A client of a content system that answers `body` with `status`, and the calls that the system got. */
async function clientOf(
  status: number,
  body: unknown,
  variables: Record<string, string> = {},
  mayAnswer: Promise<void> = Promise.resolve(),
) {
  const calls: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = [];
  const address = await loopbackServer(async (request, response) => {
    const sent = (await request.toArray()).join("");
    calls.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body: sent });
    const text = JSON.stringify(body).replaceAll("CMS_ADDRESS", address);
    await mayAnswer;
    response.writeHead(status, { "content-type": "application/json" }).end(text);
  });

  const client = await freshClient({ CMS_URL: address, ...variables });
  const { callCms } = await import("./call-cms.server.ts");
  return { ...client, callCms, calls };
}

/** The client as it is where these variables are set. */
async function freshClient(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const client = await import("./client.server.ts");
  await import("./call-cms.server.ts");
  vi.unstubAllEnvs();
  return client;
}

const options = { locale: "en", signal: new AbortController().signal } as const;
const entry = z.object({ title: z.string() });
const answer = { data: [{ id: 1, attributes: { title: "A" } }], meta: { pagination: { page: 1, pageSize: 25 } } };

test("C16 a list is asked for with a nested bracket query, in the data.attributes shape", async () => {
  const { cmsList, calls } = await clientOf(200, answer);
  const query = { filters: { slug: { $eq: "a b" } }, sort: ["title:asc"] };
  expect((await cmsList("events", entry, query, options)).data).toEqual([{ title: "A" }]);
  expect(calls[0]?.url).toBe("/api/events?filters[slug][$eq]=a%20b&sort[0]=title%3Aasc&locale=en");
  expect(calls[0]?.headers["strapi-response-format"]).toBe("v4");
});

test("C16 one entry is asked for by its id; absent is null", async () => {
  const found = await clientOf(200, { data: { id: 1, attributes: { title: "A" } }, meta: {} });
  expect(await found.cmsSingle("/events/7", entry, { fields: ["title"] }, options)).toEqual({ title: "A" });
  expect(found.calls[0]?.url).toBe("/api/events/7?locale=en&fields[0]=title");
  const absent = await clientOf(404, { error: { status: 404, name: "NotFoundError", message: "Not Found" } });
  expect(await absent.cmsSingle("/events/8", entry, {}, options)).toBeNull();
  const empty = await clientOf(200, null);
  expect(await empty.cmsSingle("/events/8", entry, {}, options)).toBeNull();
});

test("C16 entries are created, changed and removed with a body of { data } and the token", async () => {
  const { cmsCreate, cmsUpdate, cmsDelete, calls } = await clientOf(200, { data: null });
  await cmsCreate("notes", { text: "x" }, "secret");
  await cmsUpdate("notes", "a/b", { text: "y" }, "secret");
  await cmsDelete("notes", "a/b", "secret");
  expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["POST", "/api/notes", '{"data":{"text":"x"}}'],
    ["PUT", "/api/notes/a%2Fb", '{"data":{"text":"y"}}'],
    ["DELETE", "/api/notes/a%2Fb", ""],
  ]);
  expect(calls.every(({ headers }) => headers["authorization"] === "Bearer secret")).toBe(true);
});

test("C16 every call says that it is the site's, which is asked for more than others may; without a secret it doesn't", async () => {
  const secret = "shared-with-the-cms";
  const { cmsList, calls } = await clientOf(200, answer, { SITE_CMS_SECRET: secret });
  await cmsList("events", entry, {}, options);
  const mark = String(calls[0]?.headers[siteHeader]);
  expect(verifySignature(secret, "site", "", mark, Math.floor(Date.now() / 1000))).toBe("ok");
  const bare = await clientOf(200, answer, { SITE_CMS_SECRET: "", PURGE_SECRET: "" });
  await bare.cmsList("events", entry, {}, options);
  expect(bare.calls[0]?.headers).not.toHaveProperty(siteHeader);
});

test.each([
  ["pages", "detail", "populate[blocks][populate]=*&populate[seo][populate]=*&populate[localizations][populate]=*"],
  ["events", "card", "populate[cover][populate]=*&populate[type][populate]=*"],
  ["redirects", "card", "populate=*"],
])(
  "C19 another content system is asked for %s with Strapi's own parameter too, the own one by its view alone",
  async (type, view, asked) => {
    const other = await clientOf(200, answer, { SITE_CMS_SECRET: "", PURGE_SECRET: "" });
    await other.cmsList(type, entry, { view }, options);
    expect(decodeURIComponent(String(other.calls[0]?.url))).toBe(`/api/${type}?view=${view}&locale=en&${asked}`);
    const own = await clientOf(200, answer, { SITE_CMS_SECRET: "shared-with-the-cms" });
    await own.cmsList(type, entry, { view }, options);
    expect(own.calls[0]?.url).toBe(`/api/${type}?view=${view}&locale=en`);
  },
);

test.each([408, 429, 500, 503])("E05 a call to the content system answered %i is not tried again", async (status) => {
  const { cmsList, calls } = await clientOf(status, {});
  await expect(cmsList("events", entry, {}, options)).rejects.toMatchObject({ status: 500, name: "UnknownError" });
  expect(calls).toHaveLength(1);
});

test("E06 the content system's own error is thrown", async () => {
  const error = { status: 403, name: "ForbiddenError", message: "Forbidden", details: {} };
  const { cmsList } = await clientOf(403, { data: null, error });
  await expect(cmsList("events", entry, {}, options)).rejects.toMatchObject(error);
});

test("an answer that breaks the contract is an error that names the field", async () => {
  const { cmsList } = await clientOf(200, { data: [{ id: 1, attributes: { title: 5 } }], meta: {} });
  await expect(cmsList("events", entry, {}, options)).rejects.toMatchObject({
    name: "CmsContractError",
    message: expect.stringContaining("title"),
  });
});

test("media with an address at the content system are served from the site's own", async () => {
  const { callCms } = await clientOf(200, {
    url: "CMS_ADDRESS/uploads/a.jpg",
    other: "https://other.example/uploads/b.jpg",
  });
  expect(await callCms("/x")).toEqual({ url: "/uploads/a.jpg", other: "https://other.example/uploads/b.jpg" });
});

test("R08 a list of any length is read whole, in order, and each page of it once", async () => {
  const titles = Array.from({ length: 1030 }, (_, index) => ({ title: `${index}` }));
  const asked: number[] = [];
  const address = await loopbackServer((request, response) => {
    const [, page] = /pagination\[page\]=(\d+)/u.exec(decodeURIComponent(request.url ?? "")) ?? [];
    asked.push(Number(page));
    response.end(JSON.stringify({ data: titles.slice((Number(page) - 1) * 100, Number(page) * 100) }));
  });
  const { cmsListAll } = await freshClient({ CMS_URL: address });
  expect(await cmsListAll("events", entry, {}, options)).toEqual(titles);
  expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  titles.length = 40;
  expect(await cmsListAll("events", entry, {}, options)).toHaveLength(40);
  expect(asked).toHaveLength(14);
});

/** A content system with 2,500 rows that gives at most `most` of them at a time, and the addresses it was asked for. */
async function systemOfThousands(most: number, meta: (pageSize: number) => object) {
  const rows = Array.from({ length: 2500 }, (_, index) => ({ id: 3 * index + 1, title: `${index}` }));
  const asked: string[] = [];
  const address = await loopbackServer((request, response) => {
    const url = decodeURIComponent(request.url ?? "");
    asked.push(url);
    const after = Number(/\[id\]\[\$gt\]=(\d+)/u.exec(url)?.[1] ?? 0);
    const pageSize = Math.min(most, Number(/pageSize\]=(\d+)/u.exec(url)?.[1]));
    response.end(JSON.stringify({ data: rows.filter(({ id }) => id > after).slice(0, pageSize), ...meta(pageSize) }));
  });
  return { ...(await freshClient({ CMS_URL: address })), rows, asked };
}

const numberedEntry = z.object({ id: z.number(), title: z.string() });
const withPagination = (pageSize: number) => ({ meta: { pagination: { page: 1, pageSize } } });

test("a collection of thousands is read from entry to entry, with its own filters, and none twice", async () => {
  const { cmsListByKeyset, rows, asked } = await systemOfThousands(1000, withPagination);
  const query = { filters: { endsAt: { $gte: "2026" } }, view: "dates" };
  expect(await cmsListByKeyset("events", numberedEntry, query, options)).toEqual(rows);
  expect(asked).toHaveLength(3);
  expect(asked.every((url) => url.includes("[endsAt][$gte]=2026") && url.includes("sort[0]=id:asc"))).toBe(true);
});

test.each([
  ["tells so", withPagination],
  ["doesn’t tell", () => ({})],
])("C19 a content system that gives less at a time than it is asked for, and %s, is read whole", async (_, meta) => {
  const { cmsListByKeyset, rows } = await systemOfThousands(100, meta);
  expect(await cmsListByKeyset("events", numberedEntry, {}, options)).toEqual(rows);
});

test("a page made from thousands of entries is touched by a change in their list, and keeps no tag for each", async () => {
  const { cmsListByKeyset } = await systemOfThousands(1000, withPagination);
  const { withCacheContext } = await import("./cache-context.server.ts");
  const { sources } = await withCacheContext(() => cmsListByKeyset("events", numberedEntry, {}, options));
  expect([...sources.tags]).toEqual(["l:events:en"]);
});

test("the library's texts of a picture, which are Dutch, reach no other language", async () => {
  const image = { url: "/uploads/a.jpg", mime: "image/jpeg", alternativeText: "Een bocht", caption: "Bij ons" };
  const cover = { alternativeText: null, caption: "At our place", image: { data: { id: 1, attributes: image } } };
  const schema = z.object({ cover: imageSchema });
  const body = { data: [{ id: 1, attributes: { cover } }], meta: { pagination: { page: 1, pageSize: 25 } } };
  const { cmsList } = await clientOf(200, body);
  const textsIn = async (locale: "nl" | "en") =>
    (await cmsList("events", schema, {}, { ...options, locale })).data[0]?.cover;
  expect(await textsIn("nl")).toMatchObject({ alternativeText: "Een bocht", caption: "At our place" });
  expect(await textsIn("en")).toMatchObject({ alternativeText: null, caption: "At our place" });
});

test("the calls of a page have one deadline together, however many follow each other", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { cmsList, calls } = await clientOf(200, answer, { CMS_TIMEOUT_MS: "60000" }, promise);
  const { withDeadline } = await import("./deadline.server.ts");
  const late = withDeadline(0, () => cmsList("events", entry, {}, options));
  await expect(late).rejects.toThrow(/aborted|timeout/u);
  resolve();
  await expect(withDeadline(60_000, () => cmsList("events", entry, {}, options))).resolves.toMatchObject({
    data: [{ title: "A" }],
  });
  expect(calls.length).toBeGreaterThan(0);
});
