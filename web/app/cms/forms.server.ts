import { setTimeout as sleep } from "node:timers/promises";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { formSchema, type Form } from "@circuit/contract/forms/form";
import { withEventOptions } from "@circuit/contract/forms/form-rules";
import { isLocale } from "@circuit/contract/locales";
import { log } from "#app/log.server.ts";
import { CmsError, isCmsFailure } from "./cms-error.server.ts";
import { cmsSingle, type CmsOptions } from "./client.server.ts";
import { isTakingPlace } from "@circuit/contract/event-state";
import { listUpcomingEvents } from "./events.server.ts";
import { storeForm, readStoredForm } from "./stored-forms.server.ts";
import { staleIfError } from "./stale-if-error.server.ts";
import { withLengthsInHelp } from "./lengths-in-help.server.ts";

/**
 * Reads a form; `null` when it isn't published in this language. A field that offers events gets those as options that
 * accept entries today; text fields get their minimum length in their help text.
 */
export async function getForm(documentId: string, options: CmsOptions): Promise<Form | null> {
  // oxlint-disable-next-line house/no-own-address -- an address of the content system
  const path = `/forms/${encodeURIComponent(documentId)}`;
  const form = await cmsSingle(path, formSchema, { view: "detail" }, options);
  if (form === null) return null;

  const isOfEvents = form.fields.some((field) => "source" in field && field.source === "events");
  const today = dayAtCircuit(new Date());
  const filled = isOfEvents
    ? withEventOptions(form, (await listUpcomingEvents(options)).filter(isTakingPlace), today)
    : form;
  const complete = withLengthsInHelp(filled, options.locale);
  await storeForm(complete, options.locale);
  return complete;
}

/** How long a cached form stays fresh, in milliseconds; a purge invalidates it earlier. */
const freshMs = 60_000;

const cachedForm = staleIfError(
  "form",
  // When it fails, the disk may have a newer form than this cache: any process stores the forms of a page it renders.
  { freshMs, contentTypes: ["forms", "events"], failsWhenBroken: true },
  async (key: string) => {
    const [locale = "", documentId = ""] = key.split(" ");
    if (!isLocale(locale)) throw new Error(`No language: ${locale}`);
    const form = await getForm(documentId, { locale, signal: new AbortController().signal });
    if (form === null) throw new UnknownFormError(documentId);
    return form;
  },
);

/** How long a submission waits for the form's current rules, in milliseconds; after that the last known ones apply. */
const patienceMs = 3000;

/**
 * Reads a form to validate a submission. While the CMS is unavailable or slow, returns the last good version from disk,
 * so that no submission is lost.
 *
 * @returns `null` when no such form is published in this language.
 * @throws {CmsError | CmsContractError} The form was never read before, and can't be read now.
 */
export async function getFormToCheck(documentId: string, { locale }: Pick<CmsOptions, "locale">): Promise<Form | null> {
  // Clients can send any text as an id.
  if (!/^[a-z0-9]{1,64}$/iu.test(documentId)) return null;
  try {
    return await Promise.race([cachedForm(`${locale} ${documentId}`), failAfterPatience()]);
  } catch (error) {
    if (error instanceof UnknownFormError) return null;
    const stored = isCmsFailure(error) ? await readStoredForm(documentId, locale) : null;
    if (stored === null) throw error;
    log.info("A form is checked as it was known last", { form: documentId, reason: String(error) });
    return stored;
  }
}

async function failAfterPatience(): Promise<never> {
  await sleep(patienceMs, null, { ref: false });
  throw new CmsError(504, "TimeoutError", "The form isn't read in time");
}

/** Thrown instead of returning `null`, so that made-up ids aren't cached. */
class UnknownFormError extends Error {
  override name = "UnknownFormError";
}
