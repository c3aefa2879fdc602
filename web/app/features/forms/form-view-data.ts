import type { FormErrors } from "@circuit/contract/forms/form-errors";
import type { Form } from "@circuit/contract/forms/form";
import type { SubmittedValues } from "@circuit/contract/forms/schema-of-form";
import { formInput } from "#app/domain/form-input.ts";

/** Why a form that holds no errors was not taken; each has its own message. */
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

/** Typed values by name of input; a multiple choice has several. Files can't be restored. */
export type TypedValues = Readonly<Record<string, readonly string[]>>;

/** Why a form of this page is shown again, with the typed values. */
export interface FormOutcome {
  /** documentId of the form; empty when unknown or deleted: then the outcome belongs to every form of the page. */
  form: string;
  values: TypedValues;
  errors: FormErrors;
  problem: FormProblem | null;
  /** Says when this visitor got the form; sent along with the next try. */
  token: string;
}

/** How a browser with scripts proves that a human uses it. */
export type HumanCheck = { kind: "proof-of-work" } | { kind: "recaptcha"; siteKey: string };

/** Everything a form on a page is drawn from. */
export interface FormViewData {
  form: Form;
  outcome: FormOutcome | null;
  /** Values preset by the URL. */
  chosen: TypedValues;
  /** The form was sent: a thank-you replaces it. */
  isSent: boolean;
  humanCheck: HumanCheck;
  /** The day at the circuit, as `2027-06-24`: what 'from today' counts from. */
  today: string;
}

/** The form of a block. */
export interface FormBlockData extends FormViewData {
  /** Fragment of its place in the page, for links that choose something in it; `undefined` when none do. */
  anchor: string | undefined;
}

/** Receipt of a form that was sent just now; it exists only in the browser. */
export interface SentReceipt {
  /** The number by which mails and staff name it; `null` while there is none. */
  reference: string | null;
  sentAt: Date;
  values: SubmittedValues;
}

/** View data of one of the site's own forms, such as the checkout. */
export interface OwnFormData {
  form: Form;
  /** Initial values: typed before, or taken from the account. */
  values: TypedValues;
  errors: FormErrors;
  /** Whether the browser stores a draft until the form is sent; never for a form with a password. */
  keepsDraft: boolean;
  /** It was sent, and comes back. */
  isAgain: boolean;
  /** The day at the circuit, as `2027-06-24`. */
  today: string;
}

/** Names of what a form sends besides its fields; no field's name has an underscore. */
export const ownInputs = {
  form: formInput,
  token: "form_token",
  proof: "form_proof",
  recaptcha: "form_recaptcha",
  /** An e-mail address for which a correction was suggested already. */
  asked: "form_asked",
  /** Stays empty: only robots fill it in. */
  trap: "homepage_url",
} as const;

/** The server's answer to a form that was sent by script. */
export type SendAnswer =
  | { state: "sent"; reference: string | null }
  | { state: "invalid"; errors: FormErrors }
  | { state: "refused"; problem: FormProblem };

/** The place of a form on its page. */
export function formAnchor({ slug }: Pick<Form, "slug">): string {
  return `form-${slug}`;
}

/** Id of an input, by its name. */
export function inputId({ slug }: Pick<Form, "slug">, name: string): string {
  return `${formAnchor({ slug })}-${name.replace(".", "-")}`;
}
