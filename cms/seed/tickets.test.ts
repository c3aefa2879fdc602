import { describe, expect, test } from "vitest";
import * as z from "zod";
import { admissionDays, admissionKey } from "../../contract/src/shop/admission-days.ts";
import { createSeedCalendar } from "./calendar.ts";
import type { SeedEntry } from "./document.ts";
import { seedContent } from "./seed-content.ts";

const { groups, stock } = seedContent(createSeedCalendar(new Date("2026-11-21T12:00:00Z")));

const documentsOf = (kind: string): readonly SeedEntry[] =>
  groups.find((group) => group.kind === kind)?.documents ?? [];

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Seed key of what a field refers to. */
function keyOf(value: unknown): string | null {
  const { key }: { key?: unknown } = Object(value);
  return typeof key === "string" ? key : null;
}

const soldSchema = z.object({
  event: z.unknown().transform(keyOf),
  arrangement: z.unknown().default(null).transform(keyOf),
  stand: z.unknown().default(null).transform(keyOf),
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
});

function sold({ nl }: SeedEntry) {
  const { stand, accessible, saleStartsAt, admissions, ...ticket } = soldSchema.parse(nl);
  const kind = ticket.audience === "companion" ? "companion" : "accessible";
  const atEvent = stand ?? "event";
  const own = accessible ? [stand, kind].filter((part) => part !== null).join(":") : atEvent;
  return {
    ...ticket,
    opensAt: saleStartsAt,
    pool: ticket.arrangement === null ? own : `arrangement:${ticket.arrangement}`,
    admissions: admissions.map(({ firstDay, lastDay, priceCents }) => ({
      key: admissionKey(firstDay, lastDay),
      priceCents,
    })),
  };
}

type Sold = ReturnType<typeof sold>;

const tickets = documentsOf("ticket-type").map(sold);

/** Places left of an admission. */
function left({ event, pool }: Pick<Sold, "event" | "pool">, key: string): number {
  const rows = admissionDays(key).map((day) =>
    stock.find((row) => row.event === event && row.pool === pool && row.day === day),
  );
  return Math.min(...rows.map((row) => (row === undefined ? Number.NaN : row.capacity - row.sold)));
}

describe("what the seed sells", () => {
  test("is something of every event to come, and of all six arrangements", () => {
    const coming = documentsOf("event").filter(({ nl }) => textOf(nl?.endsAt) > "2026-11-21");
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
    for (const { key, nl } of documentsOf("event")) {
      const own = tickets.filter(({ event, arrangement }) => event === key && arrangement === null);
      if (own.length === 0) continue;
      const all = own.flatMap((ticket) => ticket.admissions.map((admission) => ({ ...ticket, ...admission })));
      const free = all.filter((each) => left(each, each.key) > 0);
      const adult = (free.length === 0 ? all : free).filter(({ audience }) => audience === "adult");
      const from = Math.min(...adult.map(({ priceCents }) => priceCents ?? 0));
      const state = own.every(({ opensAt }) => opensAt !== null)
        ? "not-yet"
        : free.length === 0
          ? "sold-out"
          : "on-sale";

      expect([key, nl?.priceFromCents ?? null]).toEqual([key, from === 0 ? null : from]);
      expect([key, textOf(nl?.saleState ?? "none").replace(/few-left|none/u, "on-sale")]).toEqual([key, state]);
    }
  });
});
