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

/** What was typed, by name of input; a choice of several has several. Files can't be kept. */
export type TypedValues = Readonly<Record<string, readonly string[]>>;

/** What became of a form that was sent from this page, when it has to be shown again. */
export interface FormOutcome {
  /** documentId of the form; empty where it isn't known, or is gone: then it is of every form of the page. */
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
  /** What the address chose in it, by the link that led here. */
  chosen: TypedValues;
  /** The form was sent: the thank-you stands in its place. */
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

/** What a visitor may keep of a form that was sent just now; it is in the browser alone. */
export interface SentReceipt {
  /** The number by which mails and staff name it; `null` while there is none. */
  reference: string | null;
  sentAt: Date;
  values: SubmittedValues;
}

/** What a form of the site's own is drawn from, such as the checkout. */
export interface OwnFormData {
  form: Form;
  /** What stands in it: what was typed, or what is known already. */
  values: TypedValues;
  errors: FormErrors;
  /** Whether what is typed is kept in the browser until it is sent; a form with a password never is. */
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
  /** An address of mail about which its sender was asked whether another was meant. */
  asked: "form_asked",
  /** Stays empty: only robots fill it in. */
  trap: "homepage_url",
} as const;

/** What the server answers to a form that scripts sent. */
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
