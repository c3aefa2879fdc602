import { formFields } from "./zone.ts";
import type { Views } from "./view.ts";

/** The public fields of a form: recipients and retention are left out. */
export const formViews = {
  detail: {
    fields: ["slug", "title", "intro", "purpose", "submitLabel", "thanksTitle", "thanksText", "privacyNote"],
    populate: { fields: formFields, thanksSteps: true },
  },
} satisfies Views<"api::form.form">;
