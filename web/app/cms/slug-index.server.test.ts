import { expect, test, vi } from "vitest";
import { loopbackServer } from "../../test/loopback-server.ts";

/** Known slugs of a content system without documents, which can be told to fail. */
async function slugIndex() {
  const trouble = { isBroken: false };
  const address = await loopbackServer(async (request, response) => {
    const isCheck = request.url?.includes("filters[slug]") === true;
    const body = { data: [], meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 0 }, age: 0 } };
    response.writeHead(trouble.isBroken && isCheck ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  vi.resetModules();
  vi.stubEnv("CMS_URL", address);
  vi.stubEnv("SITE_CMS_SECRET", "only-for-these-tests-only-for-these-tests");
  const { mayHaveSlug } = await import("./slug-index.server.ts");
  vi.unstubAllEnvs();
  const ask = (number: number) =>
    mayHaveSlug("pages", `nooit-gezien-${number}`, { locale: "nl", signal: new AbortController().signal });
  return { ask, trouble };
}

const many = Array.from({ length: 40 }, (_, number) => number);

test("E06 while the content system is broken no address of a flood is called absent", async () => {
  const { ask, trouble } = await slugIndex();
  expect(await ask(0)).toBe(false);
  trouble.isBroken = true;
  const answers = await Promise.allSettled(many.map((number) => ask(number + 100)));
  expect(answers.map(({ status }) => status)).toEqual(many.map(() => "rejected"));
});
