import type { UID } from "@strapi/strapi";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { addressedTypes } from "../../contract/src/urls/paths.ts";
import { isSlug, maxSlugLength } from "../../contract/src/urls/slug.ts";
import { expectRefused } from "./panel.ts";
import { publishDraft } from "./publish.ts";
import { editing } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

const { cms, editor } = editing();

const documentSchema = z.object({ data: z.object({ documentId: z.string(), slug: z.string() }) });

async function save(uid: string, fields: object, { id = "", locale = "nl", publish = false } = {}) {
  const path = `/collection-types/${uid}${id === "" ? "" : `/${id}`}${publish ? "/actions/publish" : ""}?locale=${locale}`;
  return editor.ask(id === "" || publish ? "POST" : "PUT", path, fields);
}

async function saved(...parameters: Parameters<typeof save>) {
  return documentSchema.parse((await save(...parameters)).body).data;
}

interface Slugged {
  uid: UID.ContentType;
  /** `titled` is the field that a slug is made from, `placeholder` the type's name, which Strapi fills in. */
  titled: string;
  placeholder: string;
}

/** Types with a slug, found in the schemas: all in the whole run, else one for each field that slugs are made from. */
function slugged(): Slugged[] {
  const schema = z.object({
    uid: z.custom<UID.ContentType>(),
    info: z.object({ singularName: z.string() }),
    attributes: z.object({ slug: z.object({ targetField: z.string().default("title") }) }),
  });
  const types = Object.values(cms.strapi.contentTypes).flatMap((type) => {
    const found = schema.safeParse(type);
    if (!found.success || !found.data.uid.startsWith("api::")) return [];
    const { uid, info, attributes } = found.data;
    return [{ uid, titled: attributes.slug.targetField, placeholder: info.singularName }];
  });
  return isWholeRun ? types : [...new Map(types.map((type) => [type.titled, type])).values()];
}

/** Types with pages of their own. */
const addressed = Object.values(addressedTypes).slice(0, isWholeRun ? undefined : 1);

describe("the address of a type that has one", () => {
  test("comes from the title, in each language, while nobody typed one", async () => {
    const types = slugged();
    expect(types.length).toBeGreaterThan(isWholeRun ? 5 : 1);
    for (const { uid, titled, placeholder } of types) {
      for (const [index, given] of [undefined, `${placeholder}-3`].entries()) {
        const { documentId: id, slug } = await saved(uid, { [titled]: `Éérste & Dag ${index}`, slug: given });
        expect(slug, `${uid} given ${given}`).toBe(`eerste-en-dag-${index}`);
        const english = await saved(uid, { [titled]: `First & Day ${index}`, slug: given }, { id, locale: "en" });
        expect(english.slug, `${uid} in English`).toBe(`first-and-day-${index}`);
      }
      expect((await saved(uid, { [titled]: "Éérste & Dag 0" })).slug, "taken already").not.toBe("eerste-en-dag-0");
    }
  });

  test("is in small letters, one with capitals is the same, and each language has its own", async () => {
    for (const { uid, titled } of slugged()) {
      expect((await saved(uid, { [titled]: "Titel", slug: "Contact-Ons" })).slug).toBe("contact-ons");
      const again = await save(uid, { [titled]: "Titel", slug: "CONTACT-ons" });
      expect(again.status).toBe(400);
      expect(JSON.stringify(again.body)).toContain("in gebruik");
      const english = await save(uid, { [titled]: "Title", slug: "contact-ons" }, { locale: "en" });
      expect(english.body, `of ${uid}`).toHaveProperty("data.slug", "contact-ons");
    }
  });
});

test.each(["", null, "page", "page-12"])("the address %j of a page is none", async (slug) => {
  expect((await saved("api::page.page", { title: "Ælle & Øst’s ß", slug })).slug).toMatch(
    /^aelle-en-osts-ss(?:-\d+)?$/u,
  );
});

test("an address on the site stays when the title changes, also when it has capitals from before", async () => {
  const fields = { title: "Een", slug: "een-eigen-adres" };
  const { documentId: id } = await saved("api::page.page", fields, { publish: false });
  await save("api::page.page", fields, { id, publish: true });
  expect((await saved("api::page.page", { title: "Heel anders" }, { id })).slug).toBe("een-eigen-adres");

  const old = { documentId: id };
  await cms.strapi.db.query("api::page.page").updateMany({ where: old, data: { slug: "Een-Eigen-Adres" } });
  expect((await saved("api::page.page", { title: "Nog anders", slug: "Een-Eigen-Adres" }, { id })).slug).toBe(
    "Een-Eigen-Adres",
  );
});

test("an article isn't published at the name of its type", async () => {
  const fields = { title: "Baanrecord", slug: "news-article", publishedOn: "2026-01-01T09:00:00.000Z" };
  const { documentId: id } = await saved("api::news-article.news-article", fields);
  const published = await save("api::news-article.news-article", fields, { id, publish: true });
  expect(published.body).toHaveProperty("data.slug", "baanrecord");
});

