import type { Core } from "@strapi/strapi";
import type { DraftRef } from "./publishing-check.ts";

/** Returns why a draft arrangement can't be published, in Dutch; `null` when it can. */
export async function arrangementProblem(
  strapi: Core.Strapi,
  { documentId, locale }: DraftRef,
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
