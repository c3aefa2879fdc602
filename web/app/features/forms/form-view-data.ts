import type { FormErrors } from "@circuit/contract/forms/form-errors";
import type { Form } from "@circuit/contract/forms/form";
import type { SubmittedValues } from "@circuit/contract/forms/check-form";
import { formInput } from "#app/domain/form-input.ts";

/** Why the server didn't accept a form without field errors; each reason has a message. */
export type FormProblem =
  | "confirm"
  | "elsewhere"
  | "failed"
  | "later"
  | "offline"
  | "refused"
  | "replaced"
  | "tooFast"
  | "tooLarge"
  | "tooMany"
  | "tooManyFiles";

/** Typed values by input name; several for a multiple choice. Files are absent, as browsers can't restore them. */
export type TypedValues = Readonly<Record<string, readonly string[]>>;

/** Why the page shows a form again after a submission, with the typed values. */
export interface FormOutcome {
  /** documentId of the form; empty when unknown or deleted, and the outcome then belongs to every form on the page. */
  form: string;
  values: TypedValues;
  errors: FormErrors;
  problem: FormProblem | null;
  /** Token that proves when the visitor got the form; the next attempt sends it along. */
  token: string;
}

/** How a browser with scripts proves that a human uses it. */
export type HumanCheck = { kind: "proof-of-work" } | { kind: "recaptcha"; siteKey: string };

/** View data of a form from the CMS. */
export interface FormViewData {
  form: Form;
  outcome: FormOutcome | null;
  /** Values preset by the URL. */
  chosen: TypedValues;
  /** Whether a thank-you panel replaces the form. */
  isSent: boolean;
  humanCheck: HumanCheck;
  /** Today at the circuit, such as `2027-06-24`, for limits relative to today. */
  today: string;
}

export interface FormBlockData extends FormViewData {
  /** Fragment for links that preset the form's fields; `undefined` when no links do. */
  anchor: string | undefined;
}

/** Receipt of a form that the visitor just sent; it exists only in the browser. */
export interface SentReceipt {
  /** Number that e-mails and staff use for the submission; `null` while there is none. */
  reference: string | null;
  sentAt: Date;
  values: SubmittedValues;
}

/** View data of one of the site's own forms, such as the checkout. */
export interface OwnFormData {
  form: Form;
  /** Initial values: those of a failed submission, or from the customer's account. */
  values: TypedValues;
  errors: FormErrors;
  /** Whether the browser stores a draft until the form is sent; never for a form with a password. */
  keepsDraft: boolean;
  /** Whether the server shows the form again after a failed submission. */
  isRedisplayed: boolean;
  /** Today at the circuit, such as `2027-06-24`. */
  today: string;
}

/** Names of a form's own inputs. They have an underscore; fields of editors never do. */
export const formInputNames = {
  form: formInput,
  token: "form_token",
  proof: "form_proof",
  recaptcha: "form_recaptcha",
  /** E-mail address for which the visitor has already seen a suggested correction. */
  asked: "form_asked",
  /** Honeypot: only bots fill it in. */
  trap: "homepage_url",
} as const;

/** Response of the server to a form that scripts sent. */
export type SendResponse =
  | { state: "sent"; reference: string | null }
  | { state: "invalid"; errors: FormErrors }
  | { state: "refused"; problem: FormProblem };

/** Returns the `id` of a form's section, for links to it. */
export function formAnchor({ slug }: Pick<Form, "slug">): string {
  return `form-${slug}`;
}

/** Returns the `id` of an input; a page may have several forms with the same field. */
export function inputId({ slug }: Pick<Form, "slug">, name: string): string {
  return `${formAnchor({ slug })}-${name.replace(".", "-")}`;
}
