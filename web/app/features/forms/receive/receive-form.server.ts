import type { Form } from "@circuit/contract/forms/form";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import { checkForm } from "@circuit/contract/forms/schema-of-form";
import { referenceOf, type Submission } from "@circuit/contract/forms/submission";
import type { Locale } from "@circuit/contract/locales";
import { CmsContractError, CmsError } from "#app/cms/cms-error.server.ts";
import { getFormToCheck } from "#app/cms/forms.server.ts";
import { log } from "#app/log.server.ts";
import { senderKey } from "#app/http/verified-email.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { readFormBody } from "#app/http/form-body.server.ts";
import { formsDisk } from "#app/http/forms-disk.server.ts";
import { FormBodyError, type FormBody } from "#app/http/received-form.server.ts";
import { smallBytes } from "#app/http/small-body.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { checkFormToken, idempotencyKey, makeFormToken, tokenInCookie } from "./form-token.server.ts";
import { ownInputs, type FormOutcome, type FormProblem } from "../form-view-data.ts";
import {
  deadlineOf,
  forwardSubmission,
  readySubmission,
  RefusedSubmissionError,
} from "../deliver/forward-submission.server.ts";
import { isWithinSenderLimits } from "./sender-limits.server.ts";
import { allTyped, typedValues } from "./typed-values.ts";
import { judgeHuman } from "../human-check/human-proof.server.ts";
import { keepSubmission } from "../deliver/submission-spool.server.ts";

/** Outcome of a submitted form. */
export type ReceivedForm =
  /** `reference` names it in mails; `null` while the content system is unavailable, and for a form that isn't kept as one. */
  | { state: "sent"; form: Form; reference: string | null }
  /** There is no such form: an editor may have put another in its place since it was opened. */
  | { state: "unknown"; outcome: FormOutcome }
  /** The content system is unavailable, and with it the form: nothing can be checked or shown but what was typed. */
  | { state: "unavailable"; reason: string; outcome: FormOutcome }
  /** To be shown again; `status` is that of the answer. */
  | { state: "rerender"; status: 400 | 403 | 413 | 422 | 429 | 503; outcome: FormOutcome };

interface Options {
  locale: Locale;
  /** The form's documentId, where the address says so; else it is among what was sent. */
  formId?: string | undefined;
  /** Whether scripts sent it: then they must have done the check. */
  isScripted: boolean;
}

/**
 * Takes what a visitor sent: checks it by the form's rules, keeps robots out, and
 * gives it to the content system, or keeps it until that is back.
 */
export async function receiveForm(request: Request, { locale, formId, isScripted }: Options): Promise<ReceivedForm> {
  const visitor = senderKey(request);
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

/** Whether a form above the limit is read, to be shown again: neither a large one, nor one of very many. */
async function isShownAgain({ headers }: Request, visitor: string): Promise<boolean> {
  const isSmall = Number(headers.get("content-length") ?? Infinity) <= smallBytes;
  return isSmall && (await isWithinLimit("shownAgain", visitor));
}

interface Sender extends Options {
  visitor: string;
  cookie: string | null;
  /** Too many forms came from this address: it gets its form back, and nothing is stored. */
  isTooMany: boolean;
  /** Another site's page may have sent it. */
  isForeign: boolean;
}

/** Shows the form again, with what was typed. */
type AskAgain = (
  status: 403 | 413 | 422 | 429 | 503,
  problem: FormProblem | null,
  errors?: FormErrors,
  token?: string,
) => ReceivedForm;

async function receiveBody(body: FormBody, sender: Sender): Promise<ReceivedForm> {
  const text = (name: string) => textOf(body.data, name);
  const deadline = deadlineOf(body.files ?? []);
  const given = text(ownInputs.token) ?? sender.cookie;
  const token = given !== null && checkFormToken(given) !== "missing" ? given : makeFormToken();
  const formId = sender.formId ?? text(ownInputs.form) ?? "";
  let form: Form | null;
  try {
    form = await getFormToCheck(formId, sender);
  } catch (error) {
    if (!(error instanceof CmsError) && !(error instanceof CmsContractError)) throw error;
    // Another site's page gets nothing to send again.
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
  // Only a page of ours can send the token that the visitor's own cookie holds: no other site knows it.
  const isOurPage = sender.cookie !== null && text(ownInputs.token) === sender.cookie;
  // With a new token: with one that another site's page has brought along, that page could send the next form.
  if (sender.isForeign && !isOurPage) return again(403, "elsewhere", {}, makeFormToken());
  if (body.files === null) return again(503, "later");
  const values = readFormValues(form, body.data, sender.locale);
  const checked = checkForm(form, values);
  if (!checked.ok) return again(422, null, checked.errors);
  // No field has more than it takes, and all together have.
  if (body.hasTooManyFiles) return again(413, "tooManyFiles");

  const problem = await keepRobotsOut({ ...sender, token: given }, form, text);
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

/** A form that there isn't, or no more: the page may have another in its place, which takes what was typed. */
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
  const submission = readySubmission(record, files);
  try {
    const forwarded = await forwardSubmission(submission, deadline);
    if ("errors" in forwarded) return again(422, null, ofContent(forwarded.errors));
    return { state: "sent", form, reference: form.purpose === "inbox" ? referenceOf(forwarded.id) : null };
  } catch (error) {
    if (error instanceof RefusedSubmissionError) {
      log.error("A form is refused for good", { form: form.slug, reason: error.message });
      return again(503, "failed");
    }
    log.info("A form is kept until the content system takes it", { form: form.slug, reason: String(error) });
  }

  try {
    await keepSubmission(record.idempotencyKey, submission);
    formsDisk.succeeded();
    return { state: "sent", form, reference: null };
  } catch (error) {
    formsDisk.failed({ reason: String(error) });
    return again(503, "later");
  }
}

/**
 * Errors that the content system found. It refuses a file by its kind when it can't decode it or would have too much to
 * decode; its kind was right here, where it is told by the first bytes.
 */
function ofContent(errors: FormErrors): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, { key, params }]) => [
      name,
      { key: key === "forms.errors.fileType" ? "forms.errors.file" : key, params },
    ]),
  );
}

/** @returns Why the form isn't taken; `null` when nothing is against it. */
async function keepRobotsOut(
  { token, visitor, isScripted }: Sender & { token: string | null },
  form: Form,
  text: (name: string) => string | null,
): Promise<FormProblem | null> {
  if ((text(ownInputs.trap) ?? "") !== "") return "refused";

  const age = checkFormToken(token);
  if (token === null || age === "missing") return "confirm";
  if (age === "young") return "tooFast";

  const verdict = await judgeHuman(token, text);
  if (verdict === "robot" || (verdict === "none" && isScripted)) return "refused";

  const isUnproven = verdict === "none" || verdict === "worked";
  // The form's own limit, which all visitors share, comes last: a visitor over their own limit doesn't use it up.
  const isTaken =
    (await isWithinSenderLimits({ token, visitor, isUnproven })) && (await isWithinLimit("form", form.documentId));
  return isTaken ? null : "tooMany";
}

function textOf(data: FormData, name: string): string | null {
  const value = data.get(name);
  return typeof value === "string" ? value : null;
}

/** Files go apart from the values; the content system looks at what is in them itself. */
function withoutFiles(values: Submission["values"], files: readonly { field: string }[]): Submission["values"] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !files.some(({ field }) => field === name)));
}
