import type { Core } from "@strapi/strapi";

/** What keeps a draft arrangement from being published, in Dutch; `null` when nothing does. */
export async function arrangementProblem(
  strapi: Core.Strapi,
  documentId: string,
  locale: string,
): Promise<string | null> {
  const fields = ["groupSizeMin", "groupSizeMax"] as const;
  const found = await strapi
    .documents("api::arrangement.arrangement")
    .findOne({ documentId, locale, fields: [...fields] });
  const { groupSizeMin, groupSizeMax } = found ?? {};

  const swapped = groupSizeMin != null && groupSizeMax != null && groupSizeMin > groupSizeMax;
  return swapped
    ? "De kleinste groep is groter dan de grootste: controleer ‘Groep vanaf’ en ‘Groep tot en met’."
    : null;
}
