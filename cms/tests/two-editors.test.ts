import { describe, expect, test } from "vitest";
import * as z from "zod";
import { expectRefused, type Panel, writeDraft } from "./panel.ts";
import { cmsWithSiteForFile, panelForFile } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

const { cms, site } = cmsWithSiteForFile();
const anna = panelForFile(cms, "editor", "Anna Ansing");
const bram = panelForFile(cms, "editor", "Bram Bos");

const loadedSchema = z.object({ data: z.object({ updatedAt: z.string().optional() }) });

/** Opens a form; returns the header that the panel sends when it saves this form. */
async function open(panel: Panel, path: string): Promise<Record<string, string>> {
  const { body } = await panel.ask("GET", path);
  return { "x-loaded-version": loadedSchema.parse(body).data.updatedAt ?? "none" };
}

const pages = "/collection-types/api::page.page";
const settings = "/single-types/api::settings.settings";

/** Forms by name: their addresses, a language and a field. */
const forms: [string, () => string, string, string][] = [
  ["a page", () => `${pages}/${site.home}`, "nl", "intro"],
  ["the settings", () => settings, "nl", "brandName"],
  ["the settings in English", () => settings, "en", "newsletterTitle"],
];

describe.each(isWholeRun ? forms : forms.slice(0, 2))("two editors of %s:", (name, pathOf, locale, field) => {
  const read = () => `${pathOf()}?locale=${locale}`;
  const publish = () => `${pathOf()}/actions/publish?locale=${locale}`;

  test.each(["save", "publish"] as const)(
    "the second who wants to %s is told who was first, and erases nothing",
    async (what) => {
      const [annas, brams] = [await open(anna, read()), await open(bram, read())];
      expect((await anna.ask("POST", publish(), { [field]: `anna-${what}` }, annas)).status).toBe(200);

      const [method, path] = what === "save" ? (["PUT", read()] as const) : (["POST", publish()] as const);
      const asked = [method, path, { [field]: "bram" }] as const;
      const nl = /^Anna Ansing heeft dit om \d{2}:\d{2} gewijzigd/u;
      await expectRefused(bram, asked, { nl, en: /^Anna Ansing changed this at/u }, { headers: brams });
      const conflict = { by: "Anna Ansing", at: expect.any(String) };
      expect((await bram.ask(...asked, brams)).body).toMatchObject({ error: { details: { conflict } } });
      expect((await anna.ask("GET", read())).body).toHaveProperty(`data.${field}`, `anna-${what}`);

      expect((await bram.ask(...asked, await open(bram, read()))).status).toBe(200);
    },
  );

  test.runIf(isWholeRun || name === "a page")("of ten at the same moment one is saved", async () => {
    const loaded = await open(anna, read());
    const text = (index: number) => `tegelijk ${index}`;
    const saves = Array.from({ length: 10 }, (_, index) => anna.ask("PUT", read(), { [field]: text(index) }, loaded));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe.each(isWholeRun ? ["nl", "en"] : ["nl"])("an editor who throws away the changes of a page (%s)", (locale) => {
  const page = () => `${pages}/${site.home}`;
  const read = () => `${page()}?locale=${locale}`;

  test.each([
    ["alone", "discard", {}],
    ["and takes it off the site", "unpublish", { discardDraft: true }],
  ])("%s, is told that a colleague has saved since, and nothing is lost", async (_, action, body) => {
    await anna.ask("PUT", read(), { intro: "van Bram" });
    const brams = await open(bram, read());
    expect((await anna.ask("PUT", read(), { intro: "later van Anna" })).status).toBe(200);

    const nl = /^Anna Ansing heeft dit om \d{2}:\d{2} gewijzigd.*Er is niets weggegooid/u;
    const en = /^Anna Ansing changed this at.*Nothing was thrown away/u;
    const asked = ["POST", `${page()}/actions/${action}?locale=${locale}`, body] as const;
    await expectRefused(bram, asked, { nl, en }, { headers: brams });
    expect((await anna.ask("GET", read())).body).toHaveProperty("data.intro", "later van Anna");
  });

  test("after loading what is there may", async () => {
    const path = `${page()}/actions/discard?locale=${locale}`;
    expect((await bram.ask("POST", path, {}, await open(bram, read()))).status).toBe(200);
    expect((await anna.ask("GET", read())).body).not.toHaveProperty("data.intro", "later van Anna");
  });
});

test("of two who begin a translation the second is told", async () => {
  const documentId = await writeDraft(anna, pages, { title: "Nieuw", slug: "nieuw-stuk" });
  const english = `${pages}/${documentId}?locale=en`;
  const [annas, brams] = [await open(anna, english), await open(bram, english)];
  expect(annas).toEqual({ "x-loaded-version": "none" });

  expect((await anna.ask("PUT", english, { title: "New", slug: "new-piece" }, annas)).status).toBe(200);
  expect((await bram.ask("PUT", english, { title: "Fresh", slug: "fresh-piece" }, brams)).status).toBe(400);
});
