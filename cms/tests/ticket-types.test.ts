import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { admissionsProblem } from "../src/content/publishing/admissions-problem.ts";
import { unpublishedLanguage } from "../src/admin/unpublished-language.ts";
import { publish } from "./publish.ts";
import { editing } from "./shared-cms.ts";
import { expectKept, pathOf } from "./taking-off-site.ts";

const { cms, editor } = editing();

const ticketTypes = "api::ticket-type.ticket-type";
const types = `/collection-types/${ticketTypes}`;
const [friday, saturday, sunday, monday] = ["2099-06-26", "2099-06-27", "2099-06-28", "2099-06-29"] as const;

let event: string;
let stand: string;
let arrangement: string;

beforeAll(async () => {
  const { strapi } = cms;
  event = await publish(strapi, "api::event.event", (locale) => ({
    title: "Races",
    slug: `races-${locale}`,
    startsAt: `${friday}T08:00:00Z`,
    endsAt: `${sunday}T16:00:00Z`,
  }));
  stand = await publish(strapi, "api::stand.stand", () => ({ name: "Hoofdtribune", key: "hoofdtribune" }));
  arrangement = await publish(strapi, "api::arrangement.arrangement", (locale) => ({
    title: "Tafel",
    slug: `tafel-${locale}`,
    priceCents: 12_950,
    vatRate: 9,
  }));
});

const answerSchema = z.object({
  data: z.object({ documentId: z.string() }).nullish(),
  error: z.object({ message: z.string() }).nullish(),
});

/** Publishes a new ticket type in the panel. @returns Why it was refused; `null` when it is there. */
async function refused(fields: object, language = "nl"): Promise<string | null> {
  const whole = {
    name: "Volwassene",
    event: chosen(event),
    ...plain,
    admissions: [{ firstDay: friday, priceCents: 10_661 }],
    ...fields,
  };
  const { status, body } = await editor.ask("POST", `${types}/actions/publish?locale=nl`, whole, {
    "x-panel-language": language,
  });
  const { error } = answerSchema.parse(body);
  expect(status < 300).toBe(error === null || error === undefined);
  return error?.message ?? null;
}

const plain = { audience: "adult", leadsWith: "gross", vatRate: 21, maxPerOrder: 10 } as const;

const chosen = (documentId: string) => ({ connect: [{ documentId, locale: "nl" }] });

describe("a ticket type", () => {
  test("is published with a day and a price, for the event, a stand or an arrangement", async () => {
    expect(await refused({})).toBeNull();
    expect(await refused({ stand: chosen(stand), accessible: true, audience: "companion" })).toBeNull();
    const admissions = [{ firstDay: friday }, { firstDay: friday, lastDay: sunday, priceCents: 0 }];
    expect(await refused({ arrangement: chosen(arrangement), vatRate: 9, admissions })).toBeNull();
  });

  test.each([
    ["without a name", { name: "" }, /Naam.*verplicht/u],
    ["without an event", { event: null }, /Kies bij ‘Evenement’/u],
    ["without a day", { admissions: [] }, /minstens één dag/u],
    ["without a price", { admissions: [{ firstDay: friday }] }, /regel 1: ‘Prijs \(€\)’ is nog leeg/u],
    [
      "outside the event",
      { admissions: [{ firstDay: monday, priceCents: 1 }] },
      /ma 29 juni valt buiten het evenement/u,
    ],
    ["of another VAT rate", { vatRate: 12 }, /0, 9 of 21/u],
    ["whose companion has no wheelchair place", { audience: "companion" }, /zet ‘Rolstoelplaats’ aan/u],
    [
      "whose sale ends before it begins",
      { saleStartsAt: "2099-01-02T10:00:00Z", saleEndsAt: "2099-01-01T10:00:00Z" },
      /eindigt voordat ze begint/u,
    ],
  ])("isn’t published %s", async (_, fields, words) => {
    expect(await refused(fields)).toMatch(words);
  });

  test("isn’t published when its sale begins once it can’t be sold any more: it is said until when", async () => {
    const late = { saleStartsAt: `${sunday}T16:00:00Z`, admissions: [{ firstDay: sunday, priceCents: 1 }] };
    expect(await refused(late)).toBe(
      "‘Begin van de verkoop’ (28 juni 2099 om 18:00) is niet voor het einde van het evenement, op 28 juni 2099 om 18:00. Zo is deze kaart nooit te koop: kies een eerder moment, of maak het veld leeg.",
    );
    expect(await refused(late, "en")).toBe(
      "‘Begin van de verkoop’ (28 June 2099 at 18:00) isn’t before the end of the event, on 28 June 2099 at 18:00. This ticket could never be bought: choose an earlier moment, or empty the field.",
    );
    // Midnight at the circuit: Friday is over.
    const dayLate = { saleStartsAt: `${friday}T22:00:00Z` };
    expect(await refused(dayLate)).toMatch(
      /27 juni 2099 om 00:00\) is na 26 juni 2099, de laatste dag dat deze kaart verkocht wordt/u,
    );
    expect(await refused(dayLate, "en")).toMatch(/is after 26 June 2099, the last day on which this ticket/u);
    const weekend = { firstDay: friday, lastDay: sunday, priceCents: 1 };
    expect(await refused({ ...dayLate, admissions: [weekend] })).toMatch(/is na 26 juni 2099/u);
  });

  test("is published when its sale begins while one of its days can still be sold", async () => {
    expect(await refused({ saleStartsAt: `${friday}T21:59:00Z` })).toBeNull();
    const days = [friday, sunday].map((firstDay) => ({ firstDay, priceCents: 1 }));
    expect(await refused({ saleStartsAt: `${sunday}T15:59:00Z`, admissions: days })).toBeNull();
  });

  test("isn’t published for a stand and an arrangement, nor with another VAT rate than the price it takes over", async () => {
    const both = { stand: chosen(stand), arrangement: chosen(arrangement) };
    expect(await refused(both)).toMatch(/niet allebei/u);
    const admissions = [{ firstDay: friday }];
    expect(await refused({ arrangement: chosen(arrangement), admissions })).toMatch(/dat van het arrangement is 9/u);
  });

  test("isn’t published for what isn’t published itself", async () => {
    const stands = cms.strapi.documents("api::stand.stand");
    const hidden = await stands.create({ locale: "nl", data: { name: "Nieuw", key: "nieuw" } });
    expect(await refused({ stand: chosen(hidden.documentId) })).toMatch(/bij ‘Tribune’.*nog niet gepubliceerd/u);
  });

  test("says the same in both languages about what it is for", async () => {
    const documents = cms.strapi.documents("api::ticket-type.ticket-type");
    const data = { ...plain, name: "Twee talen", event, admissions: [{ firstDay: friday, priceCents: 1 }], stand };
    const { documentId } = await documents.create({ locale: "nl", data, status: "published" });
    await documents.update({ documentId, locale: "en", data: { ...plain, name: "Two languages", event } });
    const publishing = `${types}/${documentId}/actions/publish?locale=en`;
    const { body } = await editor.ask("POST", publishing, { name: "Two languages" });
    expect(answerSchema.parse(body).error?.message).toMatch(/Bij ‘Tribune’ is in het Nederlands iets anders gekozen/u);
  });
});

