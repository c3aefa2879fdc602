import { createRequire } from "node:module";
import type * as StrapiPackage from "@strapi/strapi";
import type { Core } from "@strapi/strapi";
import { boundValidators } from "./bounded-validators.ts";

type Options = NonNullable<Parameters<typeof StrapiPackage.createStrapi>[0]>;

/**
 * Creates a Strapi from its build, with the validators of `bounded-validators.ts`.
 *
 * Through `require`, because Strapi's modules and the project's build are CommonJS.
 */
export function makeStrapi(options: Options): Core.Strapi {
  const require = createRequire(import.meta.url);
  boundValidators(require.resolve("@strapi/strapi"));
  const { createStrapi }: typeof StrapiPackage = require("@strapi/strapi");
  return createStrapi(options);
}

/** Loads Strapi from its build, up to the point where it could listen. */
export function loadStrapi(options: Options): Promise<Core.Strapi> {
  return makeStrapi(options).load();
}
