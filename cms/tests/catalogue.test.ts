import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { admissionKey } from "../../contract/src/shop/admission-days.ts";
import { availabilitySchema, catalogueSchema } from "../../contract/src/shop/catalogue.ts";
import { setStockCapacity } from "../src/shop/catalogue/resize-stock.ts";
import { shopOf } from "../src/shop/shop.ts";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import { letSecondsPass } from "./passing-clock.ts";
import { publish } from "./publish.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms } = cmsWithSiteForFile();
let event: string;
let over: string;
let stand: string;
let arrangement: string;

const [friday, saturday, sunday] = ["2099-06-26", "2099-06-27", "2099-06-28"] as const;

const plain = {
  audience: "adult" as const,
  leadsWith: "gross" as const,
  vatRate: 21,
  maxPerOrder: 10,
  admissions: [{ firstDay: friday, priceCents: 4091 }],
};

/** A ticket type, published in both languages. */
function sell(fields: object, names = { nl: "Volwassene", en: "Adult" }): Promise<string> {
  return publish(cms.strapi, "api::ticket-type.ticket-type", (locale) => ({
    ...plain,
    name: names[locale],
    event,
    ...fields,
  }));
}

const standOf = (key: string) =>
  publish(cms.strapi, "api::stand.stand", (locale) => ({ name: `${key} ${locale}`, key }));

async function place(pool: string, day: string, capacity: number, taken: { held?: number; sold?: number } = {}) {
  await cms.strapi.db.connection(stockTable).insert({ eventId: event, day, pool, capacity, ...taken });
}

/** What the content system answers now: the first answer may come of a reading that a job of the minute had begun before. */
async function current(path: string) {
  await cms.get(path);
  return cms.get(path);
}

async function catalogue(locale: "nl" | "en" = "nl") {
  const { status, headers, body } = await current(`/shop/catalogue?locale=${locale}`);
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  return catalogueSchema.parse(body).events;
}

async function offer(ticketId: string, locale: "nl" | "en" = "nl") {
  const offers = (await catalogue(locale)).flatMap(({ offers: all }) => all);
  return offers.find((each) => each.ticketId === ticketId);
}

beforeAll(async () => {
  // What is read is kept for a second: here seconds pass between two looks.
  letSecondsPass();
  const eventOf = (title: string, startsAt: string, endsAt: string) =>
    publish(cms.strapi, "api::event.event", (locale) => ({
      title: `${title} ${locale}`,
      slug: `${title.toLowerCase()}-${locale}`,
      startsAt,
      endsAt,
      colour: "blue" as const,
    }));
  event = await eventOf("Verkoop", `${friday}T08:00:00Z`, `${sunday}T16:00:00Z`);
  over = await eventOf("Voorbij", "2020-06-26T08:00:00Z", "2020-06-28T16:00:00Z");
  stand = await publish(cms.strapi, "api::stand.stand", (locale) => ({
    name: { nl: "Hoofdtribune", en: "Main stand" }[locale],
    key: "hoofdtribune",
    gate: { nl: "Ingang Zuid", en: "South entrance" }[locale],
    colour: "primary" as const,
  }));
  arrangement = await publish(cms.strapi, "api::arrangement.arrangement", (locale) => ({
    title: `Lounge ${locale}`,
    slug: `lounge-${locale}`,
    priceCents: 59_500,
    vatRate: 21,
    groupSizeMin: 8,
  }));
});

afterAll(() => vi.restoreAllMocks());

