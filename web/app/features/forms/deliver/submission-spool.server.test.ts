import type { IncomingMessage, ServerResponse } from "node:http";
import { access, mkdir, readdir, readFile, rm, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeEach, expect, test, vi } from "vitest";
import { folderOfFile } from "../../../../test/temporary-folder.ts";
import { loopbackServer } from "../../../../test/loopback-server.ts";

const folder = await folderOfFile();
/** Statuses that the content system answers, by the content of the form, and the forms that it was sent. */
const answers = new Map<string, number>();
const asked: string[] = [];
const content = { address: "" };

/** Starts a content system for one test. */
async function startContent(): Promise<void> {
  content.address = await loopbackServer(take);
}

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const type = request.headers["content-type"] ?? "";
  const body = await new Response(new Uint8Array(await buffer(request)), {
    headers: { "content-type": type },
  }).formData();
  const sent = body.get("submission");
  const record = typeof sent === "string" ? sent : "";
  asked.push(record);
  const status = answers.get(record) ?? 201;
  response.writeHead(status).end(status === 201 ? JSON.stringify({ id: record, state: "stored" }) : "no");
}

vi.mock("#app/env.server.ts", () => ({
  env: {
    FORMS_DIR: folder,
    SITE_CMS_SECRET: "only-while-testing-1",
    get CMS_URL() {
      return content.address;
    },
  },
}));
vi.mock("#app/log.server.ts", () => ({
  log: { error: vi.fn<() => void>(), warn: vi.fn<() => void>(), info: vi.fn<() => void>() },
}));
vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });

const { log } = await import("#app/log.server.ts");
const { spoolSubmission, sendWaitingSubmissions } = await import("./submission-spool.server.ts");

beforeEach(async () => {
  answers.clear();
  asked.length = 0;
  await rm(path.join(folder, "waiting"), { recursive: true, force: true });
  await rm(path.join(folder, "refused"), { recursive: true, force: true });
});

test("F16 a form that is taken just then keeps nothing from being cleared away or sent", async () => {
  const incoming = path.join(folder, "incoming");
  const left = path.join(incoming, "b-left-by-a-process-that-died");
  await mkdir(path.join(incoming, "c-coming-in"), { recursive: true });
  await mkdir(left);
  await utimes(left, 0, 0);
  // Listed, and gone when it is looked at.
  await symlink(path.join(folder, "taken"), path.join(incoming, "a-taken"));
  await sendWaitingSubmissions();
  expect(log.error).not.toHaveBeenCalled();
  expect(await readdir(incoming)).toEqual(["a-taken", "c-coming-in"]);
});

const namesIn = (name: string) => readdir(path.join(folder, name)).catch(() => []);
const keep = (...records: string[]) =>
  Promise.all(records.map((record) => spoolSubmission(record, { record, files: [] })));

test.each([400, 404, 413])(
  "F16 a form that the content system refuses for good with %d is set aside with the reason, and the others go on",
  async (status) => {
    await startContent();
    answers.set("a-refused", status);
    await keep("a-refused", "b", "c");
    await sendWaitingSubmissions();
    expect(await namesIn("waiting")).toEqual([]);
    expect(await namesIn("refused")).toEqual(["a-refused"]);
    expect(await readFile(path.join(folder, "refused/a-refused/reason.txt"), "utf8")).toContain(String(status));
  },
);

test("F16 a form that fails each time holds up no other, and is tried less and less", async () => {
  await startContent();
  answers.set("a-broken", 500);
  await keep("a-broken", "b", "c");
  await sendWaitingSubmissions();
  expect(await namesIn("waiting")).toEqual(["a-broken"]);

  const tries = () => asked.filter((record) => record === "a-broken").length;
  const until = Date.now() + 30 * 60_000;
  while (Date.now() < until) {
    vi.setSystemTime(Date.now() + 15_000);
    await sendWaitingSubmissions();
  }
  expect(tries()).toBeGreaterThan(5);
  expect(tries()).toBeLessThan(15);

  answers.clear();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await sendWaitingSubmissions();
  expect(await namesIn("waiting")).toEqual([]);
});

test("F16 of a form that is sent twice at once one is kept, whole, and both are told so", async () => {
  const keys = Array.from({ length: 100 }, (_, index) => `twin-${index}`);
  await Promise.all(keys.flatMap((key) => [keep(key), keep(key)]));
  expect(new Set(await namesIn("waiting"))).toEqual(new Set(keys));
  await Promise.all(keys.map((key) => access(path.join(folder, "waiting", key, "submission.json"))));
});

test("F16 forms that wait are no warning until one has waited for an hour, and then there is one line", async () => {
  await startContent();
  const all = ["long-a", "long-b", "long-c"];
  for (const record of all) answers.set(record, 503);
  await keep(...all);
  const waitedMinutes = (minutes: number) => {
    const since = (Date.now() - minutes * 60_000) / 1000;
    return Promise.all(all.map((key) => utimes(path.join(folder, "waiting", key), since, since)));
  };
  vi.mocked(log.warn).mockClear();
  await waitedMinutes(59);
  await sendWaitingSubmissions();
  expect(log.warn).not.toHaveBeenCalled();

  await waitedMinutes(61);
  for (let look = 0; look < 3; look += 1) {
    vi.setSystemTime(Date.now() + 15_000);
    await sendWaitingSubmissions();
  }
  expect(vi.mocked(log.warn).mock.calls).toEqual([
    ["Forms wait for the content system for over an hour", { forms: 3, since: expect.any(String) }],
  ]);
  answers.clear();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await sendWaitingSubmissions();
  expect(log.info).toHaveBeenLastCalledWith("No form waits for over an hour any more", {});
});

test("F16 a content system that is away isn't asked for each form that waits", async () => {
  await startContent();
  const all = Array.from({ length: 20 }, (_, index) => `away-${index}`);
  for (const record of all) answers.set(record, 503);
  await keep(...all);
  await sendWaitingSubmissions();
  expect(asked).toHaveLength(3);
  answers.clear();
  for (let look = 0; look < 3; look += 1) {
    vi.setSystemTime(Date.now() + 15_000);
    await sendWaitingSubmissions();
  }
  expect(await namesIn("waiting")).toEqual([]);
});
