import { Typography } from "@strapi/design-system";
import type { PanelProps } from "./form-extensions.ts";
import { unpublishedLanguage } from "./unpublished-language.ts";
import { useSay } from "./use-say.ts";

const words = {
  nl: "This ticket isn’t published in Dutch. The Dutch site sells it all the same, for the same price and from the same places, with its English name and summary. Choose Dutch at the top right, fill in the translation and publish it.",
  en: "This ticket isn’t published in English. The English site sells it all the same, for the same price and from the same places, with its Dutch name and summary. Choose English at the top right, fill in the translation and publish it.",
} as const;

/** Warns, beside a ticket type published in one language only, that visitors in the other language read that one. */
export function TicketLanguagePanel({ model, document, meta }: PanelProps) {
  const say = useSay();
  const missing = model === "api::ticket-type.ticket-type" ? unpublishedLanguage(document, meta) : null;
  if (missing === null) return null;
  return {
    title: say("problems.title", "Not right on the site"),
    content: <Typography textColor="danger600">{say(`ticketLanguage.${missing}`, words[missing])}</Typography>,
  };
}
