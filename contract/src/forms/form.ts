import * as z from "zod";
import { choice, list, optionalText } from "../field.ts";
import { fieldSchema, ownFieldSchema } from "./form-fields.ts";

/** The form that a block shows. The site requests the form itself separately, to notice its changes. */
export const formReferenceSchema = z.object({ documentId: z.string() });

/**
 * A form as visitors get it: `GET /forms/{documentId}?view=detail&locale=…`.
 * Recipients and retention stay in the CMS.
 */
export const formSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  intro: optionalText,
  /** What happens with a submission: it goes to the inbox, or a `ticket-alarm` asks the sender to confirm by mail. */
  purpose: choice(["inbox", "ticket-alarm"], "inbox"),
  fields: list(fieldSchema),
  submitLabel: z.string(),
  thanksTitle: z.string(),
  thanksText: optionalText,
  /** The steps that follow a submission, for the thank-you. */
  thanksSteps: list(z.object({ text: z.string() })),
  privacyNote: optionalText,
});

/** A form of the site's own, such as the one to sign in: it may also ask for a password. */
export const ownFormSchema = formSchema.extend({ fields: list(ownFieldSchema) });

export type Form = z.infer<typeof ownFormSchema>;
