import type { Modules } from "@strapi/strapi";
import JSZip from "jszip";
import { beforeAll, describe, expect, test } from "vitest";
import { inboxForFile } from "./inbox.ts";
import { publish } from "./publish.ts";
import { publishComingEvent } from "./ticket-alarm-form.ts";

const inbox = inboxForFile();
let form: string;
let event: string;

type Fields = NonNullable<Modules.Documents.Params.Data.Input<"api::form.form">["fields"]>;

const asked: Fields = [
  { __component: "fields.choice", name: "event", label: "Evenement", source: "events" },
  { __component: "fields.checkbox", name: "camping", label: "Blijf je slapen?" },
  { __component: "fields.number", name: "tents", label: "Tenten", showWhenField: "camping", showWhenValue: "true" },
  { __component: "fields.multiple-choice", name: "also", label: "Ook naar", source: "events" },
  { __component: "fields.number", name: "litres", label: "Liters", decimals: 2, min: -100 },
  { __component: "fields.text", name: "plate", label: "Kenteken" },
];

beforeAll(async () => {
  const { strapi } = inbox.cms;
  event = await publishComingEvent(strapi);
  form = await publish(strapi, "api::form.form", (locale) => ({
    title: "Met wie kom je?",
    slug: `groep-${locale}`,
    submitLabel: "Versturen",
    thanksTitle: "Dank je",
    retentionDays: 30,
    fields: asked,
  }));
});

const send = (values: Record<string, string | string[]>, locale: "nl" | "en" = "nl") =>
  inbox.stored({ form, values, locale });
const csv = async (query: string) => (await inbox.panel(`/submissions.csv?${query}`)).text();

describe("an export of submissions", () => {
  test("has the questions in the form's order, events by their title in the sender's language, and numbers to add up", async () => {
    await send({ event, camping: "true", tents: "2", also: [event], litres: "-12.5", plate: "-12.5" });
    await send({ event, litres: "1000.25", plate: "007" }, "en");
    const rows = (await csv("")).trim().split("\r\n");

    expect(rows[0]).toMatch(/;"event";"camping";"tents";"also";"litres";"plate"$/u);
    expect(rows[1]).toMatch(/;"TT of Drenthe";"nee";"";"[^"]*";1000,25;"007"$/u);
    expect(rows[2]).toMatch(/;"TT Drenthe";"ja";2;"TT Drenthe";-12,5;"'-12.5"$/u);
  });

  test("names each by the reference that its mails have, in both languages and both files", async () => {
    const { documentId } = await send({ event, plate: "kenmerk" });
    const reference = documentId.slice(0, 8).toUpperCase();
    const [head, row] = (await csv("")).split("\r\n").map((line) => line.split(";").slice(0, 3));
    expect(head?.slice(1)).toEqual(['"Kenmerk"', '"Formulier"']);
    expect(row?.[1]).toBe(`"${reference}"`);

    const headers = { ...inbox.headers("inbox"), "x-panel-language": "en" };
    const english = await fetch(`${inbox.cms.origin}/inbox/submissions.csv`, { headers });
    expect((await english.text()).split("\r\n")[0]).toContain('"Received at";"Reference";"Form"');
    const archive = await JSZip.loadAsync(await (await inbox.panel("/submissions.xlsx")).arrayBuffer());
    const sheet = await archive.file("xl/worksheets/sheet1.xml")?.async("string");
    expect(sheet).toContain(`<t xml:space="preserve">${reference}</t>`);
    await inbox.cms.strapi.documents("api::submission.submission").delete({ documentId });
  });

  test("holds numbers as numbers and texts as texts in a workbook", async () => {
    const answer = await inbox.panel("/submissions.xlsx");
    const archive = await JSZip.loadAsync(await answer.arrayBuffer());
    const sheet = await archive.file("xl/worksheets/sheet1.xml")?.async("string");

    expect(sheet).toContain("<c><v>1000.25</v></c>");
    expect(sheet).toContain("<c><v>-12.5</v></c>");
    expect(sheet).toContain('<t xml:space="preserve">007</t>');
    expect(sheet).toContain('<t xml:space="preserve">TT Drenthe</t>');
  });

  test("keeps the order when the form is off the site, and what there is to call an event by when it is gone", async () => {
    await inbox.cms.strapi.documents("api::form.form").unpublish({ documentId: form, locale: "*" });
    await inbox.cms.strapi.documents("api::event.event").delete({ documentId: event, locale: "*" });
    const rows = (await csv("")).trim().split("\r\n");

    expect(rows[0]).toMatch(/;"event";"camping";"tents";"also";"litres";"plate"$/u);
    expect(rows[1]).toContain(`"${event}"`);
  });
});

test("an export of subscriptions has the link to unsubscribe for confirmed addresses only: its key would confirm the others", async () => {
  for (const state of ["pending", "confirmed"] as const) {
    await inbox.cms.strapi.documents("api::subscription.subscription").create({
      data: { email: `${state}@b.example`, kind: "newsletter", state, language: "nl", token: `sleutel-${state}` },
    });
  }
  const answer = await inbox.panel("/subscriptions.csv");
  const text = await answer.text();

  expect(text).toContain("pending@b.example");
  expect(text).not.toContain("sleutel-pending");
  expect(text).toMatch(/"confirmed@b\.example";.*\/sleutel-confirmed"/u);
});

test.each([
  ["submissions.csv?filters[createdAt][$gt]=zzz", 400],
  ["submissions.csv?filters[createdAt][$gt]=0000-01-01", 400],
  ["submissions.csv?filters[createdAt][$contains]=2026", 400],
  ["submissions.csv?filters[event][$eq]=1", 400],
  ["submissions.csv?filters[sender][$eq]=%00", 400],
  ["subscriptions.csv?filters[formTitle][$eq]=1", 400],
  ["subscriptions.csv?filters[createdAt][$lt]=", 400],
  ["submissions.csv?filters[$and][0][createdAt][$gt]=2026-01-01T00:00:00.000Z", 200],
  ["submissions.csv?filters[createdAt][$lte]=2026-01-01", 200],
  ["subscriptions.csv?filters[eventTitle][$containsi]=tt", 200],
  ["subscriptions.xlsx", 200],
])("a filter that fits no list is a mistake of who asks, and others filter: %s", async (path, status) => {
  expect((await inbox.panel(`/${path}`)).status).toBe(status);
});
