import { expect, test, vi } from "vitest";
import * as z from "zod";
import { changeOf } from "../../test/change-of.ts";
import { loopbackServer } from "../../test/loopback-server.ts";

const entry = z.object({
  title: z.string(),
  slug: z.string().default("a"),
  events: z.array(z.object({ title: z.string() })).default([]),
});
const moment = "2026-11-22T10:00:00.000Z";

const options = { locale: "nl", signal: new AbortController().signal } as const;

/** A client of a content system that tells of changes, the answers of that system, and the requests it got. */
async function clientOf(variables: Record<string, string> = { SITE_CMS_SECRET: "s".repeat(40) }) {
  const asked: string[] = [];
  const system = {
    answer: { data: [entryOf("a", "First")] },
    beforeAnswer: async (): Promise<void> => undefined,
    slugReads: 0,
    checks: 0,
    areChecksBroken: false,
    slugs: ["a"],
  };
  const address = await loopbackServer(async (request, response) => {
    const checked = /\[slug\]\[\$eq\]=(\w+)&view=sitemap/u.exec(request.url ?? "")?.[1];
    if (checked !== undefined) {
      system.checks += 1;
      response.statusCode = system.areChecksBroken ? 500 : 200;
      const found = system.slugs.filter((slug) => slug === checked);
      const data = found.map((slug) => ({ id: 1, documentId: "x", slug, updatedAt: moment }));
      response.end(JSON.stringify({ data }));
      return;
    }
    if (request.url?.includes("view=sitemap")) {
      system.slugReads += 1;
      const data = system.slugs.map((slug) => ({ id: 1, documentId: slug, slug, updatedAt: moment }));
      response.end(JSON.stringify({ data, meta: { pagination: { page: 1, pageSize: 100 } } }));
      return;
    }
    asked.push(request.url ?? "");
    const text = JSON.stringify(system.answer);
    await system.beforeAnswer();
    response.end(text);
  });
  vi.resetModules();
  for (const [name, value] of Object.entries({ CMS_URL: address, ...variables })) vi.stubEnv(name, value);
  const { cmsList } = await import("./client.server.ts");
  const { readDocumentBySlug, readDocumentsAhead } = await import("./document-by-slug.server.ts");
  const { invalidateAnswers } = await import("./invalidate-answers.server.ts");
  const { withCacheContext } = await import("./cache-context.server.ts");
  vi.unstubAllEnvs();
  const read = async (slug = "a") => (await readDocumentBySlug("pages", entry, slug, options))?.title ?? null;
  const list = () => cmsList("pages", entry, {}, options);
  const readAhead = (slugs: string[]) => readDocumentsAhead("pages", entry, slugs, "nl");
  return { asked, system, read, list, readAhead, invalidateAnswers, withCacheContext };
}

function entryOf(documentId: string, title: string) {
  const related = [{ id: 2, documentId: "related", title: "Related" }];
  return { id: 1, documentId, title, events: related };
}

test("what many pages need is asked of a content system once that tells of changes", async () => {
  const { asked, read, withCacheContext } = await clientOf();
  const first = await withCacheContext(() => read());
  const second = await withCacheContext(() => read());
  expect([first.answer, second.answer]).toEqual(["First", "First"]);
  expect(asked).toHaveLength(1);
  expect(second.sources.tags, "a page made from it is made from the same").toEqual(first.sources.tags);
  expect([...first.sources.tags]).toEqual(["s:pages:nl:a", "d:a", "d:related"]);
});

test("a content system that tells of nothing is asked each time", async () => {
  const { asked, read } = await clientOf({});
  await read();
  await read();
  expect(asked).toHaveLength(2);
});

test.each([
  ["the document itself", changeOf("pages", { documentId: "a" }), 2],
  ["what it leads to", changeOf("events", { documentId: "related" }), 2],
  ["another document that takes its address", changeOf("pages", { documentId: "b", locale: "nl", slugs: ["a"] }), 2],
  ["anything", "all", 2],
  ["another document", changeOf("pages", { documentId: "b" }), 1],
  ["the same address in the other language", changeOf("pages", { documentId: "b", locale: "en", slugs: ["a"] }), 1],
] as const)("when %s changes, it is asked for again only if that shows", async (_, change, times) => {
  const { asked, system, read, invalidateAnswers } = await clientOf();
  await read();
  system.answer = { data: [entryOf("a", "Second")] };
  invalidateAnswers(change === "all" ? change : [change]);
  expect(await read()).toBe(times === 2 ? "Second" : "First");
  expect(asked).toHaveLength(times);
});

