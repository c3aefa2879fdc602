import type { Form } from "@circuit/contract/forms/form";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import { checkForm } from "@circuit/contract/forms/check-form";
import { submissionReference, type Submission } from "@circuit/contract/forms/submission";
import type { Locale } from "@circuit/contract/locales";
import { isCmsFailure } from "#app/cms/cms-error.server.ts";
import { getFormToCheck } from "#app/cms/forms.server.ts";
import { log } from "#app/log.server.ts";
import { visitorRateLimitKey } from "#app/http/verified-email.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { readFormBody } from "#app/http/form-body.server.ts";
import { formsDiskLog } from "#app/http/forms-disk.server.ts";
import { FormBodyError, type FormBody } from "#app/http/form-body-types.ts";
import { smallBodyBytes } from "#app/http/small-body.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { checkFormToken, idempotencyKey, makeFormToken, tokenInCookie } from "./form-token.server.ts";
import { formInputNames, type FormOutcome, type FormProblem } from "../form-view-data.ts";
import { deadlineOf, forwardSubmission, RefusedSubmissionError } from "../deliver/forward-submission.server.ts";
import { isWithinSenderLimits } from "./sender-limits.server.ts";
import { allTyped, typedValues } from "./typed-values.ts";
import { judgeHuman } from "../human-check/human-proof.server.ts";
import { spoolSubmission } from "../deliver/submission-spool.server.ts";

export type ReceivedForm =
  /** `reference` is the number for e-mails; `null` while the CMS is unavailable, and for forms without an inbox. */
  | { state: "sent"; form: Form; reference: string | null }
  /** The form doesn't exist: an editor may have replaced it since the page loaded. */
  | { state: "unknown"; outcome: FormOutcome }
  /** The CMS is unavailable, so the form can't be checked; only the typed values can be shown. */
  | { state: "unavailable"; reason: string; outcome: FormOutcome }
  /** The page shows the form again; `status` is that of the response. */
  | { state: "rerender"; status: 400 | 403 | 413 | 422 | 429 | 503; outcome: FormOutcome };

interface Options {
  locale: Locale;
  /** documentId of the form if the URL has it; else the form's input has. */
  formId?: string | undefined;
  /** Whether scripts sent the form: a human check is then mandatory. */
  isScripted: boolean;
}

/**
 * Receives a submitted form: validates it, keeps bots out, and sends it to the CMS or to the spool while the CMS is
 * unavailable.
 */
export async function receiveForm(request: Request, { locale, formId, isScripted }: Options): Promise<ReceivedForm> {
  const visitor = visitorRateLimitKey(request);
  const cookie = tokenInCookie(request.headers.get("cookie"));
  const nothing = { form: formId ?? "", values: {}, errors: {}, token: cookie ?? makeFormToken() };
  const isTooMany = !(await isWithinLimit("attempts", visitor));
  if (isTooMany && !(await isShownAgain(request, visitor))) {
    return { state: "rerender", status: 429, outcome: { ...nothing, problem: "tooMany" } };
  }

  let body: FormBody;
  try {
    body = await readFormBody(request);
  } catch (error) {
    if (!(error instanceof FormBodyError)) throw error;
    const problem = error.status === 413 ? "tooLarge" : "failed";
    return { state: "rerender", status: error.status, outcome: { ...nothing, problem } };
  }
  try {
    return await receiveBody(body, {
      locale,
      formId,
      isScripted,
      visitor,
      cookie,
      isTooMany,
      isForeign: isCrossOrigin(request),
    });
  } finally {
    await body.remove();
  }
}

/** Whether to read a form above the rate limit, to show it again: only small forms, up to a second limit. */
async function isShownAgain({ headers }: Request, visitor: string): Promise<boolean> {
  const isSmall = Number(headers.get("content-length") ?? Infinity) <= smallBodyBytes;
  return isSmall && (await isWithinLimit("shownAgain", visitor));
}

interface Sender extends Options {
  visitor: string;
  cookie: string | null;
  /** Whether the sender is above the rate limit: the page shows the form again, and nothing is stored. */
  isTooMany: boolean;
  /** Whether another site's page may have sent the form. */
  isForeign: boolean;
}

/** Returns the outcome that shows the form again with its typed values. */
type AskAgain = (
  status: 403 | 413 | 422 | 429 | 503,
  problem: FormProblem | null,
  errors?: FormErrors,
  token?: string,
) => ReceivedForm;

