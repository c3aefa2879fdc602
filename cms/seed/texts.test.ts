import { describe, expect, test } from "vitest";
import * as z from "zod";
import { admissionDays, admissionKey } from "../../contract/src/shop/admission-days.ts";
import { createSeedCalendar } from "./calendar.ts";
import type { SeedEntry } from "./document.ts";
import { seedContent } from "./seed-content.ts";

const { groups, stock } = seedContent(createSeedCalendar(new Date("2026-11-21T12:00:00Z")));

const documentsOf = (kind: string): readonly SeedEntry[] =>
  groups.find((group) => group.kind === kind)?.documents ?? [];

const languages = ["nl", "en"] as const;

/** The fields of each language of the documents of a kind, with what a failure calls them. */
function editions<Fields>(kind: string, schema: z.ZodType<Fields>) {
  return documentsOf(kind).flatMap((document) =>
    languages.flatMap((language) => {
      const fields = document[language];
      if (fields == null) return [];
      const { key } = document;
      return [
        { key, language, name: `${key} ${language}`, text: JSON.stringify(fields), fields: schema.parse(fields) },
      ];
    }),
  );
}

const entry = z.object({ key: z.string() }).transform(({ key }) => key);

const ticketTypes = editions(
  "ticket-type",
  z.object({
    event: entry,
    arrangement: entry.nullable().default(null),
    stand: entry.nullable().default(null),
    audience: z.string().default("adult"),
    accessible: z.boolean().default(false),
    saleStartsAt: z.string().nullable(),
    admissions: z.array(
      z.object({
        firstDay: z.string(),
        lastDay: z.string().nullable().default(null),
        priceCents: z.number().nullable().default(null),
      }),
    ),
  }),
);

const sessionSchema = z.object({
  startTime: z.string(),
  endTime: z.string().nullable().default(null),
  kind: z.string().default("other"),
});

const events = editions(
  "event",
  z.object({
    endsAt: z.string(),
    saleState: z.string().default("none"),
    priceFromCents: z.number().nullable().default(null),
    buttons: z.array(z.object({ url: z.string() })).default([]),
    timetable: z.array(z.object({ date: z.string(), sessions: z.array(sessionSchema) })),
  }),
);

/** What is sold, from which places. */
const tickets = ticketTypes
  .filter(({ language }) => language === "nl")
  .map(({ fields: { stand, accessible, admissions, ...ticket } }) => {
    const kind = ticket.audience === "companion" ? "companion" : "accessible";
    const own = accessible ? [stand, kind].filter((part) => part !== null).join(":") : (stand ?? "event");
    return {
      ...ticket,
      pool: ticket.arrangement === null ? own : `arrangement:${ticket.arrangement}`,
      admissions: admissions.map(({ firstDay, lastDay, priceCents }) => ({
        key: admissionKey(firstDay, lastDay),
        priceCents,
      })),
    };
  });

/** Places left of an admission. */
function left({ event, pool }: { event: string; pool: string }, key: string): number {
  const rows = admissionDays(key).map((day) =>
    stock.find((row) => row.event === event && row.pool === pool && row.day === day),
  );
  return Math.min(...rows.map((row) => (row === undefined ? Number.NaN : row.capacity - row.sold)));
}

describe("what the seed sells", () => {
  const dutchEvents = events.filter(({ language }) => language === "nl");

  test("is something of every event to come, and of all six arrangements", () => {
    const coming = dutchEvents.filter(({ fields }) => fields.endsAt > "2026-11-21");
    expect(new Set(tickets.map(({ event }) => event))).toEqual(new Set(coming.map(({ key }) => key)));
    expect(new Set(tickets.flatMap(({ arrangement }) => arrangement ?? []))).toEqual(
      new Set(documentsOf("arrangement").map(({ key }) => key)),
    );
  });

  test("has places for every admission, and sells none that isn’t there", () => {
    const places = tickets.flatMap((ticket) => ticket.admissions.map(({ key }) => left(ticket, key)));
    expect(places.every((count) => count >= 0)).toBe(true);
    const used = new Set(tickets.map(({ event, pool }) => `${event} ${pool}`));
    expect(stock.filter(({ event, pool }) => !used.has(`${event} ${pool}`))).toEqual([]);
  });

  test("is what the cards of the events say: price from, sold out, on sale later", () => {
    for (const { key, fields } of dutchEvents) {
      const own = tickets.filter(({ event, arrangement }) => event === key && arrangement === null);
      if (own.length === 0) continue;
      const all = own.flatMap((ticket) => ticket.admissions.map((admission) => ({ ...ticket, ...admission })));
      const free = all.filter((each) => left(each, each.key) > 0);
      const adult = (free.length === 0 ? all : free).filter(({ audience }) => audience === "adult");
      const from = Math.min(...adult.map(({ priceCents }) => priceCents ?? 0));
      const state = own.every(({ saleStartsAt }) => saleStartsAt !== null)
        ? "not-yet"
        : free.length === 0
          ? "sold-out"
          : "on-sale";

      expect([key, fields.priceFromCents]).toEqual([key, from === 0 ? null : from]);
      expect([key, fields.saleState.replace(/few-left|none/u, "on-sale")]).toEqual([key, state]);
    }
  });
});

