import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { prepareEditors } from "../src/access/prepare-editors.ts";
import { buildSite, type Site } from "./site.ts";
import { type RunningCms, startCms } from "./strapi.ts";

let cms: RunningCms;
let site: Site;
const bearers = new Map<string, string>();

beforeAll(async () => {
  cms = await startCms({ template: inject("template") });
  site = await buildSite(cms.strapi);
  for (const code of ["strapi-editor", "strapi-author"]) bearers.set(code, await logIn(code));
});

afterAll(() => cms.stop());

const roleOf = (code: string) => cms.strapi.db.query("admin::role").findOne({ where: { code } });

async function logIn(code: string): Promise<string> {
  const { id } = await roleOf(code);
  const login = { email: `${code}@circuit.example`, password: "Wachtwoord1" };
  const person = { ...login, firstname: "Edith", lastname: "Redactie", isActive: true, roles: [id] };
  await cms.strapi.service("admin::user").create({ ...person, registrationToken: null });
  const answer = await ask("", "POST", "/admin/login", login);
  return loginSchema.parse(answer.body).data.token;
}

async function ask(token: string, method: string, path: string, body?: object) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${cms.origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: await answer.json() };
}

const loginSchema = z.object({ data: z.object({ token: z.string() }) });
const listSchema = z.object({ pagination: z.object({ total: z.number() }) });
const createdSchema = z.object({ data: z.object({ documentId: z.string() }) });

const as = (code: string, method: string, path: string, body?: object) =>
  ask(bearers.get(code) ?? "", method, `/content-manager/collection-types${path}`, body);

describe("an editor", () => {
  test.each(["nl", "en"])("sees and changes what there is in %s, and publishes it", async (locale) => {
    const list = await as("strapi-editor", "GET", `/api::page.page?locale=${locale}`);
    const saved = await as("strapi-editor", "PUT", `/api::page.page/${site.home}?locale=${locale}`, {
      intro: "Anders",
    });
    const path = `/api::page.page/${site.home}/actions/publish?locale=${locale}`;
    const published = await as("strapi-editor", "POST", path, {});

    expect(listSchema.parse(list.body).pagination.total).toBe(2);
    expect([saved.status, published.status]).toEqual([200, 200]);
  });

  test("has the rights to every type, settings and redirects too", async () => {
    const redirect = { from: "/van-edith", to: "/nieuws" };
    const added = await as("strapi-editor", "POST", "/api::redirect.redirect/actions/publish", redirect);
    const removed = await as("strapi-editor", "DELETE", `/api::partner.partner/${site.partner}?locale=nl`);
    const settings = "/content-manager/single-types/api::settings.settings?locale=nl";
    const set = await ask(bearers.get("strapi-editor") ?? "", "PUT", settings, { brandName: "Circuit" });

    expect([added.status, removed.status, set.status]).toEqual([200, 200, 200]);
  });

  test("doesn't manage people or visitors' accounts", async () => {
    const token = bearers.get("strapi-editor") ?? "";

    expect((await ask(token, "GET", "/admin/users")).status).toBe(403);
    expect((await as("strapi-editor", "GET", "/plugin::users-permissions.user")).status).toBe(403);
  });
});

test("an author writes, and leaves publishing and others' work to editors", async () => {
  const data = { title: "Van een auteur", slug: "van-een-auteur", publishedOn: "2027-01-01T09:00:00.000Z" };
  const path = "/api::news-article.news-article";
  const created = await as("strapi-author", "POST", `${path}?locale=nl`, data);
  const own = `${path}/${createdSchema.parse(created.body).data.documentId}`;

  expect(created.status).toBe(201);
  expect((await as("strapi-author", "GET", `${own}?locale=nl`)).status).toBe(200);
  expect((await as("strapi-author", "POST", `${own}/actions/publish?locale=nl`, {})).status).toBe(403);
  expect((await as("strapi-author", "PUT", `${path}/${site.news}?locale=nl`, data)).status).toBe(403);
});

test("the ready-made roles have Dutch names, and one an administrator chose stays", async () => {
  expect(await roleOf("strapi-editor")).toMatchObject({ name: "Redacteur" });
  await cms.strapi.db.query("admin::role").update({ where: { code: "strapi-author" }, data: { name: "Stagiair" } });

  await prepareEditors(cms.strapi);
  expect(await roleOf("strapi-author")).toMatchObject({ name: "Stagiair" });
});

test("what an administrator ticked outside the content stays, at every start", async () => {
  const { id } = await roleOf("strapi-editor");
  const rights = () => cms.strapi.service("admin::permission").findMany({ where: { role: { id } } });
  const [before] = [await rights()];
  const extra = { action: "admin::users.read", subject: null, properties: {}, conditions: [] };
  await cms.strapi.service("admin::role").assignPermissions(id, [...before, extra]);

  await prepareEditors(cms.strapi);
  const after: { action: string }[] = await rights();
  expect(after.map(({ action }) => action)).toContain("admin::users.read");
  expect(after).toHaveLength(before.length + 1);
});
