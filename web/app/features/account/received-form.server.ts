import type { AccountFault } from "@circuit/contract/accounts/account";
import { passwordFault, type PasswordFault } from "@circuit/contract/accounts/password-rules";
import { errorParams, type FormErrorKey, type FormErrors } from "@circuit/contract/forms/form-errors";
import type { Form } from "@circuit/contract/forms/form";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import { checkOwnForm } from "@circuit/contract/forms/check-own-form";
import type { CheckedForm, SubmittedValues } from "@circuit/contract/forms/check-form";
import type { Locale } from "@circuit/contract/locales";
import type { AccountResult } from "#app/cms/account.server.ts";
import { visitorRateLimitKey } from "#app/http/verified-email.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { readTextForm, submittedTexts } from "#app/http/form-body.server.ts";
import { isWithinLimit, rateWindowSeconds, type RateLimit } from "#app/http/rate-limits.server.ts";
import { isOverloaded } from "#app/http/overloaded.ts";
import type { AccountProblem } from "./auth-view-data.ts";

/** Typed values by name of input, without passwords. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** Why a form is shown again, and with which values. `waitSeconds`: how long to wait, when known. */
export interface FormRerender {
  status: 200 | 400 | 403 | 409 | 422 | 429 | 503;
  typed: Typed;
  errors: FormErrors;
  problem: AccountProblem | null;
  waitSeconds: number | null;
}

const nothing: FormRerender = { status: 200, typed: {}, errors: {}, problem: null, waitSeconds: null };

/** Statuses of problems that a visitor can't fix in the form; all others are 422. */
const statuses: Partial<Record<AccountProblem, FormRerender["status"]>> = {
  unconfirmed: 403,
  blocked: 403,
  unavailable: 503,
  tooMany: 429,
  busy: 503,
  elsewhere: 403,
  confirm: 403,
  unreadable: 400,
  otherAccount: 409,
  signedOut: 403,
  signInAgain: 403,
};

/** Problems for those faults of the content system that concern no field of a form. */
const problems: Partial<Record<AccountFault, AccountProblem>> = {
  "wrong-credentials": "wrong",
  "not-confirmed": "unconfirmed",
  blocked: "blocked",
  "wrong-password": "wrongPassword",
  "only-way-in": "onlyWayIn",
  "known-passkey": "knownPasskey",
  "too-many-passkeys": "tooManyPasskeys",
  "sign-in-again": "signInAgain",
  "provider-disabled": "providerDisabled",
  "provider-refused": "providerRefused",
  "provider-away": "providerAway",
  "no-email": "noEmail",
  "unverified-email": "unverifiedEmail",
};

/** Turns a failed answer into a problem. @param otherwise - For a fault without its own problem. */
export function problemOf(answer: AccountResult<unknown>, otherwise: AccountProblem): AccountProblem {
  if (answer.state === "refused") return (answer.fault === null ? undefined : problems[answer.fault]) ?? otherwise;
  return answer.state === "tooMany" || answer.state === "busy" ? answer.state : "unavailable";
}

/** How long to wait, in seconds, once the site itself refuses a form. */
const ownWaits: Partial<Record<AccountProblem, number>> = { busy: 5, tooMany: rateWindowSeconds };

/** Makes a form that is shown again with a problem that concerns no field. @param wait - Seconds to wait. */
export function formWithProblem(
  problem: AccountProblem,
  typed: Typed = {},
  wait: number | null = ownWaits[problem] ?? null,
): FormRerender {
  return { ...nothing, status: statuses[problem] ?? 422, problem, typed, waitSeconds: wait };
}

/** Makes a form that is shown again with errors at its fields, or without errors to be filled in. */
export function formWithErrors(errors: FormErrors, typed: Typed = {}): FormRerender {
  return { ...nothing, status: Object.keys(errors).length === 0 ? 200 : 422, errors, typed };
}

/** Maximum size of an account form, in bytes. */
const maxBytes = 16_384;

/** A form, and why it is refused; `sent` is `null` for one that can't be read. */
type SentForm =
  | { sent: FormData; refused: "elsewhere" | "busy" | "tooMany" | null }
  | { sent: null; refused: "unreadable" };

/**
 * Reads a submitted form. Refuses cross-site requests and senders beyond the rate limit; requests that the server
 * rejected as overloaded don't count towards the limit.
 */
export async function readAccountForm(request: Request, limit: RateLimit): Promise<SentForm> {
  const isElsewhere = isCrossOrigin(request) || request.headers.get("sec-fetch-site") === "cross-site";
  const isBusy = isOverloaded(request);
  const isTooMany = !isElsewhere && !isBusy && !(await isWithinLimit(limit, visitorRateLimitKey(request)));
  const sent = await readTextForm(request, maxBytes);
  if (sent === null) return { sent, refused: "unreadable" };
  return { sent, refused: isElsewhere ? "elsewhere" : isBusy ? "busy" : isTooMany ? "tooMany" : null };
}

/** The typed values of a form's fields, without passwords, which are never shown again. */
export function typedIn({ fields }: Form, sent: FormData): Typed {
  const shown = fields.filter(({ __component }) => __component !== "fields.password");
  return submittedTexts(
    sent,
    shown.map(({ name }) => name),
  );
}

/** Validates a form, and a new password also against the list of the most used ones. */
export function checkAccountForm(form: Form, sent: FormData, locale: Locale): CheckedForm {
  const checked = checkOwnForm(form, readFormValues(form, sent, locale));
  if (!checked.ok) return checked;
  const isNew = form.fields.some((field) => "autofill" in field && field.autofill === "new-password");
  const fault = isNew ? passwordFault(textOf(checked.values, "password"), textOf(checked.values, "email")) : null;
  return fault === null ? checked : { ok: false, errors: errorAt(form, "password", passwordErrors[fault]) };
}

const passwordErrors: Record<PasswordFault, FormErrorKey> = {
  tooShort: "forms.errors.minLength",
  tooLong: "forms.errors.passwordTooLong",
  common: "forms.errors.passwordCommon",
  isEmail: "forms.errors.passwordIsEmail",
};

/** Returns the text of a validated value; empty when there is none. */
export function textOf(values: SubmittedValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

function errorAt({ fields }: Form, name: string, key: FormErrorKey): FormErrors {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? {} : { [name]: { key, params: errorParams(field) } };
}

/** Field errors for the content system's refusal; empty when its reason concerns no field. */
function errorsOfRefusal(
  form: Form,
  { fault, passwordFault: found }: Extract<AccountResult<unknown>, { state: "refused" }>,
): FormErrors {
  switch (fault) {
    case "bad-password":
      return errorAt(form, "password", passwordErrors[found ?? "common"]);
    case "same-password":
      return errorAt(form, "password", "forms.errors.passwordSame");
    case "wrong-password":
      return errorAt(form, "currentPassword", "forms.errors.passwordWrong");
    default:
      return {};
  }
}

interface Returned {
  /** The form at whose fields errors may be shown; `null` for none. */
  form?: Form | null;
  typed?: Typed;
  /** For a fault without its own problem. */
  otherwise?: AccountProblem;
}

/** Makes a form that is shown again because the content system refused it or didn't answer. */
export function formOfResult(
  answer: AccountResult<unknown>,
  { form = null, typed = {}, otherwise = "unreadable" }: Returned = {},
): FormRerender {
  const errors = form === null || answer.state !== "refused" ? {} : errorsOfRefusal(form, answer);
  if (Object.keys(errors).length > 0) return formWithErrors(errors, typed);
  return formWithProblem(problemOf(answer, otherwise), typed, "seconds" in answer ? answer.seconds : null);
}
