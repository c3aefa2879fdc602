import { isFormErrorKey } from "@circuit/contract/forms/form-errors";
import type { Locale } from "@circuit/contract/locales";

/** The messages of forms that aren't accepted; enough of each sentence to recognise it. */
const sentences: Record<Locale, readonly string[]> = {
  nl: [
    "nog niet goed",
    "Dat ging wel heel snel",
    "Nog één keer: kijk",
    "We konden niet nagaan",
    "Er is net te vaak iets",
    "Samen zijn je bestanden",
    "Er is iets misgegaan. Probeer het opnieuw",
    "Pagina niet gevonden",
    "Dit formulier is intussen veranderd",
    "hoort bij geen formulier op deze pagina",
  ],
  en: [
    "right yet",
    "That was very quick",
    "Once more: check",
    "tell that you are human",
    "Too much has just been sent",
    "Together, your files",
    "Something went wrong. Please try again",
    "Page not found",
    "This form has changed meanwhile",
    "belongs to no form on this page",
  ],
};

const problems = ["confirm", "failed", "refused", "tooFast", "tooLarge", "tooMany"];
const statuses = [200, 303, 400, 404, 409, 413, 422, 429];
// `[ \t]` and not `\s`: on an answer with a million empty lines that would take half a minute.
const trace = /\n[ \t]+at [^\n]+:\d+:\d+|node:internal|node_modules/u;

interface HostileRequest {
  locale: Locale;
  isScripted: boolean;
}

/** The fault in an answer to hostile input; `null` when a visitor can understand the answer. */
export function answerProblem(answer: Response, text: string, { locale, isScripted }: HostileRequest): string | null {
  const { status } = answer;
  if (!statuses.includes(status)) return `status ${status}: ${text.slice(0, 200)}`;
  if (trace.test(text)) return `a stack trace: ${text.slice(0, 200)}`;
  if (isScripted) return jsonProblem(answer, text);
  if (status === 303) return /[?&]sent=/u.test(answer.headers.get("location") ?? "") ? null : "leads to no thank-you";

  const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true;
  if (!isPage || !text.includes(`<html lang="${locale}"`)) return `${status} without a page in ${locale}`;
  const words = text.replaceAll(/<script\b[^]*?<\/script>|<[^>]*>/gu, " ").replaceAll(/\s+/gu, " ");
  const isSaid = sentences[locale].some((sentence) => words.includes(sentence));
  return isSaid ? null : `${status} without a message in ${locale}`;
}

/** The fault in a JSON answer, which must name a problem or keys that scripts have messages for. */
function jsonProblem(answer: Response, text: string): string | null {
  if (answer.headers.get("content-type")?.startsWith("application/json") !== true)
    return `${answer.status} without JSON`;
  const { state, problem, errors = {} } = JSON.parse(text);
  if (state === "sent") return answer.status === 200 ? null : `sent with ${answer.status}`;
  if (state === "refused") return problems.includes(problem) ? null : `refused without a reason: ${text}`;

  const keys = Object.values(errors).map((error) => String(Reflect.get(Object(error), "key")));
  return keys.length > 0 && keys.every(isFormErrorKey) ? null : `no errors that have words: ${text.slice(0, 200)}`;
}
