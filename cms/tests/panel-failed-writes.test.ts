import { describe, expect, test } from "vitest";
import { formPreservingEndpoints } from "../src/admin/strapi-internals/document-endpoints.ts";
import { panelFetch, unreachableStep } from "../src/admin/panel-fetch.ts";

const asked = { model: "api::page.page", documentId: "abcdefghijklmnopqrstuvwx", params: { locale: "en" } };
const shown = { data: { title: "Op het scherm" } };
const state = {
  adminApi: {
    queries: {
      other: { endpointName: "getDocument", originalArgs: { ...asked, params: { locale: "nl" } }, data: { data: {} } },
      one: { endpointName: "getDocument", originalArgs: asked, data: shown },
    },
  },
};

/** What a form gets that reads its document again. */
async function readAgain(answer: { data?: unknown; error?: unknown }, isDirty: boolean) {
  const endpoint = { queryFn: async () => answer };
  formPreservingEndpoints(() => isDirty)["getDocument"]?.(endpoint);
  const read: (question: unknown, call: { getState: () => unknown }) => Promise<unknown> = endpoint.queryFn;
  return read(asked, { getState: () => state });
}

/** What the panel reads again after a write. */
function readAfter(write: string, error: unknown): readonly unknown[] {
  const endpoint = { invalidatesTags: (_result: unknown, _error: unknown): readonly unknown[] => ["Document"] };
  formPreservingEndpoints(() => true)[write]?.(endpoint);
  return endpoint.invalidatesTags(undefined, error);
}

const away = { name: "TypeError", message: "Failed to fetch" };
const broken = { status: 500, name: "InternalServerError" };
const gone = { status: 404, name: "NotFoundError" };
const conflict = { status: 400, details: { conflict: { at: "2027-01-01T00:00:09.000Z", by: "Anna" } } };

describe.each(["updateDocument", "publishDocument", "createDocument"])("after %s", (write) => {
  test("that failed nothing is read again", () => {
    for (const error of [{ status: 400, details: {} }, away, broken]) expect(readAfter(write, error)).toEqual([]);
  });

  test("that was done, or came after somebody else's, the document is", () => {
    for (const error of [undefined, conflict, gone]) expect(readAfter(write, error)).toEqual(["Document"]);
  });
});

test("a form that holds what isn't saved keeps its document when that can't be read again", async () => {
  for (const error of [away, broken]) expect(await readAgain({ error }, true)).toEqual({ data: shown });
  expect(await readAgain({ error: gone }, true)).toEqual({ error: gone });
  expect(await readAgain({ error: away }, false)).toEqual({ error: away });
  expect(await readAgain({ data: { data: {} } }, true)).toEqual({ data: { data: {} } });
});

describe("that the CMS can't be reached is said in the panel's words", () => {
  const words = "Het CMS is niet te bereiken.";
  const ask = (send: typeof fetch) =>
    panelFetch(send, "https://cms.example", [unreachableStep(() => words)])("/content-manager/init");

  test("when a request doesn't arrive", async () => {
    const failure = new TypeError("Failed to fetch");
    await expect(ask(() => Promise.reject(failure))).rejects.toEqual(new TypeError(words, { cause: failure }));
  });

  test("when a proxy answers in its place", async () => {
    const answer = await ask(async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ error: { status: 502, message: words } });
  });

  test("and what the CMS answers, or the panel gives up, stays as it is", async () => {
    const own = Response.json({ error: { status: 503 } }, { status: 503 });
    expect(await ask(async () => own)).toBe(own);
    const givenUp = new DOMException("aborted", "AbortError");
    await expect(ask(() => Promise.reject(givenUp))).rejects.toBe(givenUp);
  });
});
