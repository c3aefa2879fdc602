import { describe, expect, test } from "vitest";
import * as z from "zod";
import { revokeMediaViewRight } from "../src/access/revoke-media-view-right.ts";
import { prepareEditors } from "../src/access/prepare-editors.ts";
import { documentIdIn, type Panel } from "./panel.ts";
import { cmsWithSiteForFile, panelForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();
const editor = panelForFile(cms, "editor");
const author = panelForFile(cms, "author");
const inbox = panelForFile(cms, "inbox");

const roleOf = (code: string) => cms.strapi.db.query("admin::role").findOne({ where: { code } });

const listSchema = z.object({ pagination: z.object({ total: z.number() }) });

const as = (who: Panel, method: string, path: string, body?: object) =>
  who.ask(method, `/collection-types${path}`, body);

const rightsOf = async (code: string): Promise<Right[]> => {
  const { id } = await roleOf(code);
  return cms.strapi.service("admin::permission").findMany({ where: { role: { id } } });
};

interface Right {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
}

/** Rights as the panel's own screen of roles saves them. */
const setRights = async (code: string, rights: Right[]) =>
  cms.strapi.service("admin::role").assignPermissions((await roleOf(code)).id, rights);

const explorer = "plugin::content-manager.explorer";

/** A right to pages in Dutch alone, without a field. */
const without = (field: string, right: Right): Right => {
  const fields = right.properties.fields?.filter((name) => name !== field) ?? [];
  return { ...right, properties: { fields, locales: ["nl"] } };
};

describe("what an administrator takes away stays away at every start:", () => {
  test("a right, a field and a language", async () => {
    const isDelete = ({ action, subject }: Right) => action === `${explorer}.delete` && subject === "api::page.page";
    const isUpdate = ({ action, subject }: Right) => action === `${explorer}.update` && subject === "api::page.page";
    const whole = await rightsOf("strapi-editor");
    const kept = whole.filter((right) => !isDelete(right));
    const less = kept.map((right) => (isUpdate(right) ? without("slug", right) : right));
    await setRights("strapi-editor", less);

    await prepareEditors(cms.strapi);
    const after = await rightsOf("strapi-editor");
    expect(after.filter(isDelete)).toEqual([]);
    const update = after.find(isUpdate);
    expect(update?.properties.fields).toContain("title");
    expect(update?.properties.fields).not.toContain("slug");
    expect(update?.properties.locales).toEqual(["nl"]);
    await setRights("strapi-editor", whole);
  });

  test("a role that was deleted", async () => {
    const { id, code } = await roleOf("inbox");
    await cms.strapi.db.query("admin::role").update({ where: { id }, data: { code: "elders" } });

    await prepareEditors(cms.strapi);
    expect(await roleOf("inbox")).toBeNull();
    await cms.strapi.db.query("admin::role").update({ where: { id }, data: { code } });
  });
});

test("a type, a field and a language that are new need nobody's ticks", async () => {
  const store = cms.strapi.store({ type: "core", name: "panel-rights" });
  const offered = z.record(z.string(), z.array(z.string())).parse(await store.get({ key: "offered" }));
  const before = await rightsOf("strapi-editor");
  // As if the last start didn't know partners, introductions of pages and English.
  const isNew = (name: string) => /api::partner|api::page\.page (?:intro|en)$/u.test(name);
  const offeredThen = (offered["strapi-editor"] ?? []).filter((name) => !isNew(name));
  await store.set({ key: "offered", value: { ...offered, "strapi-editor": offeredThen } });
  const isOfFields = ({ subject, properties }: Right) =>
    subject === "api::page.page" && properties.fields !== undefined;
  const known = before.filter(({ subject }) => subject !== "api::partner.partner");
  const less = known.map((right) => (isOfFields(right) ? without("intro", right) : right));
  await setRights("strapi-editor", less);

  await prepareEditors(cms.strapi);
  const after = await rightsOf("strapi-editor");
  expect(after).toHaveLength(before.length);
  const fields = after.find(({ action, subject }) => action === `${explorer}.update` && subject === "api::page.page");
  expect(fields?.properties.fields).toContain("intro");
  expect(fields?.properties.locales?.toSorted()).toEqual(["en", "nl"]);
});

describe("what visitors sent", () => {
  const kinds = ["api::submission.submission", "api::subscription.subscription"];

  test.each(kinds)("is nothing for editors and authors: %s", async (kind) => {
    expect((await as(editor, "GET", `/${kind}`)).status).toBe(403);
    expect((await as(author, "GET", `/${kind}`)).status).toBe(403);
  });

  test("is all that the role ‘Inbox’ reads", async () => {
    for (const kind of kinds) expect((await as(inbox, "GET", `/${kind}`)).status).toBe(200);
    const types = Object.keys(cms.strapi.contentTypes).filter((uid) => uid.startsWith("api::") && !kinds.includes(uid));
    for (const uid of types)
      expect({ uid, status: (await as(inbox, "GET", `/${uid}`)).status }).toEqual({ uid, status: 403 });
    expect((await as(inbox, "POST", "/api::submission.submission", {})).status).toBe(403);
  });

  test("stays with the editors of an installation that had no such role, until an administrator decides", async () => {
    const store = cms.strapi.store({ type: "core", name: "panel-rights" });
    await store.delete({ key: "offered" });
    const { id } = await roleOf("inbox");
    await cms.strapi.db.query("admin::role").delete({ where: { id } });
    const everything = await rightsOf("strapi-editor");
    const subject = "api::submission.submission";
    const read = { action: `${explorer}.read`, subject, properties: { fields: ["sender"] } };
    await setRights("strapi-editor", [...everything, read]);

    await prepareEditors(cms.strapi);
    const asked = { where: { roles: { code: "strapi-editor" } }, populate: { roles: true } };
    const [person] = await cms.strapi.db.query("admin::user").findMany(asked);
    expect(person.roles.map(({ name }: { name: string }) => name).toSorted()).toEqual(["Inbox", "Redacteur"]);
    expect((await rightsOf("strapi-editor")).map((right) => right.subject)).not.toContain("api::submission.submission");
  });
});

describe("an editor", () => {
  test.each(["nl", "en"])("sees and changes what there is in %s, and publishes it", async (locale) => {
    const list = await as(editor, "GET", `/api::page.page?locale=${locale}`);
    const home = `/api::page.page/${site.home}?locale=${locale}`;
    const saved = await as(editor, "PUT", home, { intro: "Anders" });
    const path = `/api::page.page/${site.home}/actions/publish?locale=${locale}`;
    const published = await as(editor, "POST", path, {});

    expect(listSchema.parse(list.body).pagination.total).toBe(2);
    expect([saved.status, published.status]).toEqual([200, 200]);
  });

  test("has the rights to every type, settings and redirects too", async () => {
    const redirect = { from: "/van-edith", to: "https://www.example.org/" };
    const added = await as(editor, "POST", "/api::redirect.redirect/actions/publish", redirect);
    const partners = cms.strapi.documents("api::partner.partner");
    const unused = await partners.create({ locale: "nl", data: { name: "Nergens gekozen" }, status: "published" });
    const removed = await as(editor, "DELETE", `/api::partner.partner/${unused.documentId}?locale=nl`);
    const settings = "/single-types/api::settings.settings?locale=nl";
    const set = await editor.ask("PUT", settings, { brandName: "Circuit" });

    expect([added.status, removed.status, set.status]).toEqual([200, 200, 200]);
  });

  test("doesn't manage people or visitors' accounts", async () => {
    expect((await editor.ask("GET", "//admin/users")).status).toBe(403);
    expect((await as(editor, "GET", "/plugin::users-permissions.user")).status).toBe(403);
  });
});

test("an author writes, and leaves publishing and others' work to editors", async () => {
  const data = { title: "Van een auteur", slug: "van-een-auteur", publishedOn: "2027-01-01T09:00:00.000Z" };
  const path = "/api::news-article.news-article";
  const created = await as(author, "POST", `${path}?locale=nl`, data);
  const own = `${path}/${documentIdIn(created.body)}`;

  expect(created.status).toBe(201);
  expect((await as(author, "GET", `${own}?locale=nl`)).status).toBe(200);
  expect((await as(author, "POST", `${own}/actions/publish?locale=nl`, {})).status).toBe(403);
  expect((await as(author, "PUT", `${path}/${site.news}?locale=nl`, data)).status).toBe(403);
});

test("the ready-made roles have Dutch names, and one an administrator chose stays", async () => {
  expect(await roleOf("strapi-editor")).toMatchObject({ name: "Redacteur" });
  await cms.strapi.db.query("admin::role").update({ where: { code: "strapi-author" }, data: { name: "Stagiair" } });

  await prepareEditors(cms.strapi);
  expect(await roleOf("strapi-author")).toMatchObject({ name: "Stagiair" });
});

test("what an administrator ticked outside the content stays, at every start", async () => {
  const before = await rightsOf("strapi-editor");
  await setRights("strapi-editor", [...before, { action: "admin::users.read", subject: null, properties: {} }]);

  await prepareEditors(cms.strapi);
  const after = await rightsOf("strapi-editor");
  expect(after.map(({ action }) => action)).toContain("admin::users.read");
  expect(after).toHaveLength(before.length + 1);
});

test("an author has no menu item of what there is one of for everybody, as all it would say is that it may not", async () => {
  const single = new Set(
    Object.entries(cms.strapi.contentTypes).flatMap(([uid, { kind }]) => (kind === "singleType" ? [uid] : [])),
  );
  expect(single).toContain("api::settings.settings");
  const subjects = (await rightsOf("strapi-author")).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject !== null && single.has(subject))).toEqual([]);
});

test("neither an editor nor an author can have the CMS fetch a file from an address, which may lie inside the network", async () => {
  const body = { urls: [`http://0.0.0.0:${new URL(cms.origin).port}/admin/project-settings`] };
  for (const who of [editor, author])
    for (const path of ["//upload/actions/upload-from-urls", "//upload/actions/Upload-From-Urls/"])
      expect((await who.ask("POST", path, body)).status).toBe(403);
});

test("an author doesn't set how everybody sees the media library, unless an administrator decides otherwise", async () => {
  const configure = "plugin::upload.configure-view";
  const save = async () => {
    const view = { pageSize: 100, sort: "createdAt:ASC" };
    return (await author.ask("PUT", "//upload/configuration", view)).status;
  };
  expect(await save()).toBe(403);

  const extra = { action: configure, subject: null, properties: {} };
  await setRights("strapi-author", [...(await rightsOf("strapi-author")), extra]);
  await revokeMediaViewRight(cms.strapi);
  expect(await save()).toBe(200);
});
