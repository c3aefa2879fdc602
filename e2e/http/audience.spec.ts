import type { Locale } from "@circuit/contract/locales";
import { accountOrderPaths, checkoutPaths, orderFileNames } from "@circuit/contract/urls/own-paths";
import type { APIRequestContext } from "@playwright/test";
import { withEach } from "../fixtures/in-lanes.ts";
import { kindsOfPage } from "../fixtures/kinds-of-page.ts";
import { answerTo } from "../fixtures/plain-answer.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { storedFiles } from "../fixtures/stored-files.ts";
import { expect, test } from "../fixtures/http-test.ts";
import { identifyVisitor, customerMark, type IdentifiedVisitor } from "../fixtures/identified-visitor.ts";

/** A text that only one visitor sends. */
const marker = "kenmerk-van-een-bezoeker";

/** What one visitor sends with every request: cookies of all that the site may know of somebody, and some that it doesn't. */
const headersOf = ({ cookie }: IdentifiedVisitor) => ({
  cookie: `${cookie}; session=${marker}; jwt=${marker}; form-token=${marker}; locale=en`,
  authorization: `Bearer ${marker}`,
  "x-forwarded-for": "203.0.113.7",
});

/** An address for each route path with a parameter; other routes are requested at their own path. */
function samplesOf({ placed, placedNumber, held, ticketCode, waitingSlug }: IdentifiedVisitor): Record<string, string> {
  const { tickets, invoice, calendar } = orderFileNames;
  const pagesOf = (locale: Locale, order: string, own: string, ticket: string) => ({
    [order]: own,
    [`${order}/ticket/:code`]: `${own}/ticket/${ticket}`,
    [`${order}/ticket/:code.pkpass`]: `${own}/ticket/${ticket}.pkpass`,
    ...Object.fromEntries(
      [tickets, invoice, calendar].map((file) => [`${order}/${file[locale]}`, `${own}/${file[locale]}`]),
    ),
  });
  const ofOrder = (locale: Locale) => {
    const order = checkoutPaths.order[locale];
    const inAccount = accountOrderPaths[locale];
    return {
      [`${checkoutPaths.checkout[locale]}/:token`]: `${checkoutPaths.checkout[locale]}/${held}`,
      [`${checkoutPaths.waitingRoom[locale]}/:event`]: `${checkoutPaths.waitingRoom[locale]}/${waitingSlug}`,
      ...pagesOf(locale, `${order}/:token`, `${order}/${placed}`, ticketCode),
      ...pagesOf(locale, `${inAccount}/:number`, `${inAccount}/${placedNumber}`, "1"),
    };
  };
  return {
    ...ofOrder("nl"),
    ...ofOrder("en"),
    "/nieuws/:slug": "/nieuws/nieuw-asfalt-tussen-wolvenkuil-en-turfvaart",
    "/en/news/:slug": "/en/news/no-such-article",
    "/evenementen/:slug": "/evenementen/tt-drenthe",
    "/en/events/:slug": "/en/events/tt-drenthe",
    "/business/vip-arrangementen/:slug": "/business/vip-arrangementen/lounge-startbrink",
    "/en/business/vip-arrangements/:slug": "/en/business/vip-arrangements/lounge-startbrink",
    "/evenementen/:slug.ics": "/evenementen/tt-drenthe.ics",
    "/en/events/:slug.ics": "/en/events/tt-drenthe.ics",
    "/uitzicht/:stand": "/uitzicht/hunebed",
    "/en/view/:stand": "/en/view/hunebed",
    "/rondleiding/:stop": "/rondleiding/tour-pit",
    "/en/virtual-tour/:stop": "/en/virtual-tour/tour-pit",
    "/aanmelding/:task/:token?": `/aanmelding/bevestigen/${"x".repeat(43)}`,
    "/en/subscription/:task/:token?": "/en/subscription/newsletter",
    "/inloggen/:provider": "/inloggen/no-such-provider",
    "/en/login/:provider": "/en/login/no-such-provider",
    "/connect/:provider": "/connect/no-such-provider",
    "/shop/:locale/cart": "/shop/nl/cart",
    "/share/:locale/*": "/share/nl/home.jpg",
    "/icons/:name": "/icons/no-such-icon",
    "/locale/:locale": "/locale/nl?to=/contact",
    "/forms/:locale/:form": "/forms/nl/no-such-form",
    "/*": "/contact",
    "/en/*": "/en/contact",
  };
}

type Routes = Record<string, { parentId?: string; path?: string }>;

/** Paths of all routes that answer something, as the router's manifest names them. */
async function pathsOfRoutes(request: APIRequestContext): Promise<string[]> {
  const [file = ""] = /manifest-[\w-]+\.js/u.exec(await (await request.get("/")).text()) ?? [];
  const script = await (await request.get(`/assets/${file}`)).text();
  const { routes }: { routes: Routes } = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? "" : [pathOf(route.parentId), route.path ?? ""].filter(Boolean).join("/");
  };
  return Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => `/${pathOf(id)}`);
}

