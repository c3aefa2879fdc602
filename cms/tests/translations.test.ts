import { expect, test } from "vitest";
import * as z from "zod";
import { writeDraft } from "./panel.ts";
import { editing } from "./shared-cms.ts";

const { cms, editor } = editing();

const events = "/collection-types/api::event.event";
const eventSchema = z.object({
  priceFromCents: z.number().nullable(),
  timetable: z.array(z.object({ date: z.string(), sessions: z.array(z.object({ title: z.string() })) })),
});

const timetable = (title: string) => [
  { date: "2027-05-01", sessions: [{ startTime: "10:00", title, titleEn: `${title} in English` }] },
];

const days = { startsAt: "2027-05-01T08:00:00.000Z", endsAt: "2027-05-01T16:00:00.000Z" };
const write = (fields: object) => writeDraft(editor, events, { title: "Race", ...days, ...fields });

async function find(documentId: string, locale: string, status: "draft" | "published" = "draft") {
  const found: unknown = await cms.strapi
    .documents("api::event.event")
    .findOne({ documentId, locale, status, populate: ["timetable.sessions"] });
  return eventSchema.parse(found);
}

/** As the panel's form for a translation that isn't there yet sends it: without the lists that languages share. */
const asForm = { title: "Race", slug: "", timetable: [], startsAt: days.startsAt };

test.each(["saved", "published"])(
  "a first translation that is %s keeps the timetable of both languages",
  async (how) => {
    const documentId = await write({ timetable: timetable("Training"), priceFromCents: 5000 });
    const publish = (locale: string, body: object) =>
      editor.ask("POST", `${events}/${documentId}/actions/publish?locale=${locale}`, body);
    expect(await publish("nl", {})).toMatchObject({ status: 200 });
    const fields = { ...asForm, slug: `en-${documentId}` };
    const answer =
      how === "saved"
        ? await editor.ask("PUT", `${events}/${documentId}?locale=en`, fields)
        : await publish("en", fields);

    expect(answer).toMatchObject({ status: 200 });
    const kept = { priceFromCents: 5000, timetable: [{ date: "2027-05-01", sessions: [{ title: "Training" }] }] };
    expect([await find(documentId, "nl"), await find(documentId, "en")]).toEqual([kept, kept]);
    expect(await find(documentId, "nl", "published")).toEqual(kept);
  },
);

test("a first translation keeps what was changed and isn't published yet", async () => {
  const documentId = await write({ timetable: timetable("Training"), priceFromCents: 5000 });
  await editor.ask("POST", `${events}/${documentId}/actions/publish?locale=nl`, {});
  const change = { timetable: timetable("Race"), priceFromCents: 6000 };
  await editor.ask("PUT", `${events}/${documentId}?locale=nl`, change);
  await editor.ask("PUT", `${events}/${documentId}?locale=en`, { ...asForm, slug: `en-${documentId}` });

  const kept = { priceFromCents: 6000, timetable: [{ date: "2027-05-01", sessions: [{ title: "Race" }] }] };
  expect([await find(documentId, "nl"), await find(documentId, "en")]).toMatchObject([kept, kept]);
});

test("a timetable that is emptied in a translation that exists is empty in both languages", async () => {
  const documentId = await write({ timetable: timetable("Training") });
  const path = `${events}/${documentId}?locale=en`;
  await editor.ask("PUT", path, { ...asForm, slug: `en-${documentId}` });
  expect((await editor.ask("PUT", path, { timetable: [] })).status).toBe(200);
  for (const locale of ["nl", "en"]) expect((await find(documentId, locale)).timetable).toEqual([]);
});
