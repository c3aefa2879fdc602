import { createRequire } from "node:module";
import type * as StrapiPackage from "@strapi/strapi";
import type { Core } from "@strapi/strapi";

type Options = NonNullable<Parameters<typeof StrapiPackage.createStrapi>[0]>;

/**
 * Loads Strapi from its build, up to the point where it could listen.
 *
 * Through `require`, because Strapi's modules and the project's build are CommonJS.
 */
export function loadStrapi(options: Options): Promise<Core.Strapi> {
  const { createStrapi }: typeof StrapiPackage = createRequire(import.meta.url)("@strapi/strapi");
  return createStrapi(options).load();
}
