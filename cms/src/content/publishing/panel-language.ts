import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** A sentence for the panel, in each of its languages. */
export interface PanelText {
  nl: string;
  en: string;
}

const stateSchema = z.object({ user: z.object({ preferedLanguage: z.string().nullish() }) });

/** The language in the account of the user who sent the request: English if they chose it, otherwise Dutch. */
export function panelLanguage(strapi: Core.Strapi): keyof PanelText {
  const state = stateSchema.safeParse(strapi.requestContext.get()?.state);
  return state.data?.user.preferedLanguage?.startsWith("en") === true ? "en" : "nl";
}