describe("S06 the catalogue", () => {
  test("tells in each language what is sold, where and for how much", async () => {
    const weekend = { firstDay: friday, lastDay: sunday, priceCents: 21_900 };
    const ticketId = await sell({ stand, admissions: [{ firstDay: sunday, priceCents: 12_900 }, weekend] });
    for (const day of [friday, saturday, sunday]) await place("hoofdtribune", day, 1000);

    expect(await offer(ticketId)).toEqual({
      ticketId,
      eventId: event,
      arrangementId: null,
      name: "Volwassene",
      summary: null,
      stand: { key: "hoofdtribune", name: "Hoofdtribune", summary: null, colour: "primary", gate: "Ingang Zuid" },
      audience: "adult",
      isAccessible: false,
      leadsWith: "gross",
      vatRate: 21,
      maxPerOrder: 10,
      leastPerOrder: 1,
      saleStartsAt: null,
      saleEndsAt: null,
      admissions: [
        { key: sunday, priceCents: 12_900, state: "available", left: null },
        { key: admissionKey(friday, sunday), priceCents: 21_900, state: "available", left: null },
      ],
    });
    expect(await offer(ticketId, "en")).toMatchObject({
      name: "Adult",
      stand: { name: "Main stand", gate: "South entrance" },
    });
    expect((await catalogue()).find(({ eventId }) => eventId === event)).toMatchObject({
      title: "Verkoop nl",
      slug: "verkoop-nl",
      colour: "blue" as const,
    });
  });

  test("leaves out what is over, what visitors can't be told about, and what has no price", async () => {
    const gone = await sell({ event: over });
    const nameless = await sell({ admissions: [{ firstDay: friday }] });
    const dutchTable = await publish(cms.strapi, "api::arrangement.arrangement", (locale) => ({
      title: `Tafel ${locale}`,
      slug: `tafel-${locale}`,
      priceCents: 100,
      vatRate: 21,
    }));
    const atTable = await sell({ arrangement: dutchTable });
    await cms.strapi.documents("api::arrangement.arrangement").unpublish({ documentId: dutchTable, locale: "en" });

    for (const ticketId of [gone, nameless]) expect(await offer(ticketId)).toBeUndefined();
    expect(await offer(atTable)).toBeDefined();
    expect(await offer(atTable, "en")).toBeUndefined();
    expect((await catalogue()).map(({ eventId }) => eventId)).not.toContain(over);
  });

  test.for([
    ["nl", "en"],
    ["en", "nl"],
  ] as const)(
    "sells what is published in %s only for the same in %s, with the words that it has",
    async ([only, other]) => {
      const admissions = [{ firstDay: sunday, priceCents: 4091 }];
      const oneLanguage = await standOf(`duin-${only}`);
      const ticketId = await sell({ stand: oneLanguage, admissions, summary: `In ${only}` });
      for (const [uid, documentId] of [
        ["api::ticket-type.ticket-type", ticketId],
        ["api::stand.stand", oneLanguage],
      ] as const) {
        await cms.strapi.documents(uid).unpublish({ documentId, locale: other });
      }
      await place(`duin-${only}`, sunday, 200, { sold: 195 });

      const whole = await offer(ticketId, only);
      expect(whole).toMatchObject({
        name: { nl: "Volwassene", en: "Adult" }[only],
        summary: `In ${only}`,
        stand: { name: `duin-${only} ${only}` },
        admissions: [{ key: sunday, priceCents: 4091, state: "few", left: 5 }],
      });
      expect(await offer(ticketId, other)).toEqual(whole);
    },
  );

  test("has the price of the arrangement where the ticket names none of its own", async () => {
    const ticketId = await sell({ arrangement, leadsWith: "net", admissions: [{ firstDay: sunday }] });
    await place(`arrangement:${arrangement}`, sunday, 40, { sold: 34, held: 2 });

    expect(await offer(ticketId)).toMatchObject({
      arrangementId: arrangement,
      leadsWith: "net",
      leastPerOrder: 8,
      admissions: [{ key: sunday, priceCents: 59_500, state: "few", left: 4 }],
    });
  });

  test("counts wheelchair places, and the seats beside them, apart from the stand’s other seats", async () => {
    const admissions = [{ firstDay: saturday, priceCents: 100 }];
    const wheelchair = await sell({ stand, accessible: true, admissions });
    const companion = await sell({ stand, accessible: true, audience: "companion", admissions });
    await place("hoofdtribune:accessible", saturday, 24, { sold: 24 });
    await place("hoofdtribune:companion", saturday, 24, { sold: 20 });

    expect((await offer(wheelchair))?.admissions).toMatchObject([{ state: "sold-out", left: null }]);
    expect((await offer(companion))?.admissions).toMatchObject([{ state: "few", left: 4 }]);
  });

  test("says that what has no places yet isn’t on sale yet, without a beginning that has passed", async () => {
    const admissions = [{ firstDay: sunday, priceCents: 100 }];
    const bare = await standOf("kaal");
    const begun = await sell({ stand: bare, admissions, saleStartsAt: "2020-01-01T09:00:00Z" });
    const later = await sell({ stand: bare, admissions, saleStartsAt: "2099-01-01T09:00:00Z" });
    const unset = [{ key: sunday, priceCents: 100, state: "not-yet", left: null }];
    expect(await offer(begun)).toMatchObject({ saleStartsAt: null, admissions: unset });
    expect(await offer(later)).toMatchObject({ saleStartsAt: "2099-01-01T09:00:00.000Z", admissions: unset });

    await place("kaal", sunday, 100);
    expect(await offer(begun)).toMatchObject({
      saleStartsAt: "2020-01-01T09:00:00.000Z",
      admissions: [{ state: "available" }],
    });
  });

  test("tells of places once they are set: the site makes its pages again at that moment, and then no more", async () => {
    const admissions = [{ firstDay: sunday, priceCents: 100 }];
    const ticketId = await sell({ stand: await standOf("nieuw"), admissions });
    // No time passes, so that only the change makes the difference.
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    expect(await offer(ticketId)).toMatchObject({ admissions: [{ state: "not-yet" }] });
    await setStockCapacity(shopOf(cms.strapi), { eventId: event, day: sunday, pool: "nieuw" }, 100);
    expect(await offer(ticketId)).toMatchObject({ admissions: [{ state: "available" }] });
    letSecondsPass();
  });

  test("refuses a query that it doesn’t know", async () => {
    const queries = ["catalogue?locale=de", "catalogue?locale=nl&locale=en", "catalogue?x=1", "availability?locale=nl"];
    for (const query of queries) expect((await cms.get(`/shop/${query}`)).status).toBe(400);
  });

  test("is not to be read as content", async () => {
    for (const type of ["stands", "ticket-types"]) expect((await cms.get(`/${type}`)).status).toBe(404);
  });
});

test("S06 what is left is told in no language, of all that is sold in any", async () => {
  const admissions = [
    { firstDay: saturday, priceCents: 100 },
    { firstDay: friday, lastDay: sunday, priceCents: 100 },
  ];
  const ticketId = await sell({ admissions });
  const later = await sell({ saleStartsAt: "2099-01-01T09:00:00Z" });
  const ended = await sell({ saleEndsAt: "2020-01-01T09:00:00Z" });
  await place("event", friday, 200, { sold: 180, held: 10 });
  await place("event", saturday, 200);
  await place("event", sunday, 200, { sold: 189 });

  const { body } = await current("/shop/availability");
  expect(availabilitySchema.parse(body).admissions).toMatchObject({
    [`${ticketId}/${saturday}`]: ["available", null],
    [`${ticketId}/${admissionKey(friday, sunday)}`]: ["few", 10],
    [`${later}/${friday}`]: ["not-yet", null],
    [`${ended}/${friday}`]: ["ended", null],
  });
});
