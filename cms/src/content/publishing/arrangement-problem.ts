import type { Core } from "@strapi/strapi";
import type { Draft } from "./publishing-check.ts";

/** Returns why a draft arrangement can't be published, in Dutch; `null` when it can. */
export function arrangementProblem(_strapi: Core.Strapi, { entry }: Draft): string | null {
  const { groupSizeMin: least, groupSizeMax: most } = entry;
  return typeof least === "number" && typeof most === "number" && least > most
    ? "De kleinste groep is groter dan de grootste: controleer ‘Groep vanaf’ en ‘Groep tot en met’."
    : null;
}
