import { partnerSchema } from "@circuit/contract/content/collections";
import { settingsSchema } from "@circuit/contract/content/layout";
import { listAnswer, singleAnswer } from "@circuit/contract/response";
import { accountPaths, checkoutPaths, newsletterPaths } from "@circuit/contract/urls/own-paths";
import type { APIRequestContext } from "@playwright/test";
import { requestCms } from "../fixtures/content-system.ts";
import { deadLinks } from "../fixtures/dead-links.ts";
import { expect, test } from "../fixtures/http-test.ts";
import { isEnglish, linkedPages, type LinkedPage, type PageLink } from "../fixtures/links-of-site.ts";

// What editors write on a page: of its kind the page contract asks the rest. In one process, which reads each page once.
test.describe.configure({ mode: "default", timeout: 4 * 60_000 });

/** Every page, in both languages. */
async function allPages(request: APIRequestContext, baseURL = ""): Promise<LinkedPage[]> {
  const pages = await linkedPages(request, new URL(baseURL).origin);
  expect(pages.length).toBeGreaterThan(100);
  return pages;
}

/** Pictures of a page, each with its text and address, and whether it is of the content. */
function picturesOf({ path, html }: LinkedPage) {
  const [from, to] = [html.indexOf("<main"), html.indexOf("</main>")];
  return [...html.matchAll(/<img\b[^>]*>/gu)].map(({ 0: tag, index }) => ({
    path,
    isEnglish: isEnglish(path),
    isInMain: index > from && index < to,
    alt: /\balt="([^"]*)"/u.exec(tag)?.[1] ?? "",
    url: /\bsrc="([^"]*)"/u.exec(tag)?.[1] ?? "",
  }));
}

/** Logos and icons are drawings, which may stand on a page more than once. */
const isPhoto = ({ url }: { url: string }) => url.startsWith("/uploads/") && !url.endsWith(".svg");

test("every page has a title of its own, one headline, its language and a description", async ({
  request,
  baseURL,
}) => {
  const titled = new Map<string, string>();
  for (const { path, html } of await allPages(request, baseURL)) {
    const titles = [...html.replaceAll(/<svg\b.*?<\/svg>/gsu, "").matchAll(/<title\b[^>]*>(.*?)<\/title>/gsu)];
    const title = titles[0]?.[1] ?? "";
    expect.soft(titles, path).toHaveLength(1);
    expect.soft([...html.matchAll(/<h1\b/gu)], path).toHaveLength(1);
    expect.soft(/<html[^>]* lang="(\w+)"/u.exec(html)?.[1], path).toBe(isEnglish(path) ? "en" : "nl");
    expect.soft(html, path).toMatch(/<meta name="description" content="[^"]/u);
    const key = `${isEnglish(path)} ${title}`;
    expect.soft(titled.get(key), `"${title}" is also the title of ${path}`).toBeUndefined();
    titled.set(key, path);
  }
});

test("every link within the site leads to a page, a file or a place, and every picture is there", async ({
  request,
  baseURL,
}) => {
  for (const page of await allPages(request, baseURL)) {
    const own = new URL(page.path, baseURL);
    const hrefs = [...page.links.map(({ href }) => href), ...picturesOf(page).map(({ url }) => url)];
    const readable = hrefs.filter((href) => URL.canParse(href, own)).map((href) => new URL(href, own).href);
    expect.soft(await deadLinks(own.origin, readable), page.path).toEqual([]);
  }
});

