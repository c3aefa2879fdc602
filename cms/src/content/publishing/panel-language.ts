import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** A sentence for who works in the panel, in each of its languages. */
export interface PanelText {
  nl: string;
  en: string;
}

const stateSchema = z.object({ user: z.object({ preferedLanguage: z.string().nullish() }) });

/** The language of the panel of whoever asks for this; Dutch, as the panel is, unless that is another. */
export function panelLanguage(strapi: Core.Strapi): keyof PanelText {
  const state = stateSchema.safeParse(strapi.requestContext.get()?.state);
  return state.data?.user.preferedLanguage?.startsWith("en") === true ? "en" : "nl";
}
