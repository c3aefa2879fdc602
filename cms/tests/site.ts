import type { Core } from "@strapi/strapi";
import { publish } from "./publish.ts";
import { blocksOf } from "./site-blocks.ts";
import { publishArrangement, publishEvent, publishRelated } from "./site-documents.ts";
import { publishCollections, publishLists } from "./site-lists.ts";
import { seo, text, uploadMaterials } from "./site-materials.ts";
import { publishSettings } from "./site-settings.ts";

/** Ids of the documents that `buildSite` made, for tests that change them. */
export interface Site {
  image: number;
  file: number;
  event: string;
  news: string;
  arrangement: string;
  page: string;
  home: string;
}

/** Publishes one document of every kind in both languages, every field filled, and a page with every block. */
export async function buildSite(strapi: Core.Strapi): Promise<Site> {
  const materials = await uploadMaterials(strapi);
  const lists = await publishLists(materials);
  const related = await publishRelated(materials, lists);
  const event = await publishEvent(materials, { ...lists, ...related });
  const arrangement = await publishArrangement(materials, event);
  await publishCollections(materials);

  const { image, file } = materials;
  const ids = { image, file, ...lists, ...related, event, arrangement };
  const page = await publish(strapi, "api::page.page", (l) => ({
    title: text(l, "Alles"),
    slug: `diep/${l}/alles`,
    heading: "Alles op een rij",
    intro: "Van boven naar beneden",
    colourMode: "dark" as const,
    tagManagerViewName: "alles",
    seo,
    blocks: blocksOf(ids, l),
  }));
  const home = await publish(strapi, "api::page.page", (l) => ({ title: text(l, "Voorpagina"), slug: "home" }));
  await publishSettings(materials, page);
  return { ...ids, page, home };
}
