import { describe, expect, test } from "vitest";
import { type Block, blockSchema, readBlocks } from "../../contract/src/content/blocks.ts";
import { pageSchema } from "../../contract/src/content/documents.ts";
import { listAnswer } from "../../contract/src/response.ts";
import { locales } from "./publish.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms } = cmsWithSiteForFile();

async function blocksOfPage(locale: string) {
  const { body } = await cms.get(`/pages?view=detail&locale=${locale}&filters[slug][$eq]=diep/${locale}/alles`);
  const [page] = listAnswer(pageSchema).parse(body).data;
  return readBlocks(page?.blocks ?? []);
}

const kinds = blockSchema.options.map(({ shape }) => shape.__component.value);

describe.each(locales)("C19 blocks in %s", (locale) => {
  test("every kind of the contract is answered, and none is dropped", async () => {
    const { blocks, dropped } = await blocksOfPage(locale);

    expect(dropped).toEqual([]);
    expect(blocks.map(({ __component }) => __component).toSorted()).toEqual(kinds.toSorted());
  });

  test("no field an editor fills is lost on the way", async () => {
    const { blocks } = await blocksOfPage(locale);

    expect(blocks.flatMap((block) => emptyFields(block))).toEqual([]);
  });

  test("pictures, links and related documents arrive whole", async () => {
    const { blocks } = await blocksOfPage(locale);
    const find = (kind: Block["__component"]) => blocks.find(({ __component }) => __component === kind);

    expect(find("blocks.hero")).toMatchObject({
      image: { alternativeText: `Bocht (${locale})`, width: 1800 },
      buttons: [{ url: "/nieuws" }],
    });
    expect(find("blocks.featured-events")).toMatchObject({
      events: [{ slug: `nacht-${locale}`, type: { slug: `superbike-${locale}` } }],
    });
    expect(find("blocks.arrangement-list")).toMatchObject({
      arrangements: [{ slug: `paddock-${locale}`, inclusions: [{ text: "Lunch" }] }],
    });
    expect(find("blocks.partners")).toMatchObject({
      partners: [{ name: "Bandenbedrijf", logo: { mime: "image/jpeg" } }],
    });
    expect(find("blocks.downloads")).toMatchObject({ files: [{ file: { mime: "application/pdf", ext: ".pdf" } }] });
    expect(find("blocks.faq")).toMatchObject({ categories: [{ slug: `media-${locale}` }] });
  });
});

/** Fields of a block that are read as empty; the page has all of them filled. */
function emptyFields(block: Block): string[] {
  return Object.entries(block)
    .filter(([, value]) => value === null || (Array.isArray(value) && value.length === 0))
    .map(([field]) => `${block.__component}.${field}`);
}