test("an answer that a change has overtaken is not kept", async () => {
  const { asked, system, read, invalidateAnswers } = await clientOf();
  system.beforeAnswer = async () => invalidateAnswers([changeOf("pages", { documentId: "a" })]);
  expect(await read()).toBe("First");
  system.beforeAnswer = async () => undefined;
  system.answer = { data: [entryOf("a", "Second")] };
  expect(await read()).toBe("Second");
  expect(asked).toHaveLength(2);
});

test("of addresses that lead nowhere none is asked for in full, and of many most not at all", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.parse(moment) });
  const { asked, system, read, withCacheContext } = await clientOf();
  const { answer, sources } = await withCacheContext(() => read("b"));
  expect(answer).toBeNull();
  expect([...sources.tags], "a change that brings it touches the page").toEqual(["s:pages:nl:b"]);
  expect(await Promise.all(Array.from({ length: 50 }, (_, index) => read(`x${index}`)))).toEqual(Array(50).fill(null));
  expect([asked.length, system.slugReads, system.checks]).toEqual([0, 1, 10]);
  vi.useRealTimers();
});

test("E06 while the content system is broken no address of a flood is called absent", async () => {
  const { system, read } = await clientOf();
  expect(await read("b")).toBeNull();
  system.areChecksBroken = true;
  const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => read(`x${index}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["rejected"]));
});

test("what was published a moment ago is there, told or not", async () => {
  const { asked, system, read, invalidateAnswers } = await clientOf();
  expect(await read("b")).toBeNull();
  system.slugs = ["a", "b"];
  expect(await read("b"), "not told yet").toBe("First");
  expect([asked.length, system.slugReads, system.checks]).toEqual([1, 1, 2]);
  invalidateAnswers([changeOf("pages", { documentId: "c", locale: "nl", slugs: ["c"] })]);
  expect(await read("c"), "told").toBe("First");
  expect([asked.length, system.slugReads, system.checks]).toEqual([2, 1, 2]);
  invalidateAnswers("all");
  await read("a");
  expect(system.slugReads, "where anything may have changed they are read again").toBe(2);
});

test("what isn't there is asked for again: of that there is no end", async () => {
  const { asked, system, read } = await clientOf();
  system.answer = { data: [] };
  expect([await read(), await read()]).toEqual([null, null]);
  expect(asked).toHaveLength(2);
});

test("documents that are read together are there when each is wanted, until it changes", async () => {
  const { asked, system, read, readAhead, invalidateAnswers, withCacheContext } = await clientOf();
  system.slugs = ["a", "b", "c", "d"];
  const [a, b, c, d] = system.slugs.map((slug) => ({ ...entryOf(slug, slug.toUpperCase()), slug }));
  system.answer = { data: [a, b, c].flatMap((one) => one ?? []) };
  await readAhead(["a", "b", "c"]);
  expect(asked).toHaveLength(1);
  expect([await read("a"), await read("b"), await read("c")]).toEqual(["A", "B", "C"]);
  expect([...(await withCacheContext(() => read("b"))).sources.tags]).toEqual(["s:pages:nl:b", "d:b", "d:related"]);
  await readAhead(["a", "b", "c"]);
  expect(asked, "what is kept isn't asked for again").toHaveLength(1);

  invalidateAnswers([changeOf("pages", { documentId: "b" })]);
  await readAhead(["a", "b", "c"]);
  expect(asked, "one or two are asked for by their own pages").toHaveLength(1);
  system.answer = { data: [d, b].flatMap((one) => one ?? []) };
  await read("b");
  expect(asked).toHaveLength(2);
});

test("no page can change what others are made of", async () => {
  const { list } = await clientOf();
  const { data } = await list();
  expect(() => Object.assign(data[0] ?? {}, { title: "Mine" })).toThrow(TypeError);
  expect((await list()).data[0]?.title).toBe("First");
});

test("beyond its room the answer that was used longest ago goes", async () => {
  const { AnswerCache } = await import("./answer-cache.server.ts");
  const cache = new AnswerCache({ characters: 250, freshMs: 60_000 });
  const answer = { schema: entry, entries: [], pagination: null, tags: [], size: 100 };
  for (const address of ["/a", "/b"]) cache.set(address, answer, 0);
  expect(cache.get("/a", entry)).not.toBeNull();
  cache.set("/c", answer, 0);
  expect(["/a", "/b", "/c"].filter((address) => cache.get(address, entry) !== null)).toEqual(["/a", "/c"]);
});
