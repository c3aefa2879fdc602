import type { Core } from "@strapi/strapi";
import { readRecipients, invalidRecipients } from "../../mail/recipients.ts";
import { fieldProblem } from "./field-problem.ts";
import { type FormDraft, formDraftSchema } from "./form-draft.ts";
import type { PanelText } from "../panel-text.ts";
import type { Draft } from "./publishing-check.ts";

/** Returns why a draft form can't be published; `null` when it can. */
export function formProblem(_strapi: Core.Strapi, { entry }: Draft): PanelText | null {
  const draft = formDraftSchema.parse(entry);
  const problems = [...draft.fields.map((field) => fieldProblem(field, draft.fields)), ...formProblems(draft)];
  return problems.find((problem) => problem !== null) ?? null;
}

function formProblems({ fields, purpose, recipients }: FormDraft): (PanelText | null)[] {
  const [wrong] = invalidRecipients(recipients ?? "");
  const isAlarm = purpose === "ticket-alarm";
  // A ticket alarm needs the e-mail address and event of everybody: without them, a visitor would wait in vain.
  const requiredFields = fields.filter(({ required, showWhenField }) => required === true && !showWhenField);

  return [
    fields.length > 0 ? null : { nl: "Het formulier heeft nog geen vragen.", en: "The form has no questions yet." },
    wrong === undefined
      ? null
      : { nl: `‘${wrong}’ bij Ontvangers is geen e-mailadres.`, en: `‘${wrong}’ at Ontvangers is no e-mail address.` },
    isAlarm || readRecipients(recipients ?? "").length > 0
      ? null
      : {
          nl: "Vul bij Ontvangers minstens één e-mailadres in: anders leest niemand de inzendingen.",
          en: "Fill in at least one e-mail address at Ontvangers: nobody reads what is sent otherwise.",
        },
    !isAlarm || requiredFields.some(({ __component }) => __component === "fields.email")
      ? null
      : {
          nl: "Een ticketalarm vraagt om een e-mailadres: voeg die vraag toe, met ‘Verplicht’ aan en zonder ‘Alleen tonen bij vraag’.",
          en: "A ticket alarm needs an e-mail address: add that question, with ‘Verplicht’ on and without ‘Alleen tonen bij vraag’.",
        },
    !isAlarm || requiredFields.some(({ __component, source }) => __component === "fields.choice" && source === "events")
      ? null
      : {
          nl: "Een ticketalarm vraagt om een evenement: voeg een keuze van één antwoord toe die haar antwoorden uit de komende evenementen haalt, met ‘Verplicht’ aan en zonder ‘Alleen tonen bij vraag’.",
          en: "A ticket alarm needs an event: add a choice of one answer that takes its answers from the coming events, with ‘Verplicht’ on and without ‘Alleen tonen bij vraag’.",
        },
  ];
}
