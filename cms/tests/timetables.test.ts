import { beforeAll, describe, expect, test } from "vitest";
import { timetableProblem } from "../src/content/publishing/timetable-problem.ts";
import { mergeTimetables } from "../src/upgrades/merge-timetables.ts";
import { shareBetweenLanguages } from "../src/upgrades/share-between-languages.ts";
import { addLanguages } from "../src/content/languages.ts";
import { publish } from "./publish.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();

beforeAll(() => addLanguages(cms.strapi));

const events = () => cms.strapi.documents("api::event.event");

const times = { startTime: "10:00", endTime: "11:00", endsNextDay: false };
const line = { ...times, title: "Wedstrijd", titleEn: "Race", kind: "race" };
const [startsAt, endsAt] = [new Date("2027-06-25T07:00:00Z"), new Date("2027-06-27T16:00:00Z")];
const weekend = { startsAt, endsAt, isEnglish: true };
const problemOf = (...timetable: Parameters<typeof timetableProblem>[0]["timetable"]) =>
  timetableProblem({ ...weekend, timetable });
type Changes = Partial<Omit<typeof line, "endTime">> & { endTime?: string | null };
const sunday = (changes: Changes) => problemOf({ date: "2027-06-27", sessions: [{ ...line, ...changes }] });
const friday = (changes: Changes) => problemOf({ date: "2027-06-25", sessions: [line, { ...line, ...changes }] });

describe("a timetable is refused, in words that name day, line and field, when", () => {
  test.each([
    ["a day is before the event", problemOf({ date: "2027-06-24", sessions: [] }), ["dag 1", "Datum", "buiten het"]],
    ["a day is after the event", problemOf({ date: "2027-06-28", sessions: [] }), ["dag 1", "Datum", "buiten het"]],
    [
      "a day is there twice",
      problemOf(...["25", "26", "25"].map((day) => ({ date: `2027-06-${day}`, sessions: [line] }))),
      ["twee keer", "dag 1 en dag 3", "25 juni"],
    ],
    [
      "a line ends before it begins",
      friday({ endTime: "09:00" }),
      ["dag 1 (vr 25 juni)", "onderdeel 2", "‘Einde’ (09:00)"],
    ],
    ["a line takes no time", friday({ endTime: "10:00" }), ["onderdeel 2", "‘Einde’ (10:00)"]],
    ["a line takes more than a day", friday({ endsNextDay: true }), ["onderdeel 2", "etmaal"]],
    ["a line ends after midnight at no time", friday({ endTime: null, endsNextDay: true }), ["‘Einde’ is leeg"]],
    [
      "a line begins at a time that is none",
      friday({ startTime: "25:99" }),
      ["dag 1 (vr 25 juni)", "onderdeel 2 ‘Wedstrijd’", "‘Begin’ (25:99) is geen tijd"],
    ],
    [
      "a line ends at a time that is none",
      friday({ endTime: "lunch" }),
      ["onderdeel 2", "‘Einde’ (lunch) is geen tijd"],
    ],
    [
      "a line begins when the event is over",
      sunday({ startTime: "18:00", endTime: null }),
      ["dag 1 (zo 27 juni)", "‘Wedstrijd’", "‘Einde’ van het evenement is 18:00"],
    ],
    [
      "a line goes on for long after the event",
      sunday({ startTime: "17:00", endTime: "18:31" }),
      ["onderdeel 1", "Zet ‘Einde’ van het evenement later"],
    ],
    ["a line has no English name", friday({ titleEn: " " }), ["onderdeel 2", "‘Wat er gebeurt (Engels)’"]],
  ])("%s", (_name, problem, words) => {
    for (const word of words) expect(problem?.nl).toContain(word);
    expect(problem?.en).toMatch(/^Timetable/u);
  });

  test.each([
    ["an evening that lasts until after midnight", { startTime: "23:00", endTime: "01:30", endsNextDay: true }],
    ["a line without an end", { endTime: null }],
  ])("but not for %s", (_name, changes) => {
    expect(friday(changes)).toBeNull();
  });

  test.each([
    ["a prize-giving that runs late", { startTime: "17:30", endTime: "18:30" }],
    ["a bus home", { startTime: "07:00", endTime: "01:30", endsNextDay: true, kind: "bus" }],
  ])("nor for %s on the last day", (_name, changes) => {
    expect(sunday(changes)).toBeNull();
  });

  test("the English names are asked for only where there is an English page", () => {
    const timetable = [{ date: "2027-06-25", sessions: [{ ...line, titleEn: null }] }];
    expect(timetableProblem({ ...weekend, isEnglish: false, timetable })).toBeNull();
  });
});

