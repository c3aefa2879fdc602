import { checkoutPaths, scanPaths, subscriptionFolders } from "@circuit/contract/own-paths";
import { startFormSite } from "../fixtures/form-site.ts";
import { expect, test } from "../fixtures/http-test.ts";

let site: Awaited<ReturnType<typeof startFormSite>>;

// In one process, which starts the site once.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await startFormSite();
});

test.afterAll(() => site.stop());

const languages = [
  ["nl", "", "Pagina niet gevonden"],
  ["en", "/en", "Page not found"],
] as const;

for (const [locale, prefix, title] of languages) {
  const { order, checkout } = checkoutPaths;
  const absent = [
    `${prefix}/nergens`,
    `${prefix}/contact/nergens`,
    `${order[locale]}/nope`,
    `${order[locale]}/nope/ticket/nope`,
    `${checkout[locale]}/nope`,
    `${subscriptionFolders[locale]}nope`,
  ];
  const pages = [`${prefix}/contact`, scanPaths[locale], `${subscriptionFolders[locale]}confirm`];

  test(`E09 in ${locale} every page has one title, and every kind of page that isn't there says so in its only one`, async ({
    request,
  }) => {
    const titlesOf = async (path: string) => {
      const answer = await request.get(`${site.address}${path}`);
      const html = (await answer.text()).replaceAll(/<svg\b.*?<\/svg>/gsu, "");
      return {
        status: answer.status(),
        titles: [...html.matchAll(/<title\b[^>]*>(.*?)<\/title>/gsu)].map(([, one]) => one),
      };
    };
    for (const path of absent) expect(await titlesOf(path), path).toEqual({ status: 404, titles: [title] });
    for (const path of pages) expect((await titlesOf(path)).titles, path).toHaveLength(1);
  });
}
