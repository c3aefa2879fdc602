import * as z from "zod";
import { list } from "#contract/field";

const text = z.string().nullish();
const figure = z.number().nullish();

const fieldSchema = z.object({
  __component: z.string(),
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? ""),
  label: text,
  /** The fixed answer of a hidden field. */
  value: text,
  required: z.boolean().nullish(),
  showWhenField: text,
  showWhenValue: text,
  source: text,
  options: z.array(z.object({ value: text })).nullish(),
  min: z.union([z.number(), z.string()]).nullish(),
  max: z.union([z.number(), z.string()]).nullish(),
  step: figure,
  unit: text,
  displayUnit: text,
  minLength: figure,
  maxLength: figure,
  minChoices: figure,
  maxChoices: figure,
  minDaysFromToday: figure,
  maxDaysFromToday: figure,
  disabledDays: text,
});

/** A question of a form as an editor left it, perhaps unfinished. */
export type FieldDraft = z.infer<typeof fieldSchema>;

/** A form as an editor left it, perhaps unfinished. */
export const formDraftSchema = z.object({
  purpose: text,
  recipients: text,
  fields: list(fieldSchema),
});

export type FormDraft = z.infer<typeof formDraftSchema>;

/** Returns the label of a question, or else its name. */
export function displayNameOf({ label, name }: FieldDraft): string {
  return label ?? name;
}
