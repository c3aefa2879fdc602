import { requestCms } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/http-test.ts";

const read = async (path: string): Promise<unknown> => (await requestCms(`/api${path}`)).json();

/** Timeout for a change to show: a second on a quiet machine, more while other tests keep it busy. */
const soon = { timeout: 30_000 };

test("R14 a page is on the site from the moment it is published until it is unpublished", async ({ request }) => {
  const editor = await Editor.logIn();
  const fields = { title: "Nachttrein", slug: `nachttrein-${Date.now()}`, heading: "De nachttrein rijdt", blocks: [] };
  const status = async () => (await request.get(`/${fields.slug}`)).status();
  const id = await editor.write("page", fields);
  try {
    expect(await status(), "a draft").toBe(404);
    const search = new URLSearchParams({
      "filters[slug][$eq]": fields.slug,
      status: "draft",
      publicationState: "preview",
    });
    expect(await read(`/pages?${search}`)).toMatchObject({ data: [] });

    const text = async (path: string) => (await request.get(path)).text();
    await editor.publish("page", id, fields);
    await expect.poll(status, { ...soon, message: "published" }).toBe(200);
    await expect.poll(() => text("/sitemap.xml"), soon).toContain(fields.slug);

    await editor.publish("page", id, { ...fields, heading: "De nachttrein rijdt door" });
    await expect.poll(() => text(`/${fields.slug}`), soon).toContain("De nachttrein rijdt door");

    await editor.unpublish("page", id);
    await expect.poll(status, { ...soon, message: "unpublished" }).toBe(404);
  } finally {
    await editor.remove("page", id);
  }
});

test("R14 a page that moves to another slug takes the visitors of its old address along", async ({ request }) => {
  const editor = await Editor.logIn();
  const fields = { title: "Remise", slug: `remise-${Date.now()}`, heading: "De remise is open", blocks: [] };
  const moved = { ...fields, slug: `${fields.slug}-verhuisd` };
  const visit = (slug: string) => request.get(`/${slug}`, { maxRedirects: 0 });
  const id = await editor.write("page", fields);
  try {
    await editor.publish("page", id, fields);
    const old = await visit(fields.slug);
    expect(await old.text()).toContain("De remise is open");
    expect(old.headers()["etag"], "is stored").toBeDefined();

    await editor.publish("page", id, moved);
    await expect.poll(async () => (await visit(fields.slug)).status(), soon).toBe(301);
    expect((await visit(fields.slug)).headers()["location"]).toBe(`/${moved.slug}`);
    const followed = await request.get(`/${fields.slug}`);
    expect(new URL(followed.url()).pathname).toBe(`/${moved.slug}`);
    expect(await followed.text()).toContain("De remise is open");
  } finally {
    await editor.remove("page", id);
  }
});
