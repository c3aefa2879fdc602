import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { houseColours, leastContrast, unreadableColour } from "#contract/house-colours";
import { labelOf } from "../editing/field-place.ts";
import { panelLanguage } from "../editing/panel-request.ts";
import { fieldsOf } from "../schema-parts.ts";
import type { Draft } from "./publishing-check.ts";

const colour = z.string().nullish();
const coloursSchema = z.object(Object.fromEntries(Object.keys(houseColours).map((name) => [name, colour]))).nullish();

/** Returns why the house colours can't be published: text on one of them is unreadable; `null` when they can. */
export async function coloursProblem(strapi: Core.Strapi, { entry }: Draft): Promise<string | null> {
  const unreadable = unreadableColour(coloursSchema.parse(fieldsOf(entry)["colours"]) ?? {});
  if (unreadable === null) return null;

  const name = labelOf(strapi, "elements.colours", unreadable.colour);
  const dark = labelOf(strapi, "elements.colours", "dark");
  const isDark = unreadable.letters === "dark";
  if (panelLanguage(strapi) === "en") {
    const figure = unreadable.contrast.toFixed(1);
    const hint = isDark ? `Choose a lighter one, or a darker ‘${dark}’` : "Choose a darker one";
    return `Letters can’t be read on ‘${name}’: they are ${isDark ? "dark" : "white"} there, with a contrast of ${figure} (${leastContrast} at least). ${hint}.`;
  }
  const figure = unreadable.contrast.toFixed(1).replace(".", ",");
  const least = String(leastContrast).replace(".", ",");
  const hint = isDark ? `Kies een lichtere tint, of een donkerder ‘${dark}’` : "Kies een donkerder tint";
  return `Op ‘${name}’ zijn letters niet te lezen: ze zijn daar ${isDark ? "donker" : "wit"}, met een contrast van ${figure} (minstens ${least}). ${hint}.`;
}
