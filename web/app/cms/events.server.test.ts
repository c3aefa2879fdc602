import { expect, test, vi } from "vitest";
import { changeOf } from "../../test/change-of.ts";
import { loopbackServer } from "../../test/loopback-server.ts";

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

function eventAt(id: number, hours: number) {
  const slug = `event-${id}`;
  const type = { data: { id: 1, documentId: "t", attributes: { name: "Motoren", slug: "motoren" } } };
  const attributes = { title: `Event ${id}`, slug, startsAt: inHours(hours), endsAt: inHours(hours + 1), type };
  return { id, documentId: `d${id}`, attributes };
}

const options = { locale: "nl", signal: new AbortController().signal } as const;

/** The calendar of a content system with these events, and the queries that the system got. */
async function calendarOf(events: ReturnType<typeof eventAt>[]) {
  const asked: URLSearchParams[] = [];
  const address = await loopbackServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "", "http://cms.example");
    // It sells nothing.
    if (pathname.startsWith("/api/shop/")) {
      response.writeHead(404, { "content-type": "application/json" });
      response.end('{"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}');
      return;
    }
    asked.push(query);
    const slugs = [...query].flatMap(([name, value]) => (name.startsWith("filters[slug][$in]") ? [value] : []));
    const data = slugs.length === 0 ? events : events.filter(({ attributes }) => slugs.includes(attributes.slug));
    const meta = { pagination: { page: 1, pageSize: Number(query.get("pagination[pageSize]")) } };
    response.end(JSON.stringify({ data, meta }));
  });
  vi.resetModules();
  vi.stubEnv("CMS_URL", address);
  const calendar = await import("./events.server.ts");
  const { invalidateAnswers } = await import("./invalidate-answers.server.ts");
  const { withCacheContext } = await import("./cache-context.server.ts");
  vi.unstubAllEnvs();
  return { ...calendar, invalidateAnswers, withCacheContext, asked };
}

test("S01 what is to come is listed by its start, with its days at the circuit, without what is over", async () => {
  const { listUpcomingEvents, asked } = await calendarOf([eventAt(1, 50), eventAt(2, -5), eventAt(3, 10)]);
  const events = await listUpcomingEvents(options);
  expect(events.map(({ slug }) => slug)).toEqual(["event-3", "event-1"]);
  expect(events[0]).toMatchObject({ type: { slug: "motoren" }, firstDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) });
  expect(asked.map((query) => query.get("view"))).toEqual(["dates"]);
});

test("S01 pages of the calendar share what they filter, until an event or a type of event changes", async () => {
  const { listUpcomingEvents, invalidateAnswers, asked } = await calendarOf([eventAt(1, 5)]);
  await Promise.all([listUpcomingEvents(options), listUpcomingEvents(options)]);
  await listUpcomingEvents(options);
  expect(asked).toHaveLength(1);
  invalidateAnswers([changeOf("events")]);
  await listUpcomingEvents(options);
  invalidateAnswers([changeOf("event-types")]);
  await listUpcomingEvents(options);
  invalidateAnswers([changeOf("pages")]);
  await listUpcomingEvents(options);
  expect(asked).toHaveLength(3);
});

test("S01 a page made from the shared calendar is touched by any event, and old when the first one ends", async () => {
  const events = [eventAt(1, 5), eventAt(2, 1)];
  const { listUpcomingEvents, withCacheContext } = await calendarOf(events);
  await listUpcomingEvents(options);
  const { sources } = await withCacheContext(() => listUpcomingEvents(options));
  expect([...sources.tags]).toEqual(["l:events:nl"]);
  expect(sources.freshUntil).toBe(Date.parse(events[1]?.attributes.endsAt ?? ""));
});

test("S01 cards come in the order asked for, without one that has gone meanwhile", async () => {
  const { listEventCards, asked } = await calendarOf([eventAt(1, 1), eventAt(2, 2), eventAt(3, 3)]);
  const cards = await listEventCards(["event-3", "event-9", "event-1"], options);
  expect(cards.map(({ slug }) => slug)).toEqual(["event-3", "event-1"]);
  expect(asked.map((query) => query.get("view"))).toEqual(["card"]);
  expect(await listEventCards([], options)).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("S01 the cards of the longest page an editor can choose are read in addresses that servers take", async () => {
  const events = Array.from({ length: 100 }, (_, index) => eventAt(index, index));
  const { listEventCards, asked } = await calendarOf(events);
  const slugs = events.map(({ attributes }) => attributes.slug);
  expect((await listEventCards(slugs, options)).map(({ slug }) => slug)).toEqual(slugs);
  expect(asked).toHaveLength(4);
});

test("the season's calendar file keeps the events of the past year, in their order", async () => {
  const now = new Date("2027-06-25T22:30:00.000Z");
  const from = (id: number, startsAt: string) => {
    const event = eventAt(id, 0);
    return { ...event, attributes: { ...event.attributes, startsAt, endsAt: startsAt } };
  };
  const { listAgenda, asked } = await calendarOf([
    from(1, "2027-07-02T08:00:00.000Z"),
    from(2, "2026-06-30T08:00:00.000Z"),
    from(3, "2027-06-25T18:00:00.000Z"),
  ]);
  const listed = await listAgenda({ now }, options);
  expect(listed.map(({ documentId }) => documentId)).toEqual(["d2", "d3", "d1"]);
  expect(asked.map((query) => query.get("filters[endsAt][$gte]"))).toEqual(["2026-06-25T00:00:00Z"]);
});