test("a page isn't published where another is, capitals or not", async () => {
  const { documentId } = await saved("api::page.page", { title: "Een", slug: "over-ons" });
  await save("api::page.page", { title: "Een", slug: "over-ons" }, { id: documentId, publish: true });
  await cms.strapi.db.query("api::page.page").updateMany({ where: { documentId }, data: { slug: "Over-Ons" } });

  const publishing = publishDraft(cms.strapi, "api::page.page", { title: "Twee", slug: "over-ons" });
  await expect(publishing).rejects.toThrow("Op /over-ons staat al ‘Een’");
});

test("an address that can't be one is refused in words that say what it may hold", async () => {
  expect.hasAssertions();
  const words = { nl: /‘Slug’ is geen adres: .*streepjes/u, en: /‘Slug’ is no address: .*hyphens/u };
  for (const { uid, titled } of slugged()) {
    const path = `/collection-types/${uid}/actions/publish?locale=nl`;
    await expectRefused(editor, ["POST", path, { [titled]: "Titel", slug: "Niet zo, dit!" }], words);
  }
});

test("what has a title of signs only isn't published before it has an address, and neither is one whose address was emptied", async () => {
  for (const uid of addressed) {
    const emptied = await saved(uid, { title: "Met adres", slug: "met-adres" });
    for (const [fields, id] of [
      [{ title: "★ ?! ★", slug: "" }, ""],
      [{ title: "★ ?! ★", slug: " " }, emptied.documentId],
    ] as const) {
      const { status, body } = await save(uid, fields, { id, publish: true });
      expect(status, `of ${uid}`).toBe(400);
      expect(JSON.stringify(body), `of ${uid}`).toContain("‘Slug’ is verplicht");
    }
  }
});

describe("an address is as long as the site answers", () => {
  const longest = "a".repeat(maxSlugLength);

  test.runIf(isWholeRun)(
    "of every type: one longer is refused on saving, in words, and the longest is an address",
    async () => {
      const nl = `‘Slug’ is te lang: hoogstens ${maxSlugLength} tekens`;
      const en = `‘Slug’ is too long: ${maxSlugLength} characters at most`;
      for (const { uid, titled } of slugged()) {
        const fields = { [titled]: "Titel", slug: `${longest}a` };
        await expectRefused(editor, ["POST", `/collection-types/${uid}?locale=nl`, fields], { nl, en });
        expect(isSlug((await saved(uid, { [titled]: "Titel", slug: longest })).slug), `of ${uid}`).toBe(true);
      }
    },
  );

  test("one that is longer from before isn't published", async () => {
    for (const uid of addressed) {
      const { documentId } = await saved(uid, { title: "Van vroeger", slug: "van-vroeger" });
      await cms.strapi.db.query(uid).updateMany({ where: { documentId }, data: { slug: `${longest}b` } });
      const publishing = cms.strapi.documents(uid).publish({ documentId, locale: "nl" });
      await expect(publishing, `of ${uid}`).rejects.toThrow("‘Slug’ is te lang");
    }
  });

  test("also when it is made from a long title, and when that address is taken", async () => {
    const title = "A&".repeat(60);
    for (const taken of [false, true]) {
      const { slug } = await saved("api::news-article.news-article", { title });
      expect(slug).toMatch(taken ? /^a-en-.*-\d$/u : /^a-en-.*(?:a|en)$/u);
      expect(isSlug(slug)).toBe(true);
    }
  });
});

const typesSchema = z.object({
  data: z.object({
    contentTypes: z.array(z.object({ attributes: z.record(z.string(), z.looseObject({ type: z.string() })) })),
  }),
});

test("the panel leaves it to the content system to say what is wrong with an address", async () => {
  const { contentTypes } = typesSchema.parse((await editor.ask("GET", "/init")).body).data;
  const slugs = contentTypes.flatMap(({ attributes }) =>
    Object.values(attributes).filter(({ type }) => type === "uid"),
  );
  expect(slugs.length).toBeGreaterThan(4);
  for (const { regex } of slugs) expect("Niet zo, dit!").toMatch(new RegExp(String(regex), "u"));
});

describe("a translation that is filled from the other language", () => {
  const filledSchema = z.object({ data: z.record(z.string(), z.unknown()) });
  const filled = async (uid: string, documentId: string) => {
    const query = `documentId=${documentId}&sourceLocale=nl&targetLocale=en&collectionType=collection-types`;
    const { body } = await editor.ask("GET", `//i18n/content-manager/get-fill-from-locale/${uid}?${query}`);
    return filledSchema.parse(body).data;
  };

  test("gets no address of it, and keeps the one it has", async () => {
    for (const { uid, titled } of slugged()) {
      const { documentId: id } = await saved(uid, { [titled]: "Vul mij in", slug: "vul-mij-in" });
      const fresh = await filled(uid, id);
      expect(fresh[titled], `of ${uid}`).toBe("Vul mij in");
      expect(fresh, `of ${uid}`).not.toHaveProperty("slug");

      await saved(uid, { [titled]: "Fill me in", slug: "my-own" }, { id, locale: "en" });
      expect((await filled(uid, id))["slug"], `of ${uid}`).toBe("my-own");
    }
  });
});
