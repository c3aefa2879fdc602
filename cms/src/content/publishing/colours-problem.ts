import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { houseColours, leastContrast, unreadableColour } from "#contract/house-colours";
import { labelOf } from "../editing/field-place.ts";
import type { PanelText } from "../panel-text.ts";
import type { Draft } from "./publishing-check.ts";

const colour = z.string().nullish();
const coloursSchema = z.object(Object.fromEntries(Object.keys(houseColours).map((name) => [name, colour]))).nullish();

/** Returns why the house colours can't be published: text on one of them is unreadable; `null` when they can. */
export function coloursProblem(strapi: Core.Strapi, { entry }: Draft): PanelText | null {
  const unreadable = unreadableColour(coloursSchema.parse(entry["colours"]) ?? {});
  if (unreadable === null) return null;

  const name = labelOf(strapi, "elements.colours", unreadable.colour);
  const dark = labelOf(strapi, "elements.colours", "dark");
  const isDark = unreadable.letters === "dark";
  const contrast = unreadable.contrast.toFixed(1);
  const inDutch = (figure: number | string) => String(figure).replace(".", ",");
  const hints = isDark
    ? { nl: `Kies een lichtere tint, of een donkerder ‘${dark}’`, en: `Choose a lighter one, or a darker ‘${dark}’` }
    : { nl: "Kies een donkerder tint", en: "Choose a darker one" };
  return {
    nl: `Op ‘${name}’ zijn letters niet te lezen: ze zijn daar ${isDark ? "donker" : "wit"}, met een contrast van ${inDutch(contrast)} (minstens ${inDutch(leastContrast)}). ${hints.nl}.`,
    en: `Letters can’t be read on ‘${name}’: they are ${isDark ? "dark" : "white"} there, with a contrast of ${contrast} (${leastContrast} at least). ${hints.en}.`,
  };
}