const stands = editions("stand", z.object({ name: z.string() }));

describe("what the seed says of what it sells", () => {
  test("a ticket for all days costs less than those days one by one, as the answers say", () => {
    const dear = ticketTypes.flatMap(({ name, fields: { admissions } }) => {
      const single = admissions.filter(({ lastDay }) => lastDay === null);
      const sum = single.reduce((total, { priceCents }) => total + (priceCents ?? 0), 0);
      const whole = admissions.find(({ lastDay }) => lastDay !== null)?.priceCents ?? 0;
      return whole === 0 || whole < sum ? [] : [`${name}: ${whole} for ${sum}`];
    });
    expect(dear).toEqual([]);
    const answer = JSON.stringify(documentsOf("faq-item").find(({ key }) => key === "superbike-one-day"));
    expect(answer).toMatch(/goedkoper dan drie losse dagen/u);
    expect(answer).toMatch(/less than three single days/u);
  });

  test("an event with seats in some stands names no other stand", () => {
    const wrong = events.flatMap(({ key, language, name, text }) => {
      const sold = new Set(ticketTypes.flatMap(({ fields }) => (fields.event === key ? (fields.stand ?? []) : [])));
      if (sold.size === 0) return [];
      return stands
        .filter((stand) => stand.language === language && !sold.has(stand.key) && text.includes(stand.fields.name))
        .map((stand) => `${name}: ${stand.fields.name}`);
    });
    expect(wrong).toEqual([]);
  });

  test("F18 only an event that sells nothing now has a button for its alarm", () => {
    const alarms = events.flatMap(({ name, fields: { saleState, buttons } }) => {
      const hasAlarm = buttons.some(({ url }) => /ticketalarm|ticket-alarm/u.test(url));
      const isClosed = saleState === "not-yet" || saleState === "sold-out";
      return hasAlarm === isClosed ? [] : [`${name}: ${saleState}`];
    });
    expect(alarms.filter((name) => !name.endsWith("none"))).toEqual([]);
  });

  test("S05 whoever looks for money back, a refund, an exchange or cancelling finds an answer", () => {
    const answers = editions("faq-item", z.object({ question: z.string() }));
    const found = ([language, words]: readonly [string, string]) =>
      answers.some((each) => each.language === language && words.split(" ").every((word) => each.text.includes(word)));
    const asked = [
      ...["annuleren", "ruilen", "geld terug", "refund", "terugbetaling"].map((words) => ["nl", words] as const),
      ...["cancel", "exchange", "money back", "refund"].map((words) => ["en", words] as const),
    ];
    expect(asked.filter((each) => !found(each))).toEqual([]);
  });
});

/** How a note below a form says for how long its answers are kept, by days. */
const keptInWords = [
  { words: /half jaar|half a year/u, days: 180 },
  { words: /(?:een|a) (?:jaar|year)/u, days: 365 },
];

describe("what the site says of keeping data", () => {
  const forms = editions(
    "form",
    z.object({
      purpose: z.string().default("inbox"),
      retentionDays: z.number().default(180),
      privacyNote: z.string().nullable().default(null),
    }),
  );
  const kept = forms.filter(({ fields }) => fields.purpose === "inbox" && fields.privacyNote !== null);

  test.each(kept)("$name deletes when its note says so", ({ fields: { privacyNote, retentionDays } }) => {
    expect(keptInWords.find(({ words }) => words.test(privacyNote ?? ""))?.days).toBe(retentionDays);
  });

  test("the privacy statement names every period of the forms, and the forms are there to be looked at", () => {
    expect(kept.length).toBeGreaterThan(8);
    const [nl = "", en = ""] = editions("page", z.object({ slug: z.string() }))
      .filter(({ key }) => key === "privacy")
      .map(({ text }) => text);
    for (const words of ["180 dagen", "een jaar", "ticketalarm", "betaaldienst", "winkelwagen"])
      expect(nl).toContain(words);
    for (const words of ["180 days", "a year", "ticket alarm", "payment service", "cart"]) expect(en).toContain(words);
  });
});
