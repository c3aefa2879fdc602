import { randomBytes } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { sendTicketAlarms } from "../src/inbox/subscriptions/send-ticket-alarms.ts";
import { readSales } from "../src/shop/catalogue/catalogue-routes.ts";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import { settled } from "./outbox.ts";
import { letSecondsPass } from "./passing-clock.ts";
import { publish } from "./publish.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
let made = 0;

const dayMs = 24 * 60 * 60 * 1000;
const day = new Date(Date.now() + 100 * dayMs).toISOString().slice(0, 10);
const opensAt = new Date(Date.now() + 10 * dayMs).toISOString();

beforeAll(() => addLanguages(cms.strapi));

beforeEach(() => {
  // What is read is kept for a second: here seconds pass between two looks.
  letSecondsPass();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // A mail that was queued on a later day would wait until then.
  await cms.strapi.db.connection("circuit_mails").delete();
});

/** Publishes an event of one day. */
function publishEvent(fields: object = {}): Promise<string> {
  made += 1;
  const number = made;
  return publish(cms.strapi, "api::event.event", (locale) => ({
    title: `Race ${number}`,
    slug: `race-${number}-${locale}`,
    startsAt: `${day}T08:00:00.000Z`,
    endsAt: `${day}T18:00:00.000Z`,
    saleState: "none" as const,
    ...fields,
  }));
}

const ticket = (event: string, fields: object) => ({
  name: "Dagkaart",
  event,
  audience: "adult" as const,
  leadsWith: "gross" as const,
  vatRate: 9,
  maxPerOrder: 10,
  admissions: [{ firstDay: day, priceCents: 1000 }],
  ...fields,
});

/** Sells one kind of ticket of an event. */
function sell(event: string, fields: object = {}): Promise<string> {
  return publish(cms.strapi, "api::ticket-type.ticket-type", () => ticket(event, fields));
}

/** Staff give the event so many places, of which some are sold. */
async function setPlaces(event: string, capacity: number, sold = 0) {
  const key = { eventId: event, day, pool: "event" };
  await cms.strapi.db.connection(stockTable).where(key).delete();
  await cms.strapi.db.connection(stockTable).insert({ ...key, capacity, sold });
}

/** Sets a confirmed alarm. */
async function setAlarm(event: string, language: "nl" | "en" = "nl", confirmedAt = new Date().toISOString()) {
  const kept = { kind: "ticket-alarm", state: "confirmed", eventTitle: "Race" } as const;
  const token = randomBytes(32).toString("base64url");
  const { documentId } = await cms.strapi.documents("api::subscription.subscription").create({
    data: { ...kept, language, confirmedAt, event, email: `${token.slice(0, 8)}@example.nl`.toLowerCase(), token },
  });
  return documentId;
}

/** Whether an alarm has rung. */
async function hasRung(alarm: string): Promise<boolean> {
  const found = await cms.strapi.documents("api::subscription.subscription").findOne({ documentId: alarm });
  return found?.notifiedAt != null;
}

/** The job of this minute. */
const ringNow = () => sendTicketAlarms(cms.strapi, (locale) => readSales(cms.strapi, locale));

/** Whether an alarm has rung once it is done. */
async function rings(alarm: string): Promise<boolean> {
  await ringNow();
  return hasRung(alarm);
}

/** The queued mails about an alarm. */
async function mailsOf(alarm: string): Promise<string[]> {
  const mails: object[] = await cms.strapi.db.connection("circuit_mails").where({ about: alarm });
  return mails.map((mail) => JSON.stringify(mail));
}

describe("F18 many ticket alarms of one event", () => {
  const now = Date.now();
  const minutes = (count: number) => vi.setSystemTime(now + count * 60_000);

  /** Sets alarms a minute after each other, the newest first, in both languages. @returns The oldest first. */
  async function setAlarms(event: string, count: number): Promise<string[]> {
    const alarms: string[] = [];
    for (let number = count; number > 0; number -= 1) {
      const confirmedAt = new Date(now - dayMs + number * 60_000).toISOString();
      alarms.unshift(await setAlarm(event, number % 2 === 0 ? "nl" : "en", confirmedAt));
    }
    return alarms;
  }

  const rungOf = async (alarms: string[]) => (await Promise.all(alarms.map(hasRung))).lastIndexOf(true) + 1;

  test("ring a few at a time, the oldest first, when one place of a sold-out event comes free, while it stays free, and for more people where more do", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    const event = await publishEvent();
    await sell(event);
    await sell(event, { audience: "child" });
    await setPlaces(event, 500, 500);
    const alarms = await setAlarms(event, 43);
    await ringNow();
    expect(await rungOf(alarms)).toBe(0);

    await setPlaces(event, 500, 499);
    await ringNow();
    expect(await rungOf(alarms)).toBe(10);
    minutes(5);
    await ringNow();
    expect(await rungOf(alarms)).toBe(10);
    minutes(11);
    await ringNow();
    expect(await rungOf(alarms)).toBe(20);

    await setPlaces(event, 500, 500);
    minutes(30);
    await ringNow();
    expect(await rungOf(alarms)).toBe(20);
    await setPlaces(event, 500, 496);
    await ringNow();
    expect(await rungOf(alarms)).toBe(40);
    expect((await Promise.all(alarms.map(mailsOf))).flat()).toHaveLength(40);
  });

  test("all ring when a sale opens, of a small event too", async () => {
    const event = await publishEvent();
    await sell(event);
    const alarms = await setAlarms(event, 25);
    await setPlaces(event, 4);
    await ringNow();
    expect(await rungOf(alarms)).toBe(25);
  });
});

