import { expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "../../../test/loopback-server.ts";
import { folderOfEach } from "../../../test/temporary-folder.ts";
import { asRendered, revalidatorIn } from "../../../test/page-revalidator.ts";
import { createSiteServer } from "../../site-server.ts";
import { PageRenderer, type Render } from "../rendering/page-renderer.ts";
import { missingPageData, storedPages, unstoredPages } from "./stored-pages.ts";

const folder = folderOfEach();

async function siteThat(render: Render, canRefresh = () => true, trustedProxies = 0) {
  const revalidator = revalidatorIn(folder(), new PageRenderer({ render, ...asRendered }));
  const server = createSiteServer([
    missingPageData,
    storedPages(revalidator, { canRefresh, trustedProxies }),
    unstoredPages(revalidator, { trustedProxies }),
  ]);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const site = await listenOnLoopback(server);
  const ask = (url: string, headers: Record<string, string> = {}) => fetch(`${site}${url}`, { headers });
  return { revalidator, ask, askAhead: (url: string) => ask(url, { purpose: "prefetch" }) };
}

test("nginx in front may copy what is the same for everyone, as something old: no home, and nothing that isn't stored", async () => {
  const render = async (address: string) => new Response("page", { status: address === "/weg" ? 404 : 200 });
  const { ask } = await siteThat(render, () => true, 1);
  const ageOf = async (url: string) => {
    const { headers } = await ask(url);
    const expiry = headers.get("x-accel-expires");
    return expiry && Date.parse(headers.get("date") ?? "") / 1000 - Number(expiry.slice(1));
  };
  await ageOf("/nieuws");
  expect([9, 10]).toContain(await ageOf("/nieuws"));
  expect([await ageOf("/"), await ageOf("/?q=1"), await ageOf("/weg")]).toEqual([null, null, null]);
});

test("without a proxy no page names one's cache", async () => {
  const { ask } = await siteThat(async () => new Response("page"));
  expect((await ask("/nieuws")).headers.get("x-accel-expires")).toBeNull();
});

const data = "/nieuws/_payload.json?build";

test("data fetched ahead is made where the site has nothing else to do, and kept for who opens the page", async () => {
  let made = 0;
  const { ask, askAhead } = await siteThat(async () => {
    made += 1;
    return Response.json({ title: "Nieuws" });
  });
  const ahead = await askAhead(data);
  expect(ahead.status).toBe(200);
  expect(await ahead.json()).toEqual({ title: "Nieuws" });
  const opened = await ask(data);
  expect(await opened.json()).toEqual({ title: "Nieuws" });
  expect(made).toBe(1);
});

for (const status of [404, 500, 503]) {
  test(`data fetched ahead that the content system answers with ${status} is an empty answer to the browser, not an error`, async () => {
    const { ask, askAhead } = await siteThat(async () => new Response("x", { status }));
    const answer = await askAhead(data);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    // A visitor who opens the page gets the real status.
    expect((await ask(data)).status).toBe(status);
  });
}

test("while the content system is still starting an old page serves, and nothing is asked of it", async () => {
  let hasStarted = true;
  let made = 0;
  const render = async () => {
    made += 1;
    return new Response(`page ${made}`, { headers: { "x-fresh-until": String(Date.now() - 1) } });
  };
  const { ask } = await siteThat(render, () => hasStarted);
  expect(await (await ask("/nieuws")).text()).toBe("page 1");
  hasStarted = false;
  expect(await (await ask("/nieuws")).text()).toBe("page 1");
  expect(made).toBe(1);
  hasStarted = true;
  await ask("/nieuws");
  await expect.poll(() => made).toBe(2);
});

test("data fetched ahead is an empty answer where making it breaks", async () => {
  const { askAhead } = await siteThat(() => Promise.reject(new Error("no content system")));
  expect((await askAhead(data)).status).toBe(204);
});

test("while pages wait to be made nothing is made ahead, and what is stored is sent all the same", async () => {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const { revalidator, askAhead } = await siteThat(async (address) => {
    begun.push(address);
    if (address !== "/nieuws/_payload.json") await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json({});
  });
  expect((await askAhead(data)).status).toBe(200);
  const all = revalidator.refreshEach(["/a", "/b", "/c"]);
  expect((await askAhead("/contact/_payload.json?build")).status).toBe(204);
  expect((await askAhead(data)).status).toBe(200);
  expect(begun).not.toContain("/contact/_payload.json");
  while (begun.length < 4) {
    for (const go of waiting.splice(0)) go();
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const go of waiting.splice(0)) go();
  await all;
});

test("data of files is absent, without anything being made", async () => {
  const made: string[] = [];
  const { ask } = await siteThat(async (address) => {
    made.push(address);
    return new Response("poster");
  });
  const urls = ["/share/nl/home.jpg.data?q=1", "/share/nl/home.jpg.data?_routes=a", "/sitemap.xml.data", "/a.ics.data"];
  const answers = await Promise.all(urls.map((url) => ask(url)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(made).toEqual([]);
  for (const url of ["/share/nl/home.jpg?q=1", "/share/nl/home.jpg?app=1", "/share/nl/home.jpg?_routes=a"])
    expect((await ask(url)).status).toBe(200);
  expect(made).toEqual(["/share/nl/home.jpg"]);
});
