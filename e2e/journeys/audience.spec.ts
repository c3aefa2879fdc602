import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

/** A text that only one visitor sends. */
const marker = "kenmerk-van-een-bezoeker";
const ofVisitor = {
  cookie: `session=${marker}; jwt=${marker}; form-token=${marker}; locale=en`,
  authorization: `Bearer ${marker}`,
  "x-forwarded-for": "203.0.113.7",
};

/** An address for each route path with a parameter; other routes are requested at their own path. */
const samples: Record<string, string> = {
  "/nieuws/:slug": "/nieuws/nieuw-asfalt-tussen-wolvenkuil-en-turfvaart",
  "/en/news/:slug": "/en/news/no-such-article",
  "/evenementen/:slug": "/evenementen/tt-drenthe",
  "/en/events/:slug": "/en/events/tt-drenthe",
  "/business/vip-arrangementen/:slug": "/business/vip-arrangementen/lounge-startbrink",
  "/en/business/vip-arrangements/:slug": "/en/business/vip-arrangements/lounge-startbrink",
  "/evenementen/:slug.ics": "/evenementen/tt-drenthe.ics",
  "/en/events/:slug.ics": "/en/events/tt-drenthe.ics",
  "/aanmelding/:task/:token?": `/aanmelding/bevestigen/${"x".repeat(43)}`,
  "/en/subscription/:task/:token?": "/en/subscription/newsletter",
  "/afrekenen/:token": `/afrekenen/${"x".repeat(43)}`,
  "/en/checkout/:token": `/en/checkout/${"x".repeat(43)}`,
  "/afrekenen/wachtkamer/:event": "/afrekenen/wachtkamer/zandloop",
  "/en/checkout/waiting-room/:event": "/en/checkout/waiting-room/zandloop-sand-race",
  "/bestelling/:token": `/bestelling/${"x".repeat(43)}`,
  "/en/order/:token": `/en/order/${"x".repeat(43)}`,
  "/bestelling/:token/ticket/:code": `/bestelling/${"x".repeat(43)}/ticket/CD27-7K4M`,
  "/en/order/:token/ticket/:code": `/en/order/${"x".repeat(43)}/ticket/CD27-7K4M`,
  "/bestelling/:token/ticket/:code.pkpass": `/bestelling/${"x".repeat(43)}/ticket/CD27-7K4M.pkpass`,
  "/en/order/:token/ticket/:code.pkpass": `/en/order/${"x".repeat(43)}/ticket/CD27-7K4M.pkpass`,
  "/bestelling/:token/tickets.pdf": `/bestelling/${"x".repeat(43)}/tickets.pdf`,
  "/en/order/:token/tickets.pdf": `/en/order/${"x".repeat(43)}/tickets.pdf`,
  "/bestelling/:token/factuur.pdf": `/bestelling/${"x".repeat(43)}/factuur.pdf`,
  "/en/order/:token/invoice.pdf": `/en/order/${"x".repeat(43)}/invoice.pdf`,
  "/bestelling/:token/agenda.ics": `/bestelling/${"x".repeat(43)}/agenda.ics`,
  "/en/order/:token/calendar.ics": `/en/order/${"x".repeat(43)}/calendar.ics`,
  "/shop/:locale/cart": "/shop/nl/cart",
  "/share/:locale/*": "/share/nl/home.jpg",
  "/icons/:name": "/icons/no-such-icon",
  "/locale/:locale": "/locale/nl?to=/contact",
  "/forms/:locale/:form": "/forms/nl/no-such-form",
  "/*": "/contact",
  "/en/*": "/en/contact",
};

/** Whether the answers of a route are for one visitor. */
const isVisitors = (path: string) =>
  /^\/(?:locale|forms|shop|scan|aanmelding|afrekenen|bestelling|en\/(?:scan|subscription|checkout|order))(?:[/.]|$)/u.test(
    path,
  );

declare global {
  interface Window {
    /** Name and shape are the router's own. */
    __reactRouterManifest?: { routes: Record<string, { parentId?: string; path?: string }> };
  }
}

/** Paths of all routes that answer something, as the router knows them. */
async function pathsOfRoutes(page: Page): Promise<string[]> {
  await page.goto("/contact");
  await page.waitForFunction(() => "__reactRouterManifest" in window);
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const routes = await page.evaluate(() => window.__reactRouterManifest?.routes ?? {});
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? "" : [pathOf(route.parentId), route.path ?? ""].filter(Boolean).join("/");
  };
  return Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => `/${pathOf(id)}`);
}

async function answerTo(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers(), body: await answer.text() };
}

type Answer = Awaited<ReturnType<typeof answerTo>>;

interface BothAnswers {
  visitors: Answer;
  anyones: Answer;
}

/** The answers to one visitor and to anyone; requested again while they differ, as the page may change in between. */
async function answersTo(request: APIRequestContext, path: string, attempts = 5): Promise<BothAnswers> {
  const visitors = await answerTo(request, path, ofVisitor);
  const anyones = await answerTo(request, path);
  const isSame = visitors.status === anyones.status && visitors.body === anyones.body;
  return isSame || attempts === 1 ? { visitors, anyones } : answersTo(request, path, attempts - 1);
}

test("no stored answer depends on who asks, and what is one visitor's is told to no cache: every route", async ({
  page,
  request,
}) => {
  const paths = await pathsOfRoutes(page);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const address = /[:*]/u.test(path) ? samples[path] : path;
    expect(address, `${path} needs an address to look at`).toBeDefined();
    for (const each of [address ?? "", ...(/^\/[^.]*$/u.test(address ?? "") ? [`${address}.data`] : [])]) {
      const { visitors, anyones } = await answersTo(request, each);
      expect(visitors.body, `${each} gives nothing back`).not.toContain(marker);
      if (isVisitors(each)) {
        expect(visitors.headers["cache-control"], each).toBe("private, no-store");
        continue;
      }
      // Home redirects English browsers, and says so to caches.
      if (each === "/" || each === "/.data") continue;
      expect({ ...visitors, headers: null }, each).toEqual({ ...anyones, headers: null });
      expect(anyones.headers["set-cookie"], each).toBeUndefined();
      expect(anyones.headers["vary"] ?? "", each).not.toMatch(/cookie|authorization/iu);
    }
  }
});

test("what is one visitor's isn't made before anybody asks for it", async ({ request }) => {
  for (const path of ["/aanmelding/nieuwsbrief", "/aanmelding/nieuwsbrief.data", "/en/subscription/newsletter"]) {
    const { status, body, headers } = await answerTo(request, path, { ...ofVisitor, purpose: "prefetch" });
    expect([status, body, headers["cache-control"]], path).toEqual([204, "", "no-store"]);
  }
});
