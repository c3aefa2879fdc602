import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type AddressedKind, documentPath } from "../../contract/src/urls/paths.ts";
import { createSeedCalendar } from "./calendar.ts";
import type { SeedEntry } from "./document.ts";
import { seedContent } from "./seed-content.ts";
import { alternativeTextKey } from "./upload-media.ts";

const { groups } = seedContent(createSeedCalendar(new Date("2026-11-21T12:00:00Z")));
const mediaFolder = path.join(import.meta.dirname, "media");
const pageType = path.join(import.meta.dirname, "../src/api/page/content-types/page/schema.json");
const alternativeTexts: Record<string, { nl?: string; en?: string }> = JSON.parse(
  readFileSync(path.join(mediaFolder, "alt.json"), "utf8"),
);

const addressedKinds: Record<string, AddressedKind> = {
  page: "page",
  event: "event",
  "news-article": "news",
  arrangement: "arrangement",
};

type Found = { where: string; object: Record<string, unknown> };

/** Every object in the content, with its document and language. */
function allObjects(): Found[] {
  const found: Found[] = [];
  const walk = (value: unknown, where: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) found.push({ where, object: { ...value } });
    for (const child of Object.values(value)) walk(child, where);
  };
  for (const { kind, documents } of groups) {
    for (const { key, nl, en, plain } of documents) {
      for (const [language, fields] of Object.entries({ nl, en, plain })) walk(fields, `${kind} ${key} ${language}`);
    }
  }
  return found;
}

const objects = allObjects();

function documentsOf(kind: string): readonly SeedEntry[] {
  return groups.find((group) => group.kind === kind)?.documents ?? [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Paths that the site answers in one language. */
function addresses(locale: "nl" | "en"): Set<string> {
  const paths = new Set<string>();
  for (const [kind, addressed] of Object.entries(addressedKinds)) {
    for (const document of documentsOf(kind)) {
      const slug = document[locale]?.slug;
      if (typeof slug === "string") paths.add(documentPath(addressed, slug, locale));
    }
  }
  for (const { nl } of documentsOf("document")) paths.add(`${locale === "en" ? "/en" : ""}${textOf(nl?.path)}`);
  return paths;
}

describe("the seed content", () => {
  test("shows only files it has, each picture with a text in both languages", () => {
    const missing = objects.flatMap(({ where, object: { reference, key } }) => {
      if ((reference !== "picture" && reference !== "media") || typeof key !== "string") return [];
      const file = path.extname(key) === "" ? `${key}.jpg` : key;
      const texts = alternativeTexts[alternativeTextKey(key)];
      const described = reference === "media" || (texts?.nl && texts.en);
      return existsSync(path.join(mediaFolder, file)) && described ? [] : [`${where}: ${key}`];
    });
    expect(missing).toEqual([]);
  });

  test("links only to addresses that exist, in the language of the page", () => {
    const known = { nl: addresses("nl"), en: addresses("en") };
    const dead = objects.flatMap(({ where, object: { url, wantedUrl, linkUrl } }) => {
      const language = where.endsWith(" en") ? known.en : known.nl;
      return [url, wantedUrl, linkUrl]
        .filter((link) => typeof link === "string" && link.startsWith("/"))
        .filter((link) => !language.has(String(link).replace(/[?#].*$/u, "")))
        .map((link) => `${where}: ${String(link)}`);
    });
    expect(dead).toEqual([]);
  });

  test("gives both languages the same fields, and one page Dutch only", () => {
    const uneven = groups.flatMap(({ kind, documents }) =>
      documents
        .filter(({ nl, en }) => nl && en && Object.keys(nl).toSorted().join() !== Object.keys(en).toSorted().join())
        .map(({ key }) => `${kind} ${key}`),
    );
    expect(uneven).toEqual([]);
    const inDutchOnly = documentsOf("page").filter(({ en }) => en === null);
    expect(inDutchOnly.map(({ key }) => key)).toEqual(["residents"]);
  });

  test("fits every page's title and description in a search result", () => {
    const loose = documentsOf("page").flatMap(({ key, nl, en }) =>
      [nl, en]
        .filter((fields) => fields != null)
        .flatMap(({ title, seo }) => {
          const shown: { title?: unknown; description?: unknown } = Object(seo);
          const fits = textOf(shown.title ?? title).length <= 70 && textOf(shown.description).length <= 155;
          return fits && shown.description ? [] : [key];
        }),
    );
    expect(loose).toEqual([]);
  });

  test("holds every block an editor can choose", () => {
    const named = objects.map(({ object }) => object.__component).filter((name) => typeof name === "string");
    const used = new Set(named.filter((name) => name.startsWith("blocks.")));
    const { attributes } = JSON.parse(readFileSync(pageType, "utf8"));
    expect(used).toContain("blocks.hero");
    expect([...used].toSorted()).toEqual(attributes.blocks.components.toSorted());
  });

  test("F02 F03 F04 F05 F06 F07 F08 F18 asks in both languages the same questions, each form on a page", () => {
    const forms = documentsOf("form");
    const asked = (fields: SeedEntry["nl"] | null) =>
      JSON.stringify(fields?.fields).match(/"name":"\w+"|"value":"[\w-]+"/gu);
    for (const { nl, en } of forms) expect(asked(nl)).toEqual(asked(en));

    const placed = objects.filter(({ object }) => object.reference === "entry" && object.kind === "form");
    expect(new Set(placed.map(({ object }) => object.key))).toEqual(new Set(forms.map(({ key }) => key)));
    expect(forms).toHaveLength(9);
  });
});
