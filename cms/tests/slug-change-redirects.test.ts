import { describe, expect, test } from "vitest";
import { makeSmallPicture, publish, upload } from "./publish.ts";
import { editing } from "./shared-cms.ts";

const { cms } = editing();

const article = (slug: string) => (locale: string) => ({
  title: `${slug} ${locale}`,
  slug,
  summary: "Kort",
  publishedOn: "2026-05-10T10:00:00.000Z",
});

describe("a redirect that somebody made", () => {
  const redirects = () => cms.strapi.documents("api::redirect.redirect");
  const versionsOf = async (documentId: string) => {
    const [published, draft] = await Promise.all([
      redirects().findOne({ documentId, status: "published" }),
      redirects().findOne({ documentId, status: "draft" }),
    ]);
    return { published: published?.to, draft: draft?.to, from: draft?.from };
  };
  const moved = async (from: string, to: string) => {
    const documents = cms.strapi.documents("api::news-article.news-article");
    const documentId = await publish(cms.strapi, "api::news-article.news-article", article(from));
    await documents.update({ documentId, locale: "nl", data: { slug: to } });
    await documents.publish({ documentId, locale: "nl" });
  };

  test("and didn't publish, or took off the site, stays as it is when an article moves", async () => {
    const kept = [];
    for (const made of [
      { from: "/actie", to: "/nieuws/a-oud" },
      { from: "/nieuws/a-nieuw", to: "/contact" },
      { from: "/nieuws/a-oud", to: "/contact" },
    ]) {
      kept.push({ ...(await redirects().create({ data: made })), ...made });
    }
    const data = { from: "/folder", to: "/nieuws/a-oud" };
    const { documentId } = await redirects().create({ data, status: "published" });
    await redirects().unpublish({ documentId });

    await moved("a-oud", "a-nieuw");
    for (const { documentId: id, from, to } of [...kept, { documentId, ...data }])
      expect(await versionsOf(id)).toEqual({ published: undefined, draft: to, from });
    const filters = { from: "/nieuws/a-oud" };
    expect(await redirects().findMany({ status: "published", filters })).toMatchObject([{ to: "/nieuws/a-nieuw" }]);
  });

  test("and is changing is moved on as it is on the site; the change waits", async () => {
    const data = { from: "/poster", to: "/nieuws/b-oud" };
    const { documentId } = await redirects().create({ data, status: "published" });
    const change = { from: "/poster-2", to: "/contact" };
    await redirects().update({ documentId, data: change });
    await moved("b-oud", "b-nieuw");
    const { from, to: draft } = change;
    expect(await versionsOf(documentId)).toEqual({ published: "/nieuws/b-nieuw", draft, from });
    expect(await redirects().findOne({ documentId, status: "published" })).toMatchObject({ from: "/poster" });
  });

  test("and that would hide where an article moves to leaves the site; a change to it stays", async () => {
    const data = { from: "/nieuws/c-nieuw", to: "/nieuws/c-oud" };
    const { documentId } = await redirects().create({ data, status: "published" });
    await redirects().update({ documentId, data: { from: "/elders" } });
    await moved("c-oud", "c-nieuw");
    expect(await versionsOf(documentId)).toEqual({ published: undefined, draft: "/nieuws/c-oud", from: "/elders" });
  });
});

test("a publication that moves leaves a redirect behind, unless only its capitals change", async () => {
  const file = await upload(cms.strapi, "reglement.jpg", "image/jpeg", await makeSmallPicture());
  const documents = cms.strapi.documents("api::document.document");
  const documentId = await publish(cms.strapi, "api::document.document", (locale) => ({
    title: "Reglement",
    path: locale === "nl" ? "/reglement" : "/rules",
    file,
  }));
  for (const [locale, path] of [
    ["nl", "/Reglement"],
    ["nl", "/reglement-2027"],
    ["en", "/rules-2027"],
  ] as const)
    await documents.update({ documentId, locale, data: { path }, status: "published" });

  const found = await cms.strapi
    .documents("api::redirect.redirect")
    .findMany({ status: "published", filters: { to: { $contains: "-2027" } } });
  expect(Object.fromEntries(found.map(({ from, to }) => [from, to]))).toEqual({
    "/Reglement": "/reglement-2027",
    "/en/rules": "/en/rules-2027",
  });
});