async function receiveBody(body: FormBody, sender: Sender): Promise<ReceivedForm> {
  const text = (name: string) => textOf(body.data, name);
  const deadline = deadlineOf(body.files ?? []);
  const given = text(formInputNames.token) ?? sender.cookie;
  const token = given !== null && checkFormToken(given) !== "missing" ? given : makeFormToken();
  const formId = sender.formId ?? text(formInputNames.form) ?? "";
  let form: Form | null;
  try {
    form = await getFormToCheck(formId, sender);
  } catch (error) {
    if (!isCmsFailure(error)) throw error;
    // Visitors mustn't resend values that another site's page sent.
    const values = sender.isForeign || sender.isTooMany ? {} : allTyped(body.data);
    return {
      state: "unavailable",
      reason: error.message,
      outcome: { ...unavailableOutcome, form: formId, values, token },
    };
  }
  if (form === null) return unknownForm(body.data, sender, token);
  const again: AskAgain = (status, problem, errors = {}, newToken = token) => {
    const values = typedValues(form, body.data);
    return { state: "rerender", status, outcome: { form: form.documentId, values, errors, problem, token: newToken } };
  };

  if (sender.isTooMany) return again(429, "tooMany");
  // Only this site's pages know the token in the visitor's cookie.
  const isOurPage = sender.cookie !== null && text(formInputNames.token) === sender.cookie;
  // With a new token, as another site's page knows the one it sent and could use it for the next form.
  if (sender.isForeign && !isOurPage) return again(403, "elsewhere", {}, makeFormToken());
  if (body.files === null) return again(503, "later");
  const values = readFormValues(form, body.data, sender.locale);
  const checked = checkForm(form, values);
  if (!checked.ok) return again(422, null, checked.errors);
  // Each field is within its limit, but all files together are too many.
  if (body.hasTooManyFiles) return again(413, "tooManyFiles");

  const problem = await robotProblem({ ...sender, token: given }, form, text);
  if (problem !== null) return again(problem === "tooMany" ? 429 : 422, problem);

  const files = body.files.map((file, index) => ({ ...file, part: `file${index}` }));
  const record: Submission = {
    idempotencyKey: idempotencyKey([
      token,
      form.documentId,
      JSON.stringify(values),
      ...files.map(({ sha256 }) => sha256),
    ]),
    form: form.documentId,
    locale: sender.locale,
    values: withoutFiles(values, files),
    files: files.map(({ part, field, name, sha256 }) => ({ part, field, name: name.slice(0, 1000), sha256 })),
  };
  return deliver({ record, files, form, deadline }, again);
}

const unavailableOutcome = { errors: {}, problem: "failed" } as const;

/** Returns the outcome of a form that doesn't exist; the form that replaced it on the page takes over the values. */
function unknownForm(data: FormData, sender: Sender, token: string): ReceivedForm {
  const nothing = { form: "", values: {}, errors: {}, token };
  if (sender.isTooMany) return { state: "rerender", status: 429, outcome: { ...nothing, problem: "tooMany" } };
  if (sender.isForeign) {
    return { state: "rerender", status: 403, outcome: { ...nothing, problem: "elsewhere", token: makeFormToken() } };
  }
  return { state: "unknown", outcome: { ...nothing, values: allTyped(data), problem: "replaced" } };
}

interface Delivery {
  record: Submission;
  files: { part: string; name: string; path: string }[];
  form: Form;
  deadline: AbortSignal;
}

async function deliver({ record, files, form, deadline }: Delivery, again: AskAgain): Promise<ReceivedForm> {
  const submission = { record: JSON.stringify(record), files };
  try {
    const forwarded = await forwardSubmission(submission, deadline);
    if ("errors" in forwarded) return again(422, null, withFileErrors(forwarded.errors));
    return { state: "sent", form, reference: form.purpose === "inbox" ? submissionReference(forwarded.id) : null };
  } catch (error) {
    if (error instanceof RefusedSubmissionError) {
      log.error("A form is refused for good", { form: form.slug, reason: error.message });
      return again(503, "failed");
    }
    log.info("A form is kept until the content system takes it", { form: form.slug, reason: String(error) });
  }

  try {
    await spoolSubmission(record.idempotencyKey, submission);
    formsDiskLog.succeeded();
    return { state: "sent", form, reference: null };
  } catch (error) {
    formsDiskLog.failed({ reason: String(error) });
    return again(503, "later");
  }
}

/**
 * Renames the file errors of the CMS: its `fileType` means that it couldn't decode the file, as the type itself was
 * checked here by the first bytes.
 */
function withFileErrors(errors: FormErrors): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, { key, params }]) => [
      name,
      { key: key === "forms.errors.fileType" ? "forms.errors.file" : key, params },
    ]),
  );
}

/** Checks honeypot, token, human proof and rate limits. @returns Why the form is refused; `null` when it passes. */
async function robotProblem(
  { token, visitor, isScripted }: Sender & { token: string | null },
  form: Form,
  text: (name: string) => string | null,
): Promise<FormProblem | null> {
  if ((text(formInputNames.trap) ?? "") !== "") return "refused";

  const age = checkFormToken(token);
  if (token === null || age === "missing") return "confirm";
  if (age === "young") return "tooFast";

  const verdict = await judgeHuman(token, text);
  if (verdict === "robot" || (verdict === "none" && isScripted)) return "refused";

  const isUnproven = verdict === "none" || verdict === "worked";
  // The form's limit, shared by all visitors, comes last, so that a visitor above their own limit doesn't use it up.
  const isTaken =
    (await isWithinSenderLimits({ token, visitor, isUnproven })) && (await isWithinLimit("form", form.documentId));
  return isTaken ? null : "tooMany";
}

function textOf(data: FormData, name: string): string | null {
  const value = data.get(name);
  return typeof value === "string" ? value : null;
}

/** Leaves the values of file fields out, as files travel separately. */
function withoutFiles(values: Submission["values"], files: readonly { field: string }[]): Submission["values"] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !files.some(({ field }) => field === name)));
}
