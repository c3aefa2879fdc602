import * as z from "zod";
import { choice, list, optionalText } from "../field.ts";
import { fieldSchema, ownFieldSchema } from "./form-fields.ts";

/** A block's reference to a form. The site requests the form itself separately, so that its own cache tag covers it. */
export const formReferenceSchema = z.object({ documentId: z.string() });

/**
 * A form for visitors: the answer of `GET /forms/{documentId}?view=detail&locale=…`, without recipients and retention.
 */
export const formSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  intro: optionalText,
  /** What a submission does: it goes to the inbox, or subscribes the sender to a ticket alarm after confirmation. */
  purpose: choice(["inbox", "ticket-alarm"], "inbox"),
  fields: list(fieldSchema),
  submitLabel: z.string(),
  thanksTitle: z.string(),
  thanksText: optionalText,
  /** What happens next, for the thank-you page. */
  thanksSteps: list(z.object({ text: z.string() })),
  privacyNote: optionalText,
});

/** One of the site's own forms (checkout, account), which may have a password field. */
export const ownFormSchema = formSchema.extend({ fields: list(ownFieldSchema) });

export type Form = z.infer<typeof ownFormSchema>;
