import { describe, expect, test } from "vitest";
import { documentIdIn, expectRefused, refusal } from "./panel.ts";
import { locales, publish } from "./publish.ts";
import { editing } from "./shared-cms.ts";
import { formOf } from "./site-form.ts";
import { expectGoes, expectKept, pathOf } from "./taking-off-site.ts";

const { cms, editor } = editing();

const pages = pathOf("api::page.page");
const news = pathOf("api::news-article.news-article");
const forms = pathOf("api::form.form");

describe("a page that the site itself leads to", () => {
  const fixed = [
    ["home", "home", "/", "/en"],
    ["business/vip-arrangementen", "business/vip-arrangements", "/business/vip-a", "/en/business/vip-a"],
    ["evenementen", "events", "/evenementen", "/en/events"],
    ["nieuws", "news", "/nieuws", "/en/news"],
  ] as const;

  test.each(fixed)("stays, in both languages: %s", async (nl, en, path, english) => {
    const slugs = { nl, en };
    const documentId = await publish(cms.strapi, "api::page.page", (locale) => ({
      title: "Vast",
      slug: slugs[locale],
    }));
    for (const locale of locales) {
      const address = { nl: path, en: english }[locale];
      const at = { nl: new RegExp(`‘Vast’.*op (?:${address}|/en).*kan niet weg`, "u"), en: /‘Vast’.*has to stay/u };
      await expectKept(editor, pages, documentId, at, locale);

      const republish = (fields: object) =>
        editor.ask("POST", `${pages}/${documentId}/actions/publish?locale=${locale}`, fields);
      const { status, body } = await republish({ title: "Vast", slug: `elders-${locale}` });
      expect(status).toBe(400);
      expect(refusal(body)).toContain(`de slug blijft ‘${slugs[locale]}’`);
      expect((await republish({ title: "Nieuwe titel", slug: slugs[locale] })).status).toBe(200);
      await republish({ title: "Vast" });
    }
  });

  test("is none when it is a draft, or stands at its slug in the other language", async () => {
    const draft = await cms.strapi.documents("api::page.page").create({
      locale: "nl",
      data: { title: "Nog een", slug: "events" },
      status: "published",
    });
    await expectGoes(editor, pages, draft.documentId);
    expect((await editor.ask("DELETE", `${pages}/${draft.documentId}?locale=nl`)).status).toBe(200);
  });
});

test("the settings stay, in each language, once they are on the site", async () => {
  expect.hasAssertions();
  await publish(cms.strapi, "api::settings.settings", () => ({ brandName: "Circuit" }));
  const settings = "/single-types/api::settings.settings";
  const nl = "De instellingen gelden voor de hele site, en kunnen niet weg";
  const en = "The settings are those of the whole site, and have to stay";
  for (const [method, path] of [
    ["DELETE", "?locale=nl"],
    ["DELETE", "?locale=en"],
    ["DELETE", "?locale=*"],
    ["POST", "/actions/unpublish?locale=nl"],
    ["POST", "/actions/unpublish?locale=en"],
  ] as const) {
    await expectRefused(editor, [method, `${settings}${path}`, {}], { nl, en });
  }
});

describe("a form", () => {
  const publishForm = async () => {
    const slug = `f-${Math.random().toString(36).slice(2)}`;
    return publish(cms.strapi, "api::form.form", (locale) => ({ ...formOf(locale), title: "Vraag", slug }));
  };
  const block = (form: string) => [{ __component: "blocks.form" as const, form }];
  const soon = { startsAt: "2027-05-01T10:00:00.000Z", endsAt: "2027-05-01T20:00:00.000Z" };

  test.each([
    ["api::page.page", "Pagina", { slug: "met-form" }],
    ["api::event.event", "Evenement", { slug: "met-form", ...soon }],
    ["api::news-article.news-article", "Nieuwsbericht", { slug: "met-form", publishedOn: soon.startsAt }],
    ["api::arrangement.arrangement", "Arrangement", { slug: "met-form", priceCents: 100 }],
  ] as const)("that is used on %s stays, and it is said where", async (uid, type, fields) => {
    const form = await publishForm();
    const data = { title: "Met formulier", ...fields, blocks: block(form) };
    await cms.strapi.documents(uid).create({ locale: "nl", data, status: "published" });

    await expectKept(editor, forms, form, {
      nl: new RegExp(`‘Vraag’ staat nog op de site: ‘Met formulier’ \\(${type}.*, nl\\)\\. Haal`, "u"),
      en: /‘Vraag’ is still on the site: ‘Met formulier’.*Remove the form there first/u,
    });
    // In English it stands nowhere.
    await expectGoes(editor, forms, form, "en");
  });

  test("that a planned article uses stays too", async () => {
    const form = await publishForm();
    const fields = { title: "Straks", publishedOn: "2099-01-01T09:00:00.000Z", blocks: block(form) };
    const planned = await editor.ask("POST", `${news}/actions/publish?locale=nl`, fields);
    expect(planned.status).toBe(200);
    const { body } = await editor.ask("POST", `${forms}/${form}/actions/unpublish?locale=nl`, {});
    expect(refusal(body)).toContain("‘Straks’ (Nieuwsbericht, nl, ingepland)");
  });

  test("that drafts use only, or nothing, goes", async () => {
    const form = await publishForm();
    await cms.strapi.documents("api::page.page").create({
      locale: "nl",
      data: { title: "Schets", slug: "schets", blocks: block(form) },
    });
    await expectGoes(editor, forms, form);
    expect((await editor.ask("DELETE", `${forms}/${form}?locale=*`)).status).toBe(200);
  });
});

