import { beforeAll, describe, expect, test } from "vitest";
import { publicReadActions } from "../src/access/reading.ts";
import { grantReading } from "../src/access/grant-reading.ts";
import { upload } from "./publish.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();
let bearer: { anonymous: string; jwt: string; token: string };

beforeAll(async () => {
  const { strapi } = cms;
  await strapi.documents("api::page.page").create({ locale: "nl", data: { title: "Geheim", slug: "geheim" } });
  await strapi.documents("api::page.page").update({ documentId: site.home, locale: "nl", data: { title: "Nog niet" } });

  const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type: "authenticated" } });
  const user = { username: "bezoeker", email: "bezoeker@circuit.example", password: "Bezoeker1", role: role.id };
  const { id } = await strapi
    .plugin("users-permissions")
    .service("user")
    .add({ ...user, confirmed: true, provider: "local" });
  const jwt: string = await strapi.plugin("users-permissions").service("jwt").issue({ id });
  const token = { name: "site", description: "", type: "read-only", lifespan: null };
  const { accessKey } = await strapi.service("admin::api-token").create(token);
  bearer = { anonymous: "", jwt: `Bearer ${jwt}`, token: `Bearer ${accessKey}` };
});

const as = (authorization: string) => (authorization === "" ? {} : { headers: { authorization } });

async function titles(query: string, authorization: string) {
  const { status, body } = await cms.get(`/pages?view=crumb&locale=nl&${query}`, as(authorization));
  expect(status).toBe(200);
  return JSON.stringify(body);
}

describe.each(["anonymous", "jwt"] as const)("a visitor, %s,", (who) => {
  test.each([
    "status=draft",
    "publicationState=preview",
    "publicationFilter=never-published",
    "hasPublishedVersion=false",
    "filters[publishedAt][$null]=true",
    "status[]=draft",
  ])("reads no draft with %s", async (attempt) => {
    const answer = await titles(attempt, bearer[who]);

    expect(answer).not.toContain("Geheim");
    expect(answer).not.toContain("Nog niet");
  });

  test("reads no draft of one document, nor of one that a relation leads to", async () => {
    const page = await cms.get(`/pages/${site.home}?view=crumb&locale=nl&status=draft`, as(bearer[who]));
    const related = "/events?populate[relatedNews][status]=draft&populate[relatedNews][fields]=title";

    expect(page.body).toHaveProperty("data.attributes.title", "Voorpagina (nl)");
    expect((await cms.get(related, as(bearer[who]))).status).toBe(400);
  });

  test.each(["populate=*", "populate=blocks", "populate[blocks][populate]=*", "populate[localizations][populate]=*"])(
    "gets no more than a view holds with %s",
    async (populate) => {
      const { status, body } = await cms.get(`/pages?${populate}`, as(bearer[who]));

      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain("ask for a view");
    },
  );

  test.each([
    "view=crumb&locale=en&filters[localizations][title][$startsWith]=N",
    "view=crumb&locale=en&filters[$or][0][localizations][title][$startsWith]=N",
    "view=crumb&locale=en&sort=localizations.title",
    "view=crumb&locale=en&sort[0][localizations][title]=asc",
    "filters[createdBy][email][$contains]=a",
    "filters[updatedBy][password][$startsWith]=a",
    "sort=createdBy.email",
    "fields=createdBy",
  ])("learns nothing of drafts in the other language, nor of who made a page, with %s", async (attempt) => {
    expect((await cms.get(`/pages?${attempt}`, as(bearer[who]))).status).toBe(400);
  });

  test("reads what the site shows", async () => {
    expect(await titles("", bearer[who])).toContain("Voorpagina (nl)");
  });

  test.each(["POST", "PUT", "DELETE"])("may not %s", async (method) => {
    const path = method === "POST" ? "/pages" : `/pages/${site.home}`;
    const headers = { ...as(bearer[who]).headers, "content-type": "application/json" };
    const body = method === "DELETE" ? null : JSON.stringify({ data: { title: "Gekaapt", slug: "gekaapt" } });

    expect((await cms.get(path, { method, headers, body })).status).toBe(403);
  });

  test.each(["/menus", "/users", "/upload/files", "/content-type-builder/content-types"])(
    "may not read %s",
    async (path) => {
      expect([403, 404]).toContain((await cms.get(path, as(bearer[who]))).status);
    },
  );
});

test("the holder of an API token reads drafts, and may populate and filter as Strapi does", async () => {
  expect(await titles("status=draft", bearer.token)).toContain("Geheim");
  expect(await titles("status=draft", bearer.token)).toContain("Nog niet");
  expect(await titles("", bearer.token)).not.toContain("Geheim");
  const query = "populate=blocks&filters[localizations][title][$contains]=Voorpagina";
  expect((await cms.get(`/pages?${query}`, as(bearer.token))).status).toBe(200);
});

test("an answer to a stranger's page lets no browser read it, and an error shows no stack", async () => {
  const headers = { origin: "https://elders.example" };
  const { headers: answered } = await cms.get("/pages?view=crumb", { headers });
  const { body } = await cms.get("/pages?sort=nergens", { headers });

  expect(answered.get("access-control-allow-origin")).toBeNull();
  expect(JSON.stringify(body)).not.toMatch(/node_modules|at .+\.js|stack/u);
});

test("an invalid token is refused", async () => {
  expect((await cms.get("/pages?status=draft", as("Bearer nonsense"))).status).toBe(401);
});

async function actionsOf(type: string): Promise<string[]> {
  const role = await cms.strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type }, populate: { permissions: true } });
  return role.permissions.map(({ action }: { action: string }) => action).toSorted();
}

test.each(["public", "authenticated"])("the %s role may do exactly what the site reads", async (type) => {
  expect(await actionsOf(type)).toEqual([...publicReadActions].toSorted());
});

test("a right ticked for the public in the admin panel is gone after a restart", async () => {
  const role = await cms.strapi.db.query("plugin::users-permissions.role").findOne({ where: { type: "public" } });
  const action = "api::page.page.delete";
  await cms.strapi.db.query("plugin::users-permissions.permission").create({ data: { action, role: role.id } });

  await grantReading(cms.strapi);
  expect(await actionsOf("public")).toEqual([...publicReadActions].toSorted());
});

test("an uploaded SVG can't run script on the site's origin, a PDF opens as usual", async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';
  const id = await upload(cms.strapi, "logo.svg", "image/svg+xml", Buffer.from(script));
  const files = await cms.strapi.db.query("plugin::upload.file").findMany({ where: { id: { $in: [id, site.file] } } });
  const [svg, pdf] = await Promise.all(
    [".svg", ".pdf"].map((ext) => fetch(`${cms.origin}${files.find((file) => file.ext === ext).url}`)),
  );

  expect(svg?.headers.get("content-type")).toBe("image/svg+xml");
  expect(svg?.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/u);
  expect(svg?.headers.get("x-content-type-options")).toBe("nosniff");
  expect(pdf?.headers.get("content-type")).toBe("application/pdf");
  expect(pdf?.headers.get("content-security-policy")).not.toContain("sandbox");
});
