import type { Core } from "@strapi/strapi";

/**
 * Returns why nobody would see a document at a path, in Dutch: a published redirect leads away; `null` if none does.
 *
 * @param published - Path of the published version, if any. A redirect to it was left by an earlier move of the
 *   document, and is deleted when the document moves back.
 */
export async function shadowingRedirectProblem(
  strapi: Core.Strapi,
  path: string,
  published: string | null,
): Promise<string | null> {
  const filters = { from: { $eq: path } };
  const rule = await strapi
    .documents("api::redirect.redirect")
    .findFirst({ status: "published", filters, fields: ["to"] });
  return rule === null || rule.to === published
    ? null
    : `Een doorverwijzing stuurt bezoekers van ${path} naar ${rule.to}. Depubliceer die eerst.`;
}