describe("an article that something on the site links to", () => {
  const publishArticle = async (slug: string) => {
    const data = { title: "Gelinkt", slug, publishedOn: "2026-01-01T09:00:00.000Z" };
    const documents = cms.strapi.documents("api::news-article.news-article");
    return (await documents.create({ locale: "nl", data, status: "published" })).documentId;
  };
  const text = (url: string) => {
    const children = [{ type: "text" as const, text: "klik" }];
    const link = { type: "link" as const, url, rel: "", target: "", children };
    return [{ __component: "blocks.rich-text" as const, content: [{ type: "paragraph" as const, children: [link] }] }];
  };
  const card = (url: string) => [{ __component: "blocks.cards" as const, cards: [{ title: "Kaart", url }] }];

  test.each([
    ["in a text, at a part of it", "gelinkt-twee", text("/nieuws/gelinkt-twee?x=1#boven")],
    ["in a card", "gelinkt-drie", card("/nieuws/gelinkt-drie#boven")],
    ["in full", "gelinkt-vier", card("http://localhost:3000/nieuws/gelinkt-vier")],
  ])("stays, and it is said where: %s", async (_, slug, blocks) => {
    expect.hasAssertions();
    const documentId = await publishArticle(slug);
    const data = { title: "Verwijst", slug: `verwijst-${slug}`, blocks };
    await cms.strapi.documents("api::page.page").create({ locale: "nl", data, status: "published" });

    await expectKept(editor, news, documentId, {
      nl: /links naar ‘Gelinkt’: ‘Verwijst’ \(Pagina, nl\)\. Haal die eerst weg/u,
      en: /lead to ‘Gelinkt’: ‘Verwijst’.*Remove those first/u,
    });
  });

  test("goes when only a draft, itself or a longer address has such a link", async () => {
    const documentId = await publishArticle("vrij");
    const documents = cms.strapi.documents("api::page.page");
    const longer = { title: "Langer", slug: "langer", blocks: text("/nieuws/vrij-en-langer") };
    await documents.create({ locale: "nl", data: longer, status: "published" });
    await documents.create({ locale: "nl", data: { title: "Schets", slug: "schetsje", blocks: text("/nieuws/vrij") } });
    const articles = cms.strapi.documents("api::news-article.news-article");
    await articles.update({ documentId, locale: "nl", data: { blocks: text("/nieuws/vrij") }, status: "published" });

    await expectGoes(editor, news, documentId);
    expect((await editor.ask("DELETE", `${news}/${documentId}?locale=nl`)).status).toBe(200);
  });
});

describe("a page that moved to another address", () => {
  const moved = async (slug: string) => {
    const made = await publishPage(slug);
    for (const next of [`${slug}-nieuw`, `${slug}-nieuwst`]) {
      const path = `${pages}/${made}/actions/publish?locale=nl`;
      expect((await editor.ask("POST", path, { title: "Verhuisd", slug: next })).status).toBe(200);
    }
    return made;
  };
  const publishPage = async (slug: string, more: object = {}) => {
    const data = { title: "Verhuisd", slug, ...more };
    const documents = cms.strapi.documents("api::page.page");
    return (await documents.create({ locale: "nl", data, status: "published" })).documentId;
  };

  test("stays while links lead to the old one", async () => {
    expect.hasAssertions();
    const blocks = [{ __component: "blocks.cards", cards: [{ title: "Kaart", url: "/was-hier?x=1" }] }];
    await publishPage("wijst-naar-oud", { title: "Wijst erheen", blocks });
    const documentId = await moved("was-hier");

    await expectKept(editor, pages, documentId, {
      nl: /links naar ‘Verhuisd’: ‘Wijst erheen’ \(Pagina, nl\)/u,
      en: /lead to ‘Verhuisd’: ‘Wijst erheen’/u,
    });
  });

  test("stays while the settings name it, at the old address too, or have chosen it", async () => {
    expect.hasAssertions();
    const settings = cms.strapi.documents("api::settings.settings");
    const documentId = await moved("wagentje");
    const chosen = await publishPage("zonder-nieuwsbrief");
    const data = { brandName: "Circuit", cartPage: "/wagentje", hideNewsletterOnPage: [chosen] };
    await settings.create({ locale: "nl", data, status: "published" });

    await expectKept(editor, pages, documentId, {
      nl: /links naar ‘Verhuisd’: ‘Circuit’ \(Instellingen, nl\)/u,
      en: /lead to ‘Verhuisd’: ‘Circuit’/u,
    });
    await expectKept(editor, pages, chosen, {
      nl: /‘Verhuisd’ is nog gekozen: ‘Circuit’ \(Instellingen, nl\)/u,
      en: /‘Verhuisd’ is still chosen: ‘Circuit’/u,
    });
  });

  test("stays while an editor’s redirect leads to it, straight or by way of the old address", async () => {
    const documentId = await moved("folderpagina");
    const redirects = pathOf("api::redirect.redirect");
    for (const to of ["/folderpagina-nieuwst?actie=1", "/folderpagina"]) {
      const made = await editor.ask("POST", `${redirects}/actions/publish`, { from: "/folder", to });
      expect(made.status).toBe(200);
      await expectKept(editor, pages, documentId, {
        nl: /links naar ‘Verhuisd’: ‘\/folder’ \(Doorverwijzing\)\. Haal die eerst weg/u,
        en: /lead to ‘Verhuisd’: ‘\/folder’ \(Doorverwijzing\)/u,
      });
      const rule = documentIdIn(made.body);
      expect((await editor.ask("DELETE", `${redirects}/${rule}`)).status).toBe(200);
    }
    await expectGoes(editor, pages, documentId);
  });

  test("goes when none do", async () => {
    const documentId = await moved("vrijgekomen");
    await expectGoes(editor, pages, documentId);
  });
});
