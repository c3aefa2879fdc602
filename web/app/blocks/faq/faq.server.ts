import type { BlockOf } from "@circuit/contract/content/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listFaqCategories } from "#app/cms/collections.server.ts";
import { readSlug } from "@circuit/contract/urls/slug";
import type { FaqData } from "./faq-data.ts";

/**
 * Loads the questions of the categories that the editor chose, or else of all. Ignores a category in the URL that isn't
 * among them.
 */
export async function loadFaq({ categories }: BlockOf<"blocks.faq">, context: BlockContext): Promise<FaqData> {
  const all = await listFaqCategories(context);
  const chosen = all.filter(({ slug }) => categories.some((category) => category.slug === slug));
  const { category, q } = context.query;
  const categorySlug = readSlug(category);
  const groups = categories.length > 0 ? chosen : all;

  return {
    groups: groups.map(({ name, slug, items }) => ({
      name,
      slug,
      questions: items.map(({ documentId, question, answer }) => ({ id: documentId, question, answer })),
    })),
    category: groups.find(({ slug }) => slug === categorySlug)?.slug ?? null,
    query: q ?? "",
  };
}