type Answer = Awaited<ReturnType<typeof answerTo>>;

interface BothAnswers {
  visitors: Answer;
  anyones: Answer;
}

/** Whether an answer says that it is for one visitor, and for no cache. */
const isOwn = ({ headers }: Answer) => headers["cache-control"] === "private, no-store";

/** The answers to one visitor and to anyone; requested again while they differ, as the page may change in between. */
async function answersTo(address: string, ofVisitor: Record<string, string>, attempts = 5): Promise<BothAnswers> {
  const visitors = await answerTo(address, ofVisitor);
  const anyones = await answerTo(address);
  const isSame = visitors.status === anyones.status && visitors.body === anyones.body;
  return isSame || isOwn(visitors) || attempts === 1
    ? { visitors, anyones }
    : answersTo(address, ofVisitor, attempts - 1);
}

/** Fails when an answer for everyone is another one for one visitor, or tells anything of them. */
function expectForEveryone(path: string, { visitors, anyones }: BothAnswers, { secrets }: IdentifiedVisitor): void {
  // Home redirects English browsers, and says so to caches.
  if (path !== "/" && path !== "/.data") {
    expect({ ...visitors, headers: null }, path).toEqual({ ...anyones, headers: null });
    expect(anyones.headers["vary"] ?? "", path).not.toMatch(/cookie|authorization/iu);
  }
  for (const { body, headers } of [visitors, anyones]) {
    expect(body, path).not.toMatch(customerMark);
    for (const secret of secrets) expect(body, path).not.toContain(secret);
    expect(headers["set-cookie"], path).toBeUndefined();
  }
}

test("no stored answer depends on who asks, or tells anything of a visitor whom the site knows: every route, kinds of page, and all that is on disk", async ({
  request,
  baseURL,
}) => {
  test.slow();
  const site = baseURL ?? "";
  const paths = await pathsOfRoutes(request);
  expect(paths.length).toBeGreaterThan(20);
  const visitor = await identifyVisitor(request);
  const ofVisitor = headersOf(visitor);
  const samples = samplesOf(visitor);

  const own = new Set<string>();
  await withEach(paths, async (path) => {
    const address = /[:*]/u.test(path) ? samples[path] : path;
    expect(address, `${path} needs an address to look at`).toBeDefined();
    for (const each of [address ?? "", ...(/^\/[^.]*$/u.test(address ?? "") ? [`${address}.data`] : [])]) {
      const answers = await answersTo(`${site}${each}`, ofVisitor);
      const { visitors, anyones } = answers;
      expect(visitors.body, `${each} gives nothing back`).not.toContain(marker);
      expect(isOwn(anyones), `${each} says to everybody alike whom it is for`).toBe(isOwn(visitors));
      if (isOwn(visitors)) own.add(path);
      else expectForEveryone(each, answers, visitor);
    }
  });
  // Without these everything above could be said of a site that knows nobody.
  for (const { path, tells } of visitor.pages) {
    expect((await answerTo(`${site}${path}`, ofVisitor)).body, path).toMatch(tells);
    const route = path
      .replace(/[\w-]{43}/u, ":token")
      .replace(visitor.placedNumber, ":number")
      .replace("ticket/1", "ticket/:code")
      .replace(visitor.waitingSlug, ":event");
    expect(own, path).toContain(route);
  }

  const pages = inTurn(kindsOfPage, 8).flatMap(([, nl, en]) => [nl, en, payloadOf(nl), payloadOf(en)]);
  await withEach(pages, async (path) => {
    const answers = await answersTo(`${site}${path}`, ofVisitor);
    expect(isOwn(answers.visitors), path).toBe(false);
    expectForEveryone(path, answers, visitor);
  });

  let stored = 0;
  for await (const { name, text } of storedFiles()) {
    stored += 1;
    expect(customerMark.test(text), `${name} tells who a visitor is`).toBe(false);
    const told = visitor.secrets.filter((secret) => name.includes(secret) || text.includes(secret));
    expect(told, `${name} holds what opens a visitor's order, or is their cookie`).toEqual([]);
  }
  expect(stored).toBeGreaterThan(pages.length / 4);
});

/** Address of a page's data, as the router asks for it. */
function payloadOf(path: string): string {
  const { pathname, search } = new URL(path, "http://site.invalid");
  return `${pathname === "/" ? "" : pathname}/_payload.json${search}`;
}

test("what is one visitor's isn't made before anybody asks for it", async ({ baseURL }) => {
  for (const path of ["/aanmelding/nieuwsbrief", "/aanmelding/nieuwsbrief.data", "/en/subscription/newsletter"]) {
    const { status, body, headers } = await answerTo(`${baseURL}${path}`, { purpose: "prefetch" });
    expect([status, body, headers["cache-control"]], path).toEqual([204, "", "no-store"]);
  }
});
