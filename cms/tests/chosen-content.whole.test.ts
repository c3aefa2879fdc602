import { describe, expect, test } from "vitest";
import { documentIdIn, refusal } from "./panel.ts";
import { editing } from "./shared-cms.ts";
import { expectGoes, expectKept, pathOf } from "./taking-off-site.ts";

const { editor } = editing();

const publishNew = (uid: string, fields: object) =>
  editor.ask("POST", `${pathOf(uid)}/actions/publish?locale=nl`, fields);

/** @returns The documentId. */
const published = async (uid: string, fields: object) => documentIdIn((await publishNew(uid, fields)).body);

async function publishedInBoth(uid: string, fields: object): Promise<string> {
  const documentId = await published(uid, fields);
  const english = await editor.ask("POST", `${pathOf(uid)}/${documentId}/actions/publish?locale=en`, fields);
  expect(english.status).toBe(200);
  return documentId;
}

/** What a form sends of a relation. */
const chosen = (documentId: string) => ({ connect: [{ documentId, locale: "nl" }] });

describe("what is chosen, as without a choice a block shows all, and an entry of no kind is lost,", () => {
  const soon = { startsAt: "2027-05-01T10:00:00.000Z", endsAt: "2027-05-01T20:00:00.000Z" };
  const answer = [{ type: "paragraph", children: [{ type: "text", text: "Zo." }] }];

  /** A type, an entry of it, and the block that chooses from it by a field. */
  const choices = [
    ["api::partner.partner", { name: "Gekozen" }, "blocks.partners", "partners"],
    [
      "api::arrangement.arrangement",
      { title: "Gekozen", priceCents: 100, vatRate: 21 },
      "blocks.arrangement-list",
      "arrangements",
    ],
    ["api::event.event", { title: "Gekozen", ...soon }, "blocks.featured-events", "events"],
    ["api::faq-category.faq-category", { name: "Gekozen" }, "blocks.faq", "categories"],
  ] as const;

  test.each(choices)("stays, and it is said where: %s", async (uid, fields, __component, field) => {
    expect.hasAssertions();
    const documentId = await publishedInBoth(uid, fields);
    await published("api::page.page", { title: "Kiest", blocks: [{ __component, [field]: chosen(documentId) }] });
    await expectKept(editor, pathOf(uid), documentId, {
      nl: /‘Gekozen’ is nog gekozen(?: bij)?: ‘Kiest’ \(Pagina, nl\)/u,
      en: /‘Gekozen’ is still chosen(?: at)?: ‘Kiest’/u,
    });
    // In English it is chosen nowhere.
    await expectGoes(editor, pathOf(uid), documentId, "en");
  });

  test.each([
    ["api::faq-category.faq-category", "category", "api::faq-item.faq-item", { question: "Valt eronder", answer }],
    ["api::event-type.event-type", "type", "api::event.event", { title: "Valt eronder", ...soon }],
    [
      "api::accommodation-type.accommodation-type",
      "type",
      "api::accommodation.accommodation",
      { title: "Valt eronder" },
    ],
  ] as const)("stays while an entry is of that kind: %s", async (uid, field, of, fields) => {
    const kind = await publishedInBoth(uid, { name: "Soort" });
    const entry = await published(of, { ...fields, [field]: chosen(kind) });
    await expectKept(editor, pathOf(uid), kind, {
      nl: /‘Soort’ is nog gekozen bij: ‘Valt eronder’/u,
      en: /‘Soort’ is still chosen at: ‘Valt eronder’/u,
    });
    expect((await editor.ask("DELETE", `${pathOf(of)}/${entry}?locale=*`)).status).toBe(200);
    expect((await editor.ask("DELETE", `${pathOf(uid)}/${kind}?locale=*`)).status).toBe(200);
  });

  test("is none beside an article: an event that is over goes, whatever news there is of it", async () => {
    const event = await publishedInBoth("api::event.event", { title: "Voorbij", ...soon });
    const article = { title: "Verslag", publishedOn: "2026-01-01T09:00:00.000Z", events: chosen(event) };
    await published("api::news-article.news-article", article);
    await expectGoes(editor, pathOf("api::event.event"), event);
  });

  test.each(choices)("is on the site when a page with it is published: %s", async (uid, fields, __component, field) => {
    const documentId = await publishedInBoth(uid, fields);
    const act = async (action: string) =>
      editor.ask("POST", `${pathOf(uid)}/${documentId}/actions/${action}?locale=nl`, {});
    expect((await act("unpublish")).status).toBe(200);
    const blocks = [{ __component, [field]: chosen(documentId) }];
    const publishPage = () => publishNew("api::page.page", { title: "Kiest wat weg is", blocks });
    const refused = await publishPage();
    expect([refused.status, refusal(refused.body)]).toEqual([400, expect.stringContaining("dan toont het alles")]);
    expect((await act("publish")).status).toBe(200);
    expect((await publishPage()).status).toBe(200);
  });
});
