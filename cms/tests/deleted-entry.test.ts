import { describe, expect, test } from "vitest";
import { copyWithoutIds, deletedEntryStep, newEntryPath } from "../src/admin/conflicts/deleted-entry.ts";
import { onFormEvent } from "../src/admin/conflicts/form-events.ts";
import { panelFetch } from "../src/admin/panel-fetch.ts";

const id = "abcdefghijklmnopqrstuvwx";
const page = `/content-manager/collection-types/api::page.page/${id}`;

describe("an entry that somebody deleted", () => {
  /** The panel's `fetch` where nothing is found, and how often a form was saved in vain. */
  function panelWithout() {
    const lost: string[] = [];
    onFormEvent(({ kind }) => lost.push(kind));
    const ask = panelFetch(
      async () => Response.json({ data: null, error: { message: "Not Found" } }, { status: 404 }),
      "https://cms.example",
      [deletedEntryStep(() => "Dit bestaat niet meer.")],
    );
    return { ask, lost };
  }

  test("is told when its form is saved or published, in the editor's own language", async () => {
    const { ask, lost } = panelWithout();
    for (const [path, method] of [
      [`${page}?locale=nl`, "PUT"],
      [`${page}/actions/publish?locale=nl`, "POST"],
    ] as const) {
      const answer = await ask(path, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ data: null, error: { message: "Dit bestaat niet meer." } });
    }
    expect(lost).toEqual(["entry-deleted", "entry-deleted"]);
  });

  test("is only said where nothing was to be saved, and nothing else that isn't found", async () => {
    const { ask, lost } = panelWithout();
    for (const [path, method] of [
      [page, "GET"],
      [`${page}/actions/unpublish`, "POST"],
    ] as const)
      expect(await (await ask(path, { method })).json()).toHaveProperty("error.message", "Dit bestaat niet meer.");
    expect(await (await ask("/upload/files/1", { method: "PUT" })).json()).toHaveProperty("error.message", "Not Found");
    expect(lost).toEqual([]);
  });

  test("becomes a new one of the same type and language", () => {
    const form = { pathname: `/admin${page}`, search: "?status=draft&plugins%5Bi18n%5D%5Blocale%5D=en" };
    expect(newEntryPath(form)).toBe(
      "/admin/content-manager/collection-types/api::page.page/create?plugins[i18n][locale]=en",
    );
  });

  test("leaves its texts and files to that, and not the ids of its parts or what was taken out of it", () => {
    const image = { id: 7, documentId: id, mime: "image/webp" };
    const link = { id: 3, documentId: id, apiData: { id: 3, documentId: id } };
    const blocks = [{ id: 4, __component: "blocks.hero", __temp_key__: "a0", title: "Kop", image: { id: 5, image } }];
    expect(copyWithoutIds({ id: 1, title: "Getypt", blocks, events: { connect: [link], disconnect: [link] } })).toEqual(
      {
        title: "Getypt",
        blocks: [{ __component: "blocks.hero", __temp_key__: "a0", title: "Kop", image: { image } }],
        events: { connect: [link], disconnect: [] },
      },
    );
  });
});
