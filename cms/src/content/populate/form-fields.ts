import type { UID } from "@strapi/strapi";
import type { Selection } from "./view.ts";

const asked = [
  "name",
  "label",
  "errorLabel",
  "help",
  "required",
  "heading",
  "width",
  "showWhenField",
  "showWhenValue",
] as const;

const numeric = ["placeholder", "min", "max", "step", "decimals"] as const;

const options = { fields: ["value", "label"] } satisfies Selection<"elements.option">;

type FieldUid = Extract<UID.Component, `fields.${string}`>;

/** The selection for each kind of form field; a kind without an entry is a type error. */
export const formFields = {
  on: {
    "fields.address": { fields: [...asked] },
    "fields.checkbox": { fields: [...asked, "linkLabel", "linkUrl"] },
    "fields.choice": { fields: [...asked, "source", "daysAhead", "display", "placeholder"], populate: { options } },
    "fields.currency": { fields: [...asked, ...numeric, "currency"] },
    "fields.date": {
      fields: [...asked, "min", "max", "minDaysFromToday", "maxDaysFromToday", "disabledDays", "autofill"],
    },
    "fields.email": { fields: [...asked, "placeholder", "confirm", "confirmLabel"] },
    "fields.file": { fields: [...asked, "accept", "maxFiles", "maxMegabytes"] },
    "fields.hidden": { fields: ["name", "value"] },
    "fields.long-text": { fields: [...asked, "placeholder", "minLength", "maxLength", "rows"] },
    "fields.multiple-choice": {
      fields: [...asked, "source", "daysAhead", "minChoices", "maxChoices"],
      populate: { options },
    },
    "fields.number": { fields: [...asked, ...numeric] },
    "fields.telephone": { fields: [...asked, "placeholder"] },
    "fields.text": { fields: [...asked, "placeholder", "minLength", "maxLength", "autofill"] },
    "fields.unit": { fields: [...asked, ...numeric, "unit", "displayUnit", "unitDisplay"] },
  },
} satisfies { on: { [Uid in FieldUid]: Selection<Uid> } };
