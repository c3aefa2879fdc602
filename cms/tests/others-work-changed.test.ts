import { describe, expect, test } from "vitest";
import * as z from "zod";
import { inverseRelations } from "../src/access/own-relations.ts";
import { expectRefused, type Panel, openPanel, refusal, writeDraft } from "./panel.ts";
import { cmsWithSiteForFile, panelForFile } from "./shared-cms.ts";

const { cms } = cmsWithSiteForFile();
const author = panelForFile(cms, "author");
const editor = panelForFile(cms, "editor");

const events = "/collection-types/api::event.event";
const categories = "/collection-types/api::faq-category.faq-category";
const questions = "/collection-types/api::faq-item.faq-item";

const race = { title: "Races", startsAt: "2030-05-01T09:00:00.000Z", priceFromCents: 5000 };
const raceInEnglish = { title: "Races in English", slug: "races-en", startsAt: race.startsAt, priceFromCents: 1 };

const pricesOf = async (documentId: string) => {
  const found: unknown = await cms.strapi.db.query("api::event.event").findMany({ where: { documentId } });
  return z
    .array(z.object({ locale: z.string(), priceFromCents: z.number() }))
    .parse(found)
    .map(({ locale, priceFromCents }) => [locale, priceFromCents]);
};

/** Gives the role of authors a right that it doesn't have of itself. */
async function alsoGive(code: string, action: string, subject: string, properties: object = {}) {
  const { id }: { id: number } = await cms.strapi.db.query("admin::role").findOne({ where: { code } });
  const given = { action, subject, conditions: [], properties, role: id };
  return cms.strapi.service("admin::permission").createMany([given]);
}

describe("a translation changes what all languages share, so", () => {
  test("an author adds none to what is somebody else’s", async () => {
    const foreign = await writeDraft(editor, events, race);
    const words = { nl: "van iemand anders", en: "somebody else’s" };
    await expectRefused(author, ["PUT", `${events}/${foreign}?locale=en`, raceInEnglish], words, { status: 403 });
    const made = await author.ask("POST", `${events}?locale=en`, { ...raceInEnglish, documentId: foreign });
    expect(await pricesOf(foreign)).toEqual([["nl", 5000]]);
    expect([made.status, made.body]).toEqual([403, expect.anything()]);
  });

  test("nor by publishing one, when the role may publish", async () => {
    const foreign = await writeDraft(editor, events, race);
    for (const action of ["create", "publish"]) {
      const fields = ["title", "slug", "startsAt", "priceFromCents"];
      const properties = { locales: ["nl", "en"], ...(action === "create" && { fields }) };
      await alsoGive("strapi-author", `plugin::content-manager.explorer.${action}`, "api::event.event", properties);
    }
    const added = await author.ask("POST", `${events}/${foreign}/actions/publish?locale=en`, raceInEnglish);

    expect(added.status).toBe(403);
    expect(refusal(added.body)).toContain("van iemand anders");
    expect(await pricesOf(foreign)).toEqual([["nl", 5000]]);
  });

  test("an author adds them to own work, and an editor to all", async () => {
    const own = await writeDraft(author, events, race);
    const first = await author.ask("PUT", `${events}/${own}?locale=en`, { ...raceInEnglish, slug: "races-own" });
    expect(first.status).toBe(200);
    const other = await writeDraft(author, events, race);
    const second = await editor.ask("PUT", `${events}/${other}?locale=en`, { ...raceInEnglish, slug: "races-all" });
    expect(second.status).toBe(200);
  });

  test("whoever may write in one language only adds that one to all", async () => {
    await cms.strapi.db.query("admin::role").create({ data: { code: "translator", name: "Vertaler" } });
    const fields = ["title", "slug", "startsAt", "priceFromCents"];
    for (const action of ["create", "read", "update"]) {
      const name = `plugin::content-manager.explorer.${action}`;
      await alsoGive("translator", name, "api::event.event", { fields, locales: ["en"] });
    }
    const translator = await openPanel(cms, "translator", "Vera Vertaler");
    const dutch = await writeDraft(editor, events, race);

    const english = { ...raceInEnglish, slug: "races-translated" };
    expect((await translator.ask("PUT", `${events}/${dutch}?locale=en`, english)).status).toBe(200);
    expect((await translator.ask("PUT", `${events}/${dutch}?locale=nl`, race)).status).toBe(403);
  });
});

