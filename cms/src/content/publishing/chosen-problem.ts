import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** Blocks that show all entries of a type while none is chosen, with the field that holds the choice. */
const choices = {
  "blocks.partners": { field: "partners", target: "api::partner.partner", block: "Partners" },
  "blocks.arrangement-list": {
    field: "arrangements",
    target: "api::arrangement.arrangement",
    block: "Arrangementen",
  },
  "blocks.faq": { field: "categories", target: "api::faq-category.faq-category", block: "Veelgestelde vragen" },
  "blocks.featured-events": { field: "events", target: "api::event.event", block: "Uitgelichte evenementen" },
} as const;

const chosenSchema = z.array(z.looseObject({ documentId: z.string() })).nullish();

/** Populates of those blocks, by component. */
export const choicePopulates = Object.fromEntries(
  Object.entries(choices).map(([component, { field }]) => [
    component,
    { populate: { [field]: { select: ["documentId"] } } },
  ]),
);

/**
 * Returns why blocks can't be published, in Dutch: no entry that a block has chosen is published, so that the block
 * would show all entries.
 *
 * @param blocks - As {@link choicePopulates} reads them.
 * @returns `null` when they can.
 */
export async function chosenProblem(
  strapi: Core.Strapi,
  blocks: readonly { __component: string; [field: string]: unknown }[],
  locale: string,
): Promise<string | null> {
  for (const block of blocks) {
    const choice = Object.entries(choices).find(([component]) => component === block.__component)?.[1];
    const chosen = choice === undefined ? [] : (chosenSchema.parse(block[choice.field]) ?? []);
    if (choice === undefined || chosen.length === 0) continue;
    const ids = chosen.map((entry) => entry.documentId);
    const published = { documentId: { $in: ids }, locale, publishedAt: { $notNull: true } };
    if ((await strapi.db.query(choice.target).count({ where: published })) === 0)
      return `Van wat een blok ‘${choice.block}’ heeft gekozen staat niets op de site: dan toont het alles. Publiceer dat eerst, of kies iets anders.`;
  }
  return null;
}
