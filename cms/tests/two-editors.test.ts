import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { expectRefused, type Panel, openPanel, documentIdIn } from "./panel.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

const { cms, site } = cmsWithSiteForFile();
let anna: Panel;
let bram: Panel;

beforeAll(async () => {
  await leadNowhere();
  anna = await openPanel(cms, "strapi-editor", "Anna Ansing");
  bram = await openPanel(cms, "strapi-editor", "Bram Bos");
});

const noLinks = {
  cartPage: "",
  ticketsPage: "",
  mapPage: "",
  travelPage: "",
  accessibilityPage: "",
  ticketAlarmPage: "",
  contactPage: "",
  termsPage: "",
};

/** Removes the links from the settings: their pages don't exist, so publishing would be refused. */
async function leadNowhere(): Promise<void> {
  const settings = cms.strapi.documents("api::settings.settings");
  for (const locale of ["nl", "en"]) {
    const { documentId = "" } = (await settings.findFirst({ locale })) ?? {};
    await settings.update({ documentId, locale, data: noLinks });
  }
}

const loadedSchema = z.object({ data: z.object({ updatedAt: z.string().optional() }) });
const refusedSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ conflict: z.object({ by: z.string(), at: z.string() }) }),
  }),
});

/** Opens a form; returns the header that the panel sends when it saves this form. */
async function open(panel: Panel, path: string): Promise<Record<string, string>> {
  const { body } = await panel.ask("GET", path);
  return { "x-loaded-version": loadedSchema.parse(body).data.updatedAt ?? "none" };
}

const forms = () => [
  { name: "a page", path: `/collection-types/api::page.page/${site.home}`, field: "intro", query: "?locale=nl" },
  { name: "the settings", path: "/single-types/api::settings.settings", field: "brandName", query: "?locale=nl" },
  {
    name: "the settings in English",
    path: "/single-types/api::settings.settings",
    field: "newsletterTitle",
    query: "?locale=en",
  },
];

const edited = ["a page", "the settings", "the settings in English"];

describe.each(isWholeRun ? edited : edited.slice(0, 2))("two editors of %s:", (name) => {
  const form = () => {
    const found = forms().find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    const { path, field, query } = found;
    return { read: `${path}${query}`, publish: `${path}/actions/publish${query}`, field };
  };

  test.each(["save", "publish"] as const)(
    "the second who wants to %s is told who was first, and erases nothing",
    async (what) => {
      const { read, publish, field } = form();
      const value = (text: string) => ({ [field]: text });
      const [annas, brams] = [await open(anna, read), await open(bram, read)];
      expect((await anna.ask("POST", publish, value(`anna-${what}`), annas)).status).toBe(200);

      const [method, path] = what === "save" ? ["PUT", read] : ["POST", publish];
      const refused = await bram.ask(method ?? "", path ?? "", value("bram"), brams);
      expect(refused.status).toBe(400);
      const { error } = refusedSchema.parse(refused.body);
      expect(error.message).toMatch(/^Anna Ansing heeft dit om \d{2}:\d{2} gewijzigd/u);
      expect(error.details.conflict.by).toBe("Anna Ansing");
      const english = await bram.ask(method ?? "", path ?? "", value("bram"), { ...brams, "x-panel-language": "en" });
      expect(refusedSchema.parse(english.body).error.message).toMatch(/^Anna Ansing changed this at/u);
      expect((await anna.ask("GET", read)).body).toHaveProperty(`data.${field}`, value(`anna-${what}`)[field]);

      const again = await open(bram, read);
      expect((await bram.ask(method ?? "", path ?? "", value("bram"), again)).status).toBe(200);
    },
  );

  test.runIf(isWholeRun || name === "a page")("of ten at the same moment one is saved", async () => {
    const { read, field } = form();
    const loaded = await open(anna, read);
    const text = (index: number) => `tegelijk ${index}`;
    const saves = Array.from({ length: 10 }, (_, index) => anna.ask("PUT", read, { [field]: text(index) }, loaded));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe.each(isWholeRun ? ["nl", "en"] : ["nl"])("an editor who throws away the changes of a page (%s)", (locale) => {
  const page = () => `/collection-types/api::page.page/${site.home}`;
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
  const page = { title: "Nieuw", slug: "nieuw-stuk" };
  const created = await anna.ask("POST", "/collection-types/api::page.page?locale=nl", page);
  const documentId = documentIdIn(created.body);
  const english = `/collection-types/api::page.page/${documentId}?locale=en`;
  const [annas, brams] = [await open(anna, english), await open(bram, english)];
  expect(annas).toEqual({ "x-loaded-version": "none" });

  expect((await anna.ask("PUT", english, { title: "New", slug: "new-piece" }, annas)).status).toBe(200);
  expect((await bram.ask("PUT", english, { title: "Fresh", slug: "fresh-piece" }, brams)).status).toBe(400);
});
