import { published } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/test.ts";

/** Timeout for a change to show: a second on a quiet machine, more while other tests keep it busy. */
const soon = { timeout: 30_000 };

test("R14 an article that is published anew shows so on its own page, in the list, in the feed and at home", async ({
  request,
}) => {
  const editor = await Editor.logIn();
  const [newest] = await published.news("nl");
  if (newest === undefined) throw new Error("There is no news");
  // Its title stays, as other journeys may be looking for it.
  const { documentId, title, slug, publishedOn, summary } = newest;
  const changed = `Bijgewerkt om ${Date.now()}.`;
  const text = async (path: string) => (await request.get(path)).text();
  const places = [`/nieuws/${slug}`, "/nieuws", "/nieuws/feed.xml", "/"];
  for (const path of places) expect(await text(path), path).not.toContain(changed);
  try {
    await editor.publish("news-article", documentId, { title, slug, publishedOn, summary: changed });
    for (const path of places) await expect.poll(() => text(path), { ...soon, message: path }).toContain(changed);
  } finally {
    await editor.publish("news-article", documentId, { title, slug, publishedOn, summary });
  }
  for (const path of places) await expect.poll(() => text(path), { ...soon, message: path }).not.toContain(changed);
});
