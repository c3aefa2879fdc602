import { paidOrder } from "@circuit/contract/fixtures/orders";
import { emptySettings } from "@circuit/contract/content/layout";
import type { Order } from "@circuit/contract/shop/order";
import { beforeEach, expect, test, vi } from "vitest";
import { CmsError } from "#app/cms/cms-error.server.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { OrderPage } from "./order-page.tsx";
import { orderView } from "./order-view.server.ts";

const events = { getEventBySlug: vi.fn() };
vi.mock("#app/cms/events.server.ts", () => events);

const { orderNextSteps } = await import("./order-next-steps.server.ts");

const session = (startTime: string, kind: string, title: string) => ({ startTime, kind, title, titleEn: null });
const sunday = {
  date: "2027-06-27",
  sessions: [
    session("08:30:00.000", "gates", "Poorten open"),
    session("11:00:00.000", "race", "Race lichte klasse"),
    session("14:00:00.000", "race", "TT Drenthe, 26 ronden"),
  ],
};
const stay = (title: string, priceFromCents: number, bookingUrl: string | null) => ({
  documentId: title,
  title,
  priceFromCents,
  priceUnit: "per nacht",
  bookingUrl,
  offers: [],
});
const event = {
  documentId: "tt",
  slug: "tt-drenthe",
  timetable: [sunday],
  accommodations: [stay("Herberg", 9500, "/a"), stay("Camping Brem", 4500, "/b"), stay("Vol", 100, null)],
};

const settings = { ...emptySettings, brandName: "Circuit Drenthe", travelPage: "/bereikbaarheid" };

function nextSteps(
  changes: Partial<Order> = {},
  { now = "2026-11-21T12:00:00Z", locale = "nl" }: { now?: string; locale?: "nl" | "en" } = {},
) {
  const { signal } = new AbortController();
  return orderNextSteps({ ...paidOrder, ...changes }, { locale, settings, now: new Date(now), signal });
}

beforeEach(() => void events.getEventBySlug.mockReset().mockResolvedValue(event));

test("the way in, the times of each day, where to sleep, and how to get here", async () => {
  const found = await nextSteps();
  const [first, weekend] = found?.visits ?? [];
  expect(first).toMatchObject({ title: "TT Drenthe", dayNumbers: "27", tickets: [0, 1] });
  expect(first?.facts.map(({ value }) => value)).toEqual(["Ingang Zuid", "08:30 uur", "11:00 uur", "14:00 uur"]);
  expect(weekend).toMatchObject({ dayNumbers: "25–27", tickets: [2] });
  // Of its three days the timetable knows only the last.
  expect(weekend?.facts.map(({ value }) => value)).toContain("zo 08:30 uur");
  expect(found?.ways).toMatchObject([
    { word: "€\u00A045", text: "Camping Brem, per nacht", to: "/evenementen/tt-drenthe#stays" },
    { to: "/bereikbaarheid" },
  ]);
  expect(found?.steps.at(-1)).toMatchObject({
    title: "Vrijdag 25 juni 2027",
    text: expect.not.stringContaining("08:30"),
  });
});

test.each([
  ["2026-11-21T12:00:00Z", "216", "nachtjes slapen tot TT Drenthe"],
  // A quarter past midnight at the circuit.
  ["2027-06-23T22:15:00Z", "1", "nachtje slapen tot TT Drenthe"],
  ["2027-06-25T06:00:00Z", "Vandaag", "is het zover: TT Drenthe"],
])("at %s it is %s", async (now, word, text) => {
  expect((await nextSteps({}, { now }))?.wait).toEqual({ word, text });
});

test("once its days have begun nothing is counted", async () => {
  expect((await nextSteps({}, { now: "2027-06-28T10:00:00Z" }))?.wait).toBeNull();
});

test("of an event that isn't on its days any more there are tickets, and no times", async () => {
  const changed = await nextSteps({ eventChanges: ["moved"] });
  expect(changed?.visits[0]).toMatchObject({ facts: [], programmePath: null, viewPath: null, tickets: [0, 1] });
  expect(await nextSteps({ eventChanges: ["cancelled", "cancelled"] })).toBeNull();
  expect(await nextSteps({ state: "invoiced", tickets: [] })).toBeNull();
  expect(await nextSteps({ state: "refunded" })).toBeNull();
});

test("who pays at the gate is told how much", async () => {
  const found = await nextSteps({ state: "at-gate", method: "gate", payment: null });
  expect(found?.steps.at(-1)?.text).toMatch(/Je betaalt €\s283,00 aan de poort/u);
});

test("without the content system's events it says what the order knows itself", async () => {
  events.getEventBySlug.mockRejectedValue(new CmsError(503, "ServiceUnavailable", "unavailable"));
  const found = await nextSteps();
  expect(found?.visits[0]?.facts).toEqual([{ label: "Naar binnen", value: "Ingang Zuid" }]);
  expect(found?.ways).toMatchObject([{ to: "/bereikbaarheid" }]);
});

test.each(["nl", "en"] as const)("the page has all of it once, each ticket on its day (%s)", async (locale) => {
  const order = orderView(paidOrder, locale, settings);
  if (order === null) throw new Error("It is in its checkout");
  const texts = { registerPath: null, problem: null, isOfSession: false };
  const page = { order, ...texts, nextSteps: await nextSteps({}, { locale }) };
  const html = renderPage(<OrderPage {...page} />, { locale, search: "?app=1" });
  // In the app all pages that it leads to stay in it.
  for (const [, path] of html.matchAll(/ href="(\/[^".]*)"/gu)) expect(path).toContain("?app=1");
  expect(html.match(/role="img"/gu)).toHaveLength(3);
  const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of html.matchAll(/aria-labelledby="([^"]+)"/gu)) expect(ids).toContain(target);
  expect(html).toContain(locale === "nl" ? "nachtjes slapen" : "nights’ sleep");
});
