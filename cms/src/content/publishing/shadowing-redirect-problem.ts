import type { Core } from "@strapi/strapi";

/**
 * The reason why nobody would see what stands at an address, in Dutch: a published redirect leads away from it.
 *
 * @param published - Where the document is published now, if it is: a redirect to there is one that its earlier move
 *   left behind, and is deleted when it moves back.
 * @returns `null` when no redirect does.
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