test("no link and no form leads to a page of the other language", async ({ request, baseURL }) => {
  const pages = await allPages(request, baseURL);
  const own = [...Object.values(accountPaths), ...Object.values(checkoutPaths), newsletterPaths];
  const known = new Set([...pages.map(({ path }) => path), ...own.flatMap((paths) => Object.values(paths))]);
  const astray = pages.flatMap(({ path, html, links }) => {
    const forms = [...html.matchAll(/<form\b[^>]* action="([^"]*)"/gu)].map(([, action = ""]) => action);
    const targets = [...links.map(({ href }) => href), ...forms].map((target) => target.replace(/[?#].*$/u, ""));
    return targets.filter((to) => known.has(to) && isEnglish(to) !== isEnglish(path)).map((to) => `${path}: ${to}`);
  });
  expect(astray).toEqual([]);
});

/** Words of `rel` that the site uses. */
const allowedRelations = new Set(["me", "noopener", "nofollow", "prev", "next"]);

/** What is wrong with where a link leads when that isn't within the site; `null` for nothing. */
function problemOfAddress(href: string, site: string): string | null {
  if (/^(?:[#?]|\/(?!\/))/u.test(href)) return null;
  if (!URL.canParse(href)) return "can't be read";
  const { protocol, hostname, username, host } = new URL(href);
  if (protocol === "mailto:")
    return /^mailto:[^\s@]+@[^\s@?]+\.[a-z]+(?:\?subject=[\w%]+)?$/u.test(href) ? null : "is no address of a mailbox";
  if (protocol === "tel:") return /^tel:\+?\d{6,}$/u.test(href) ? null : "is no number";
  if (protocol !== "https:" && protocol !== "http:") return `has the scheme ${protocol}`;
  if (host === site) return "leaves the site only to come back";
  return /^[\w-]+(?:\.[\w-]+)+$/u.test(hostname) && username === "" ? null : "is no site";
}

/** What is wrong with how a link leaves the page. */
function problemsOfLeaving({ href, rel, target, text }: PageLink): string[] {
  const isTab = target === "_blank";
  const saysSo = /\((?:opent in nieuw tabblad|opens in a new tab)\)/u.test(text);
  return [
    ...(target !== null && !isTab && !(target === "_self" && href.startsWith("/")) ? [`opens in ${target}`] : []),
    ...(isTab && !rel.includes("noopener") ? ["gives its page to the new tab"] : []),
    ...(isTab !== saysSo ? [isTab ? "opens a new tab and doesn't say so" : "says that it opens a new tab"] : []),
    ...rel.filter((word) => !allowedRelations.has(word)).map((word) => `has the relation ${word}`),
  ];
}

test("every link of every page has a real address, and one that leaves the site does so as it says", async ({
  request,
  baseURL,
}) => {
  const { host } = new URL(baseURL ?? "");
  const links = (await allPages(request, baseURL)).flatMap((page) => page.links);
  const found = links.flatMap((link) => {
    const problems = [problemOfAddress(link.href, host), ...problemsOfLeaving(link)];
    return problems.flatMap((problem) => (problem === null ? [] : [`${link.page}: ${link.href} ${problem}`]));
  });
  expect(found).toEqual([]);
  const schemes = new Set(links.map(({ href }) => /^[a-z]+:/u.exec(href)?.[0] ?? ""));
  expect(schemes).toEqual(new Set(["", "https:", "mailto:", "tel:"]));
});

/** Names of partners and of the brand, which are the same in every language. */
async function properNames(): Promise<Set<string>> {
  const partners = listAnswer(partnerSchema).parse(
    await (await requestCms("/api/partners?locale=nl&view=card")).json(),
  );
  const settings = singleAnswer(settingsSchema).parse(await (await requestCms("/api/settings?locale=nl")).json());
  return new Set([...partners.data.map(({ name }) => name), settings?.brandName ?? ""]);
}

test("no picture is described in the other language", async ({ request, baseURL }) => {
  const pictures = (await allPages(request, baseURL)).flatMap(picturesOf);
  const names = await properNames();
  const textsIn = (english: boolean) =>
    new Set(
      pictures
        .filter((each) => each.isEnglish === english && each.alt !== "" && !names.has(each.alt))
        .map(({ alt }) => alt),
    );
  const [dutch, english] = [textsIn(false), textsIn(true)];
  expect(dutch.size).toBeGreaterThan(30);
  expect(english.size).toBeGreaterThan(30);
  expect([...english].filter((alt) => dutch.has(alt))).toEqual([]);
});

test("a picture with Dutch lettering stands on no English page: its English version does", async ({
  request,
  baseURL,
}) => {
  const pictures = (await allPages(request, baseURL)).flatMap(picturesOf).filter((picture) => picture.isEnglish);
  const shown = new Set(pictures.map(({ url }) => /^\/uploads\/(.+)_[a-z0-9]+\.\w+$/u.exec(url)?.[1] ?? ""));
  const lettered = [...shown].filter((name) => name.endsWith("_en"));
  expect(lettered.length).toBeGreaterThan(1);
  expect(lettered.filter((name) => shown.has(name.replace(/_en$/u, "")))).toEqual([]);
});

test("no picture stands on a page twice", async ({ request, baseURL }) => {
  // A camera stands there twice, large and as a tile to choose it by.
  const pages = (await allPages(request, baseURL)).filter(({ path }) => !path.endsWith("/live-cams"));
  const twice = pages.flatMap((page) => {
    const urls = picturesOf(page).flatMap((picture) => (picture.isInMain && isPhoto(picture) ? [picture.url] : []));
    return urls.filter((url, index) => urls.indexOf(url) !== index).map((url) => `${page.path}: ${url}`);
  });
  expect(twice).toEqual([]);
});
