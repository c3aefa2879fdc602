import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { siteHeader, signSiteHeader } from "../../contract/src/site-link/signature.ts";
import { type RawMessage, sendRawMessage } from "./raw-message.ts";
import { type RunningCms, startCms } from "./strapi.ts";
import { watchLog } from "./watched-log.ts";

/** Malformed requests of a client must be answered as such, and must not fill the log. */
let cms: RunningCms;

/** An API token that may do anything. */
let token = "";

let log: ReturnType<typeof watchLog>;

const siteSecret = "shared-with-the-site";

beforeAll(async () => {
  cms = await startCms({ template: inject("template"), siteSecret });
  const full = { name: "alles", description: "", type: "full-access", lifespan: null };
  token = (await cms.strapi.service("admin::api-token").create(full)).accessKey;
});

afterAll(async () => {
  await cms.stop();
  delete process.env.SITE_CMS_SECRET;
});

beforeEach(() => {
  log = watchLog(cms);
});

afterEach(() => {
  log.stop();
  vi.restoreAllMocks();
});

const json = { "content-type": "application/json" };
const gzip = { ...json, "content-encoding": "gzip" };
const deflate = { "content-type": "application/x-www-form-urlencoded", "content-encoding": "deflate" };

/** Posts to addresses that accept a body: from the site, and from anyone, of whom the panel refuses some unread, with a status of its own. */
const posts = (name: string, message: Omit<RawMessage, "target">, status: number, ofPanel = status) =>
  Object.entries({ "/api/pages": status, "/admin/login": ofPanel }).map(
    ([target, one]): [string, RawMessage, number] => [
      `POST ${target} ${name}`,
      { method: "POST", target, ...message },
      one,
    ],
  );

/** Uploads with a token, as nothing else is read. */
const uploads = (name: string, { headers, ...message }: Omit<RawMessage, "target">, status: number) => {
  const all = { authorization: "token", "content-type": "multipart/form-data; boundary=x", ...headers };
  const upload: RawMessage = { method: "POST", target: "/api/upload", headers: all, ...message };
  return [[`POST /api/upload ${name}`, upload, status]] satisfies [string, RawMessage, number][];
};

const gets = (status: number, ...targets: string[]) =>
  targets.map((target): [string, RawMessage, number] => [`GET ${target}`, { target }, status]);

const part = 'content-disposition: form-data; name="files"; filename="a.jpg"';

/** A value in very many others. */
const nested = (open: string, close: string) => `${open.repeat(20_000)}1${close.repeat(20_000)}`;

const malformed = [
  ...posts("with a body that isn't the gzip it says", { headers: gzip, body: "{}" }, 400, 415),
  ...posts("with gzip that breaks off", { headers: gzip, body: gzipSync("{}").subarray(0, -4) }, 400, 415),
  ...posts("with a form that isn't the deflate it says", { headers: deflate, body: "a=b" }, 400, 415),
  ...posts("with an encoding that nobody knows", { headers: { ...json, "content-encoding": "none" }, body: "{}" }, 415),
  ...posts("with half of some JSON", { headers: json, body: "{" }, 400),
  ...posts("with JSON that is no object", { headers: json, body: '"text"' }, 400),
  ...posts("with a prototype in JSON", { headers: json, body: '{"__proto__":{"isAdmin":true}}' }, 400),
  ...posts("with more than it takes", { headers: json, body: `{"a":"${"x".repeat(3_000_000)}"}` }, 413),
  ...posts("with lists in lists, very many deep", { headers: json, body: nested("[", "]") }, 400, 413),
  ...posts("with objects in objects, very many deep", { headers: json, body: nested('{"a":', "}") }, 400, 413),
  ...posts(
    "with half a character, on which bcrypt never ends",
    { headers: json, body: String.raw`{"email":"niemand@voorbeeld.nl","password":"\ud800abc"}` },
    400,
  ),
  ...posts("with half a character in a name", { headers: json, body: String.raw`{"a":[{"\udca5":1}]}` }, 400),
  ...posts("with files", { headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x\r\n" }, 415),
  ...posts("that is cut off", { headers: json, body: '{"email":', missing: 90 }, 400),
  ...uploads("without a boundary", { headers: { "content-type": "multipart/form-data" }, body: "--x\r\n" }, 400),
  ...uploads("that is cut off", { body: `--x\r\n${part}\r\n\r\nabc`, missing: 900 }, 400),
  [
    "POST /api/pages with a chunk that isn't one",
    {
      method: "POST",
      target: "/api/pages",
      headers: { ...json, "transfer-encoding": "chunked", "content-length": "" },
      body: "zz\r\n{}\r\n0\r\n\r\n",
    },
    400,
  ] satisfies [string, RawMessage, number],
  ...gets(400, "/api/%zz", "/uploads/%zz", "/%zz", "/api/pages/%ff", "/api/pages/%c3%28", "/uploads/%ff"),
  ...gets(400, "/uploads/%00", "//evil.example/", "/uploads/%00.jpg"),
  ...gets(400, "/api/pages?filters[slug][$eq][$eq]=home", "/api/pages?filters[slug][$in][$eq][$eq]=home"),
  ...gets(403, "/uploads/..%2f..%2f..%2f", "/..%2f..%2fpackage.json", "/uploads/..%2f..%2fcms.db"),
];

test.each(malformed)("%s gets its answer, and leaves no stack in the log", async (_name, message, status) => {
  const { headers = {} } = message;
  const asSite = message.target === "/api/pages" && {
    [siteHeader]: signSiteHeader(siteSecret, Math.floor(Date.now() / 1000)),
  };
  const known = {
    ...headers,
    ...asSite,
    ...(headers.authorization === "token" && { authorization: `Bearer ${token}` }),
  };
  const answered = await sendRawMessage(cms.origin, { ...message, headers: known });
  expect(await sendRawMessage(cms.origin, { target: "/_health" })).toBe(204);

  expect(await log.stacks()).toEqual([]);
  expect((await log.faults()).length).toBeLessThanOrEqual(1);
  expect(answered).toBe(status);
});

test("what is broken in the content system itself answers 500, and keeps its stack in the log", async () => {
  vi.spyOn(cms.strapi.db, "query").mockImplementation(() => {
    throw new Error("The database is gone");
  });
  expect(await sendRawMessage(cms.origin, { target: "/admin/init" })).toBe(500);
  expect(await log.faults()).toEqual([expect.stringMatching(/^error: .*The database is gone\n +at /su)]);
});