const fields = (locale: string) => ({
  title: `Weekend ${locale}`,
  slug: `weekend-${Math.random().toString(36).slice(2)}`,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
const day = (changes = {}) => ({ date: "2027-06-25", sessions: [{ ...line, kind: "race" as const, ...changes }] });
const published = () =>
  publish(cms.strapi, "api::event.event", (locale) => ({ ...fields(locale), timetable: [day()] }));

test("an editor who publishes a time that is none reads which day and session, not how many fields", async () => {
  const documentId = await publish(cms.strapi, "api::event.event", fields);
  const timetable = [day({ startTime: "lunch", endTime: "9" })];
  await events().update({ documentId, locale: "nl", data: { timetable } });
  const publishing = events().publish({ documentId, locale: "nl" });
  const place = "Tijdschema, dag 1 (vr 25 juni), onderdeel 1 ‘Wedstrijd’";
  await expect(publishing).rejects.toThrow(`${place}: ‘Begin’ (lunch) is geen tijd`);
});

async function publishedTimetables(documentId: string) {
  const populate = { timetable: { populate: { sessions: true } } } as const;
  const read = async (locale: string) =>
    (await events().findOne({ documentId, locale, status: "published", populate }))?.timetable;
  return { nl: await read("nl"), en: await read("en") };
}

test("a time that is changed in Dutch is the English page's time too, under its English name", async () => {
  const documentId = await published();
  await events().update({ documentId, locale: "nl", data: { timetable: [day({ startTime: "10:30" })] } });
  await events().publish({ documentId, locale: "nl" });

  const shared = [{ date: "2027-06-25", sessions: [{ startTime: "10:30", title: "Wedstrijd", titleEn: "Race" }] }];
  expect(await publishedTimetables(documentId)).toMatchObject({ nl: shared, en: shared });
});

describe("what was there before languages shared timetables", () => {
  const old = (title: string, changes = {}) => ({ ...line, kind: "race", title, titleEn: null, ...changes });

  test("becomes one timetable, the Dutch times with the names of both", () => {
    const nl = [{ date: "2027-06-25", sessions: [old("Een"), old("Twee", { startTime: "12:00" })] }];
    const en = [{ date: "2027-06-25", sessions: [old("One"), old("Two", { startTime: "12:30" })] }];
    const [one, two] = [
      { title: "Een", titleEn: "One" },
      { startTime: "12:00", title: "Twee", titleEn: "Two" },
    ];
    expect(mergeTimetables(nl, en)).toMatchObject([{ sessions: [one, two] }]);
  });

  test("keeps lines and days that only one of them has, and a day that was there twice", () => {
    const nl = [
      { date: "2027-06-25", sessions: [old("Een")] },
      { date: "2027-06-25", sessions: [old("Twee", { startTime: "12:00" })] },
    ];
    const en = [
      { date: "2027-06-25", sessions: [old("Two", { startTime: "12:00" })] },
      { date: "2027-06-26", sessions: [old("Three", { startTime: "20:00", endTime: "01:00" })] },
    ];
    expect(mergeTimetables(nl, en)).toMatchObject([
      {
        date: "2027-06-25",
        sessions: [
          { title: "Een", titleEn: null },
          { title: "Twee", titleEn: "Two" },
        ],
      },
      { date: "2027-06-26", sessions: [{ title: "Three", titleEn: "Three", endsNextDay: true }] },
    ]);
  });

  test("is brought to that once, when the content system starts", async () => {
    const { strapi } = cms;
    const documentId = await published();
    for (const [locale, title, startTime] of [
      ["nl", "Wedstrijd", "10:00"],
      ["en", "Race", "09:00"],
    ] as const) {
      const asked = { where: { documentId, locale }, populate: { timetable: { populate: { sessions: true } } } };
      for (const version of await strapi.db.query("api::event.event").findMany(asked)) {
        const where = { id: version.timetable[0].sessions[0].id };
        await strapi.db.query("elements.session").update({ where, data: { title, startTime, titleEn: null } });
      }
    }
    const store = strapi.store({ type: "core", name: "upgrades" });
    await store.delete({ key: "shared-between-languages" });

    await shareBetweenLanguages(strapi);
    const shared = [{ sessions: [{ startTime: "10:00", title: "Wedstrijd", titleEn: "Race" }] }];
    expect(await publishedTimetables(documentId)).toMatchObject({ nl: shared, en: shared });
  });
});

test("social networks and contact details of before keep what either language had", async () => {
  const { strapi } = cms;
  const documentId = await publish(strapi, "api::settings.settings", () => ({
    contact: { city: "Assen", phone: "0592 000 000" },
    socials: [{ network: "youtube" as const, label: "YouTube", url: "https://youtube.example" }],
  }));
  const asked = { where: { documentId, locale: "en" }, populate: { contact: true } };
  for (const version of await strapi.db.query("api::settings.settings").findMany(asked)) {
    const data = { phone: "+31 592 000 000", email: "info@circuit.example" };
    await strapi.db.query("elements.contact").update({ where: { id: version.contact.id }, data });
  }
  await strapi.store({ type: "core", name: "upgrades" }).delete({ key: "shared-between-languages" });

  await shareBetweenLanguages(strapi);
  for (const locale of ["nl", "en"]) {
    const settings = await strapi
      .documents("api::settings.settings")
      .findOne({ documentId, locale, status: "published", populate: { contact: true, socials: true } });
    expect(settings).toMatchObject({
      contact: { city: "Assen", phone: "+31 592 000 000", email: "info@circuit.example" },
      socials: [{ url: "https://youtube.example" }],
    });
  }
});

test("a social network that is changed in Dutch is changed in English", async () => {
  const settings = cms.strapi.documents("api::settings.settings");
  const documentId = (await settings.findFirst({ locale: "nl" }))?.documentId ?? "";
  const socials = [{ network: "tiktok" as const, label: "TikTok", url: "https://tiktok.example" }];
  await settings.update({ documentId, locale: "nl", data: { socials } });
  await settings.publish({ documentId, locale: "nl" });

  const asked = { documentId, locale: "en", status: "published", populate: { socials: true } } as const;
  expect(await settings.findOne(asked)).toMatchObject({ socials });
});