test("the days of a ticket are each there once, and end after they begin", () => {
  const problem = (...days: [string, string | null][]) =>
    admissionsProblem({
      admissions: days.map(([firstDay, lastDay]) => ({ firstDay, lastDay, priceCents: 1 })),
      event: [friday, sunday],
      hasArrangement: false,
    })?.nl ?? null;

  expect(problem([friday, null], [saturday, null], [friday, sunday])).toBeNull();
  expect(problem([friday, null], [friday, friday])).toBe(
    "Dagen en prijzen, regel 2: Dezelfde dagen staan er al, op regel 1.",
  );
  expect(problem([sunday, friday])).toMatch(/‘Laatste dag’ ligt voor ‘Eerste dag’/u);
  expect(problem([saturday, monday])).toMatch(/ma 29 juni valt buiten/u);
});

test("what tickets are sold for stays, until they are withdrawn", async () => {
  expect(await refused({ name: "Gast", arrangement: chosen(arrangement), vatRate: 9 })).toBeNull();
  expect(await refused({ name: "Zitplaats", stand: chosen(stand) })).toBeNull();
  for (const [uid, documentId, title] of [
    ["api::event.event", event, "Races"],
    ["api::stand.stand", stand, "Hoofdtribune"],
    ["api::arrangement.arrangement", arrangement, "Tafel"],
  ] as const)
    await expectKept(editor, pathOf(uid), documentId, {
      nl: new RegExp(`Er zijn kaarten voor ‘${title}’: .*Kaartsoort, nl`, "u"),
      en: new RegExp(`There are tickets for ‘${title}’: .*Kaartsoort, nl`, "u"),
    });
  const path = `/collection-types/api::stand.stand/${stand}/actions/publish?locale=nl`;
  const { body } = await editor.ask("POST", path, { name: "Hoofdtribune", key: "hoofd" });
  expect(answerSchema.parse(body).error?.message).toMatch(/sleutel blijft ‘hoofdtribune’/u);
});

/** What the panel warns of beside the ticket type, in each language of its form. */
async function warned(ticketId: string) {
  const found: Record<string, string | null> = {};
  for (const locale of ["nl", "en"]) {
    const { body } = await editor.ask("GET", `/collection-types/${ticketTypes}/${ticketId}?locale=${locale}`);
    const { data, meta } = z.looseObject({ data: z.unknown(), meta: z.unknown() }).parse(body);
    found[locale] = unpublishedLanguage(data, meta);
  }
  return found;
}

test("a ticket type says beside its form which language visitors can't read it in yet", async () => {
  const ticketId = await publish(cms.strapi, ticketTypes, (locale) => ({
    name: { nl: "Volwassene", en: "Adult" }[locale],
    event,
    ...plain,
    admissions: [{ firstDay: friday, priceCents: 100 }],
  }));
  const documents = cms.strapi.documents(ticketTypes);
  expect(await warned(ticketId)).toEqual({ nl: null, en: null });

  await documents.unpublish({ documentId: ticketId, locale: "en" });
  expect(await warned(ticketId)).toEqual({ nl: "en", en: "en" });

  await documents.unpublish({ documentId: ticketId, locale: "nl" });
  expect(await warned(ticketId)).toEqual({ nl: null, en: null });

  await documents.publish({ documentId: ticketId, locale: "en" });
  expect(await warned(ticketId)).toEqual({ nl: "nl", en: "nl" });

  await documents.publish({ documentId: ticketId, locale: "nl" });
  await documents.delete({ documentId: ticketId, locale: "en" });
  expect(await warned(ticketId)).toMatchObject({ nl: "en" });
  expect(unpublishedLanguage(undefined, undefined)).toBeNull();
});
