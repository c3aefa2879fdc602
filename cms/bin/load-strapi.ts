import { createRequire } from "node:module";
import type * as StrapiPackage from "@strapi/strapi";
import type { Core } from "@strapi/strapi";
import { boundValidators } from "./bounded-validators.ts";

type Options = NonNullable<Parameters<typeof StrapiPackage.createStrapi>[0]>;

/** Creates a Strapi instance, with the validators of `bounded-validators.ts`. */
export function makeStrapi(options: Options): Core.Strapi {
  // Strapi and the CMS's build are CommonJS.
  const require = createRequire(import.meta.url);
  boundValidators(require.resolve("@strapi/strapi"));
  const { createStrapi }: typeof StrapiPackage = require("@strapi/strapi");
  return createStrapi(options);
}

/** Creates a Strapi instance and loads it, without listening. */
export function loadStrapi(options: Options): Promise<Core.Strapi> {
  return makeStrapi(options).load();
}
