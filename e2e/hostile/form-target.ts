import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { formSchema, type Form } from "@circuit/contract/forms/form";
import { withEventOptions } from "@circuit/contract/forms/form-rules";
import type { Locale } from "@circuit/contract/locales";
import { singleAnswer } from "@circuit/contract/response";
import { askContentSystem, published } from "../fixtures/content-system.ts";
import { inboxForms } from "../fixtures/form-pages.ts";

/** A form on its page, in one language. */
export interface FormTarget {
  name: string;
  locale: Locale;
  /** Address of the page. */
  page: string;
  form: Form;
}

/** The six forms that go to the inbox, in Dutch and English. @param site - Address of the site. */
export async function formTargets(site: string): Promise<FormTarget[]> {
  const targets: FormTarget[] = [];
  for (const [name, nl, en] of inboxForms) {
    for (const [locale, path] of [["nl", nl] as const, ["en", en] as const]) {
      const page = `${site}${path}`;
      targets.push({ name, locale, page, form: await readForm(page, locale) });
    }
  }
  return targets;
}

async function readForm(page: string, locale: Locale): Promise<Form> {
  const html = await (await fetch(page)).text();
  const id = /name="form_id" value="([a-z0-9]+)"/u.exec(html)?.[1];
  if (id === undefined) throw new Error(`There is no form at ${page}`);
  const answer = await askContentSystem(`/api/forms/${id}?view=detail&locale=${locale}`);
  const form = singleAnswer(formSchema).parse(await answer.json());
  if (form === null) throw new Error(`The form of ${page} isn't published`);
  return withEventOptions(form, await published.upcomingEvents(locale), dayAtCircuit(new Date()));
}
