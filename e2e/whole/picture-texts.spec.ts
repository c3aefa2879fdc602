import type { APIRequestContext } from "@playwright/test";
import { partnerSchema } from "@circuit/contract/collections";
import { listAnswer } from "@circuit/contract/response";
import { settingsSchema } from "@circuit/contract/layout";
import { singleAnswer } from "@circuit/contract/response";
import { askContentSystem } from "../fixtures/content-system.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/http-test.ts";

/** The pictures in the HTML of a page, with their alternative text, file and focal point. */
async function picturesOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<img\b[^>]*>/gu)].map(([tag]) => ({
    path,
    alt: /\balt="([^"]*)"/u.exec(tag)?.[1] ?? "",
    file: /\bsrc="\/uploads\/([^"]*)"/u.exec(tag)?.[1] ?? "",
    focal: /--focal:([\d.]+% [\d.]+%)/u.exec(tag)?.[1] ?? null,
  }));
}

/** Names of partners and of the brand, which are the same in every language. */
async function properNames(): Promise<Set<string>> {
  const partners = listAnswer(partnerSchema).parse(
    await (await askContentSystem("/api/partners?locale=nl&view=card")).json(),
  );
  const settings = singleAnswer(settingsSchema).parse(await (await askContentSystem("/api/settings?locale=nl")).json());
  return new Set([...partners.data.map(({ name }) => name), settings?.brandName ?? ""]);
}

test("no picture on any page is described in the other language", async ({ request }) => {
  test.setTimeout(2 * 60_000);
  const paths = await pathsOfSitemap(request);
  const pictures = (await Promise.all(paths.map((path) => picturesOf(request, path)))).flat();
  const names = await properNames();
  const isEnglish = ({ path }: { path: string }) => /^\/en(?:\/|$)/u.test(path);
  const texts = (own: typeof pictures) =>
    new Set(own.map(({ alt }) => alt).filter((alt) => alt !== "" && !names.has(alt)));
  const dutch = texts(pictures.filter((picture) => !isEnglish(picture)));
  const english = texts(pictures.filter(isEnglish));

  expect(dutch.size).toBeGreaterThan(30);
  expect(english.size).toBeGreaterThan(30);
  expect([...english].filter((alt) => dutch.has(alt))).toEqual([]);
});

test("a picture with Dutch lettering stands on no English page: its English version does", async ({ request }) => {
  test.setTimeout(2 * 60_000);
  const paths = (await pathsOfSitemap(request)).filter((path) => /^\/en(?:\/|$)/u.test(path));
  const pictures = (await Promise.all(paths.map((path) => picturesOf(request, path)))).flat();
  const shown = new Set(pictures.map(({ file }) => /^(.+)_[a-z0-9]+\.\w+$/u.exec(file)?.[1] ?? ""));
  const lettered = [...shown].filter((name) => name.endsWith("_en"));

  expect(lettered.length).toBeGreaterThan(1);
  expect(lettered.filter((name) => shown.has(name.replace(/_en$/u, "")))).toEqual([]);
});
