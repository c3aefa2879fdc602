import { formFields } from "./form-fields.ts";
import type { Views } from "./view.ts";

/** What visitors may know of a form: recipients and retention are left out. */
export const formViews = {
  detail: {
    fields: ["slug", "title", "intro", "purpose", "submitLabel", "thanksTitle", "thanksText", "privacyNote"],
    populate: { fields: formFields },
  },
} satisfies Views<"api::form.form">;
