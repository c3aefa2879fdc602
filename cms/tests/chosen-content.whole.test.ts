import type { Modules, UID } from "@strapi/strapi";
import { describe, expect, test } from "vitest";
import { refusal } from "./panel.ts";
import { publish } from "./publish.ts";
import { editing } from "./shared-cms.ts";
import { expectKept, pathOf, removals } from "./taking-off-site.ts";

const begun = editing();

const newSlug = () => `gekozen-${Math.random().toString(36).slice(2)}`;

describe("what is chosen, as without a choice a block shows all, and an entry of no kind is lost,", () => {
  const soon = { startsAt: "2027-05-01T10:00:00.000Z", endsAt: "2027-05-01T20:00:00.000Z" };
  const answer = [{ type: "paragraph" as const, children: [{ type: "text" as const, text: "Zo." }] }];
  const published = { locale: "nl", status: "published" } as const;
  type Block = NonNullable<Modules.Documents.Params.Data.Input<"api::page.page">["blocks"]>[number];

  const choices: [UID.CollectionType, () => Promise<string>, (id: string) => Block][] = [
    [
      "api::partner.partner",
      () => publish(begun.cms.strapi, "api::partner.partner", () => ({ name: "Gekozen" })),
      (id) => ({ __component: "blocks.partners", partners: [id] }),
    ],
    [
      "api::arrangement.arrangement",
      () =>
        publish(begun.cms.strapi, "api::arrangement.arrangement", () => ({
          title: "Gekozen",
          slug: newSlug(),
          priceCents: 100,
          vatRate: 21 as const,
        })),
      (id) => ({ __component: "blocks.arrangement-list", arrangements: [id] }),
    ],
    [
      "api::event.event",
      () => publish(begun.cms.strapi, "api::event.event", () => ({ title: "Gekozen", slug: newSlug(), ...soon })),
      (id) => ({ __component: "blocks.featured-events", events: [id] }),
    ],
    [
      "api::faq-category.faq-category",
      () => publish(begun.cms.strapi, "api::faq-category.faq-category", () => ({ name: "Gekozen", slug: newSlug() })),
      (id) => ({ __component: "blocks.faq", categories: [id] }),
    ],
  ];

  /** A block as the panel sends it: what is chosen is connected. */
  const sent = (block: Block) =>
    Object.fromEntries(
      Object.entries(block).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? { connect: value.map((documentId) => ({ documentId: String(documentId), locale: "nl" })) }
          : value,
      ]),
    );

  test.each(choices)("stays, and it is said where: %s", async (uid, make, block) => {
    expect.hasAssertions();
    const documentId = await make();
    const data = { title: "Kiest", slug: `kiest-${uid.split(".")[1] ?? ""}`, blocks: [block(documentId)] };
    await begun.cms.strapi.documents("api::page.page").create({ ...published, data });
    await expectKept(begun, pathOf(uid), documentId, {
      nl: /‘Gekozen’ is nog gekozen(?: bij)?: ‘Kiest’ \(Pagina, nl\)/u,
      en: /‘Gekozen’ is still chosen(?: at)?: ‘Kiest’/u,
    });
    // In English it is chosen nowhere.
    expect((await removals(begun, pathOf(uid), documentId, { locale: "en" })[0]?.())?.status).toBe(200);
  });

  const kindOf = (
    uid: "api::faq-category.faq-category" | "api::event-type.event-type" | "api::accommodation-type.accommodation-type",
  ) => publish(begun.cms.strapi, uid, () => ({ name: "Soort", slug: `soort-${uid.length}` }));

  const kinds: [Parameters<typeof kindOf>[0], UID.CollectionType, (kind: string) => Promise<{ documentId: string }>][] =
    [
      [
        "api::faq-category.faq-category",
        "api::faq-item.faq-item",
        (category) =>
          begun.cms.strapi
            .documents("api::faq-item.faq-item")
            .create({ ...published, data: { question: "Valt eronder", answer, category } }),
      ],
      [
        "api::event-type.event-type",
        "api::event.event",
        (type) =>
          begun.cms.strapi
            .documents("api::event.event")
            .create({ ...published, data: { title: "Valt eronder", slug: "van-soort", ...soon, type } }),
      ],
      [
        "api::accommodation-type.accommodation-type",
        "api::accommodation.accommodation",
        (type) =>
          begun.cms.strapi
            .documents("api::accommodation.accommodation")
            .create({ ...published, data: { title: "Valt eronder", type } }),
      ],
    ];

  test.each(kinds)("stays while an entry is of that kind: %s", async (uid, of, put) => {
    const kind = await kindOf(uid);
    const entry = await put(kind);
    await expectKept(begun, pathOf(uid), kind, {
      nl: /‘Soort’ is nog gekozen bij: ‘Valt eronder’/u,
      en: /‘Soort’ is still chosen at: ‘Valt eronder’/u,
    });
    await begun.cms.strapi.documents(of).delete({ documentId: entry.documentId, locale: "*" });
    expect((await removals(begun, pathOf(uid), kind)[2]?.())?.status).toBe(200);
  });

  test("is none beside an article: an event that is over goes, whatever news there is of it", async () => {
    const event = await publish(begun.cms.strapi, "api::event.event", () => ({
      title: "Voorbij",
      slug: "voorbij",
      ...soon,
    }));
    const data = { title: "Verslag", slug: "verslag", publishedOn: soon.startsAt, events: [event] };
    await begun.cms.strapi.documents("api::news-article.news-article").create({ ...published, data });
    expect((await removals(begun, pathOf("api::event.event"), event)[0]?.())?.status).toBe(200);
  });

  test.each(choices)("is on the site when a page with it is published: %s", async (uid, make, block) => {
    const documentId = await make();
    const act = async (action: string) =>
      begun.editor.ask("POST", `${pathOf(uid)}/${documentId}/actions/${action}?locale=nl`, {});
    expect((await act("unpublish")).status).toBe(200);
    const path = pathOf("api::page.page");
    const title = "Kiest wat weg is";
    const slug = `weg-${uid.split(".")[1] ?? ""}`;
    const publishPage = () =>
      begun.editor.ask("POST", `${path}/actions/publish?locale=nl`, { title, slug, blocks: [sent(block(documentId))] });
    const refused = await publishPage();
    expect([refused.status, refusal(refused.body)]).toEqual([400, expect.stringContaining("dan toont het alles")]);
    expect((await act("publish")).status).toBe(200);
    expect((await publishPage()).status).toBe(200);
  });
});