describe("F18 a ticket alarm of an event that is sold here", () => {
  test.each([
    ["", {}],
    [" with a waiting room", { visitorsPerMinute: 60 }],
  ])("rings once its sale opens by the clock%s, whatever its editor says", async (_, room) => {
    const event = await publishEvent({ saleState: "on-sale", ...room });
    await sell(event, { saleStartsAt: opensAt });
    await setPlaces(event, 100);
    const alarm = await setAlarm(event);
    const now = Date.parse(opensAt);

    vi.useFakeTimers({ toFake: ["Date"], now: now - 1000 });
    expect(await rings(alarm)).toBe(false);
    vi.setSystemTime(now);
    expect(await rings(alarm)).toBe(true);
    expect(await rings(alarm)).toBe(true);
    expect(await mailsOf(alarm)).toEqual([expect.stringContaining(`/evenementen/race-${made}-nl`)]);
  });

  test("rings by the job of every minute", async () => {
    const event = await publishEvent();
    await sell(event);
    await setPlaces(event, 100);
    const alarm = await setAlarm(event);
    const jobs: { name: string | null; job: { invoke(): unknown } }[] = cms.strapi.get("cron").jobs;
    await jobs.find(({ name }) => name === "ticketAlarms")?.job.invoke();
    await expect.poll(() => hasRung(alarm)).toBe(true);
    // The job wakes the sender of mail.
    await settled(cms);
  });

  test("rings when staff set its places, and not while there are none, by the first of its tickets that can be bought", async () => {
    const event = await publishEvent({ saleState: "on-sale" });
    await sell(event, { saleStartsAt: opensAt });
    await sell(event, { audience: "child" });
    const alarm = await setAlarm(event);
    expect(await rings(alarm)).toBe(false);
    await setPlaces(event, 5);
    expect(await rings(alarm)).toBe(true);
    // Who sets it later hears at once.
    expect(await rings(await setAlarm(event))).toBe(true);
  });

  test("is silent while its event is sold out or its sale is over, whatever its editor says", async () => {
    const full = await publishEvent({ saleState: "few-left" });
    await sell(full);
    await setPlaces(full, 5, 5);
    const closed = await publishEvent({ saleState: "on-sale" });
    await sell(closed, { saleEndsAt: new Date(Date.now() - dayMs).toISOString() });
    await setPlaces(closed, 5);
    for (const event of [full, closed]) expect(await rings(await setAlarm(event))).toBe(false);
  });

  test("is silent while the event doesn’t go on, however its sale stands", async () => {
    const event = await publishEvent({ saleState: "on-sale", state: "postponed" });
    expect(await rings(await setAlarm(event))).toBe(false);
  });

  test("follows its editor while it has no tickets but those of arrangements", async () => {
    const arrangement = await publish(cms.strapi, "api::arrangement.arrangement", (locale) => ({
      title: "Lounge",
      slug: `lounge-${locale}`,
      priceCents: 59_500,
      vatRate: 21,
    }));
    const event = await publishEvent({ saleState: "not-yet" });
    await sell(event, { arrangement });
    const pool = `arrangement:${arrangement}`;
    await cms.strapi.db.connection(stockTable).insert({ eventId: event, day, pool, capacity: 40 });
    const alarm = await setAlarm(event);
    expect(await rings(alarm)).toBe(false);
    const change = { documentId: event, locale: "nl", data: { saleState: "few-left" as const } };
    await cms.strapi.documents("api::event.event").update({ ...change, status: "published" });
    expect(await rings(alarm)).toBe(true);
  });

  test.each(["none", "not-yet"] as const)(
    "leads to the page in its own language, which sells tickets that are published in the other alone, whatever it says itself (%s)",
    async (saleState) => {
      const event = await publishEvent({ saleState });
      const types = cms.strapi.documents("api::ticket-type.ticket-type");
      await types.create({ locale: "nl", data: ticket(event, {}), status: "published" });
      await setPlaces(event, 5);
      const [dutch, english] = [await setAlarm(event, "nl"), await setAlarm(event, "en")];

      expect(await rings(dutch)).toBe(true);
      expect(await mailsOf(dutch)).toEqual([expect.stringContaining(`/evenementen/race-${made}-nl`)]);
      expect(await rings(english)).toBe(true);
      expect(await mailsOf(english)).toEqual([expect.stringContaining(`/en/events/race-${made}-en`)]);
    },
  );
});
