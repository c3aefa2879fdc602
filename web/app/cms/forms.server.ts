import { formSchema, type Form } from "@circuit/contract/forms/form";
import { withEventOptions } from "@circuit/contract/forms/form-rules";
import { isLocale, type Locale } from "@circuit/contract/locales";
import { log } from "#app/log.server.ts";
import { cmsSingle, type CmsOptions } from "./client.server.ts";
import { listUpcomingEvents } from "./events.server.ts";
import { keepForm, readKeptForm } from "./kept-forms.server.ts";
import { lastGood } from "./last-good.server.ts";

/**
 * Reads one form, with the coming events where it has them chosen from; `null`
 * when it isn't published in this language.
 *
 * Source: `GET /forms/{documentId}?view=detail`.
 */
export async function getForm(documentId: string, options: CmsOptions): Promise<Form | null> {
  const path = `/forms/${encodeURIComponent(documentId)}`;
  const form = await cmsSingle(path, formSchema, { view: "detail" }, options);
  if (form === null) return null;

  const isOfEvents = form.fields.some((field) => "source" in field && field.source === "events");
  const complete = isOfEvents ? withEventOptions(form, await listUpcomingEvents(options)) : form;
  await keepForm(complete, options.locale);
  return complete;
}

/** A form changes rarely; when it does, the content system says so and this is forgotten. */
const freshMs = 60_000;

const keptForm = lastGood("form", { freshMs, madeOf: ["forms", "events"] }, (key: string) => {
  const [locale = "", documentId = ""] = key.split(" ");
  if (!isLocale(locale)) throw new Error(`No language: ${locale}`);
  return readOrKept(documentId, locale);
});

/**
 * Reads a form to check what was sent; the last good one serves while the content
 * system is away, also after a restart, so that nobody's work is lost.
 *
 * @throws {CmsError | CmsContractError} It was never read, and can't be now.
 */
export async function getFormToCheck(documentId: string, { locale }: Pick<CmsOptions, "locale">): Promise<Form | null> {
  // Anybody can ask for any: only what can be an id is looked for.
  if (!/^[a-z0-9]{1,64}$/iu.test(documentId)) return null;
  try {
    return await keptForm(`${locale} ${documentId}`);
  } catch (error) {
    if (error instanceof UnknownFormError) return null;
    throw error;
  }
}

/** Thrown rather than answered, so that ids somebody made up aren't kept. */
class UnknownFormError extends Error {
  override name = "UnknownFormError";
}

async function readOrKept(documentId: string, locale: Locale): Promise<Form> {
  try {
    const form = await getForm(documentId, { locale, signal: new AbortController().signal });
    if (form === null) throw new UnknownFormError(documentId);
    return form;
  } catch (error) {
    if (error instanceof UnknownFormError) throw error;
    const kept = await readKeptForm(documentId, locale);
    if (kept === null) throw error;
    log.warn("A form is checked as it was known last", { form: documentId, reason: String(error) });
    return kept;
  }
}
