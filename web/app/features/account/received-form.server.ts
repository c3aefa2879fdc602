import type { AccountFault } from "@circuit/contract/accounts/account";
import { passwordFault, type PasswordFault } from "@circuit/contract/accounts/password-rules";
import { errorParams, type FormErrorKey, type FormErrors } from "@circuit/contract/forms/form-errors";
import type { Form } from "@circuit/contract/forms/form";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import { checkOwnForm } from "@circuit/contract/forms/check-own-form";
import type { SubmittedValues } from "@circuit/contract/forms/schema-of-form";
import type { Locale } from "@circuit/contract/locales";
import type { AccountResult } from "#app/cms/account.server.ts";
import { senderKey } from "#app/http/verified-email.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
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

/** The content system's reasons that are of no field of a form, in words. */
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

/** Why something isn't done, by the content system's answer. @param otherwise - For a reason without words of its own. */
export function problemOf(answer: AccountResult<unknown>, otherwise: AccountProblem): AccountProblem {
  if (answer.state === "refused") return (answer.fault === null ? undefined : problems[answer.fault]) ?? otherwise;
  return answer.state === "tooMany" || answer.state === "busy" ? answer.state : "unavailable";
}

/** A form that comes back for a reason that no field has. */
export function formWithProblem(
  problem: AccountProblem,
  typed: Typed = {},
  waitSeconds: number | null = null,
): FormRerender {
  return { ...nothing, status: statuses[problem] ?? 422, problem, typed, waitSeconds };
}

/** A form that comes back with what is wrong in it, or to be filled in at all. */
export function formWithErrors(errors: FormErrors, typed: Typed = {}): FormRerender {
  return { ...nothing, status: Object.keys(errors).length === 0 ? 200 : 422, errors, typed };
}

/** Maximum size of an account form, in bytes. */
const maxBytes = 16_384;

/** Why nothing is done with a form that could be read. */
type Refused = "elsewhere" | "busy" | "tooMany";

/**
 * Reads what was sent. Another site's page can't have anything done by it, and no address more than the limit allows.
 * A request that the server rejected as overloaded doesn't count towards the limit.
 */
export async function readSent(
  request: Request,
  limit: RateLimit,
): Promise<{ sent: FormData; refused: Refused | null } | { sent: null; refused: "unreadable" }> {
  const isElsewhere = isCrossOrigin(request) || request.headers.get("sec-fetch-site") === "cross-site";
  const isBusy = isOverloaded(request);
  const isTooMany = !isElsewhere && !isBusy && !(await isWithinLimit(limit, senderKey(request)));
  const sent = await readTextForm(request, maxBytes);
  if (sent === null) return { sent, refused: "unreadable" };
  return { sent, refused: isElsewhere ? "elsewhere" : isBusy ? "busy" : isTooMany ? "tooMany" : null };
}

/** How long the site's own limits last at most. */
export const ownWaitSeconds = rateWindowSeconds;

const waitSeconds: Record<Refused, number | null> = { elsewhere: null, busy: 5, tooMany: ownWaitSeconds };

/** A form that comes back as nothing was done with it. */
export function refusedForm(refused: Refused, typed: Typed = {}): FormRerender {
  return formWithProblem(refused, typed, waitSeconds[refused]);
}

/** Most that is shown again of one input, in characters. */
const maxTypedLength = 1000;

/** The typed values of a form's fields, without passwords, which are never shown again. */
export function typedIn({ fields }: Form, sent: FormData): Typed {
  const shown = fields.filter(({ __component }) => __component !== "fields.password");
  return Object.fromEntries(
    shown.map(({ name }) => [
      name,
      sent.getAll(name).flatMap((value) => (typeof value === "string" ? [value.slice(0, maxTypedLength)] : [])),
    ]),
  );
}

type Checked = { values: SubmittedValues; errors: null } | { values: null; errors: FormErrors };

/** Checks a form by its rules, and a new password by the list of the most used ones. */
export function checkAccountForm(form: Form, sent: FormData, locale: Locale): Checked {
  const checked = checkOwnForm(form, readFormValues(form, sent, locale));
  if (!checked.ok) return { values: null, errors: checked.errors };
  const isNew = form.fields.some((field) => "autofill" in field && field.autofill === "new-password");
  const fault = isNew ? passwordFault(textOf(checked.values, "password"), textOf(checked.values, "email")) : null;
  return fault === null
    ? { values: checked.values, errors: null }
    : { values: null, errors: errorAt(form, "password", passwordErrors[fault]) };
}

const passwordErrors: Record<PasswordFault, FormErrorKey> = {
  tooShort: "forms.errors.minLength",
  tooLong: "forms.errors.passwordTooLong",
  common: "forms.errors.passwordCommon",
  isEmail: "forms.errors.passwordIsEmail",
};

/** A checked text; empty when there is none. */
export function textOf(values: SubmittedValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** The error of one field. */
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
  /** The form in which something may be wrong; `null` for none. */
  form?: Form | null;
  typed?: Typed;
  /** For a reason without words of its own. */
  otherwise?: AccountProblem;
}

/** A form that comes back by what the content system said to it. */
export function formOfResult(
  answer: AccountResult<unknown>,
  { form = null, typed = {}, otherwise = "unreadable" }: Returned = {},
): FormRerender {
  const errors = form === null || answer.state !== "refused" ? {} : errorsOfRefusal(form, answer);
  if (Object.keys(errors).length > 0) return formWithErrors(errors, typed);
  return formWithProblem(problemOf(answer, otherwise), typed, "seconds" in answer ? answer.seconds : null);
}