describe("a category takes its questions from where they were, so", () => {
  const answer = [{ type: "paragraph", children: [{ type: "text", text: "Ja." }] }];
  const ask = (who: Panel, category?: string) =>
    writeDraft(who, questions, { question: "Mag dit?", answer, ...(category !== undefined && { category }) });
  const inCategory = (name: string, items: object = []) => ({ name, items });
  const categoryOf = async (question: string) => {
    const wanted = { where: { documentId: question, locale: "nl", publishedAt: null }, populate: { category: true } };
    const found: unknown = await cms.strapi.db.query("api::faq-item.faq-item").findOne(wanted);
    return z.object({ category: z.object({ documentId: z.string() }).nullable() }).parse(found).category?.documentId;
  };
  const refused = async (asked: ReturnType<Panel["ask"]>) => {
    const { status, body } = await asked;
    expect([status, body]).toEqual([403, expect.anything()]);
    expect(refusal(body)).toContain("van iemand anders");
  };

  test("an author doesn’t put somebody else’s question in it", async () => {
    const home = await writeDraft(editor, categories, inCategory("Van Edith"));
    const question = await ask(editor, home);
    const own = await writeDraft(author, categories, inCategory("Van Anna"));
    const connect = [{ documentId: question }];

    await refused(author.ask("POST", `${categories}?locale=nl`, inCategory("Nieuw", { connect })));
    await refused(author.ask("POST", `${categories}?locale=nl`, inCategory("Nieuw", [question])));
    await refused(author.ask("POST", `${categories}?locale=nl`, inCategory("Nieuw", { set: connect })));
    await refused(author.ask("PUT", `${categories}/${own}?locale=nl`, inCategory("Nieuw", { connect })));
    await refused(author.ask("POST", `${categories}/clone/${own}?locale=nl`, inCategory("Kopie", { connect })));
    expect(await categoryOf(question)).toBe(home);
    const left = await cms.strapi.documents("api::faq-category.faq-category").findMany({ locale: "nl" });
    expect(left.filter(({ name }) => ["Nieuw", "Kopie"].includes(name ?? ""))).toEqual([]);
  });

  test("nor by publishing, when the role may publish its own", async () => {
    const home = await writeDraft(editor, categories, inCategory("Van Edith"));
    const question = await ask(editor, home);
    const own = await writeDraft(author, categories, inCategory("Van Anna"));
    const category = "api::faq-category.faq-category";
    await alsoGive("strapi-author", "plugin::content-manager.explorer.publish", category, { locales: ["nl", "en"] });
    const body = { name: "Van Anna", slug: "van-anna-op", items: { connect: [{ documentId: question }] } };

    await refused(author.ask("POST", `${categories}/${own}/actions/publish?locale=nl`, body));
    await refused(author.ask("POST", `${categories}/actions/publish?locale=nl`, { ...body, slug: "van-anna-ook" }));
    expect(await categoryOf(question)).toBe(home);
  });

  test("an author doesn’t take it out of a category, nor along into a copy", async () => {
    const own = await writeDraft(author, categories, inCategory("Van Anna"));
    const question = await ask(editor, own);
    const path = `${categories}/${own}?locale=nl`;

    await refused(author.ask("PUT", path, inCategory("Leeg", { disconnect: [{ documentId: question }] })));
    await refused(author.ask("PUT", path, inCategory("Leeg", { set: [] })));
    await refused(author.ask("PUT", path, inCategory("Leeg", [])));
    await refused(author.ask("POST", `${categories}/clone/${own}?locale=nl`, { name: "Kopie", slug: "kopie-anna" }));
    expect(await categoryOf(question)).toBe(own);
    const none = { connect: [], disconnect: [] };
    expect((await author.ask("PUT", path, inCategory("Met een naam", none))).status).toBe(200);
  });

  test("an author moves own questions, and an editor all", async () => {
    const [own, others] = [await ask(author), await ask(editor)];
    const first = await writeDraft(author, categories, inCategory("Eigen", { connect: [{ documentId: own }] }));
    expect(await categoryOf(own)).toBe(first);
    const second = await writeDraft(editor, categories, inCategory("Alle", { set: [own, others] }));
    expect([await categoryOf(own), await categoryOf(others)]).toEqual([second, second]);
    const emptied = await editor.ask("PUT", `${categories}/${second}?locale=nl`, inCategory("Alle", { set: [] }));
    expect([emptied.status, await categoryOf(others)]).toEqual([200, undefined]);
  });
});

test("no block or other part of an entry has a relation that entries elsewhere keep", () => {
  const parts = Object.values(cms.strapi.components);
  expect(parts.flatMap(({ attributes }) => inverseRelations(attributes))).toEqual([]);
  const types = Object.values(cms.strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  expect(types.flatMap(({ uid, attributes }) => inverseRelations(attributes).map(({ name }) => [uid, name]))).toEqual([
    ["api::faq-category.faq-category", "items"],
  ]);
});
