import { Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import type { PanelProps } from "./form-extensions.ts";
import { unpublishedLanguage } from "./unpublished-language.ts";

const words = {
  nl: "This ticket isn’t published in Dutch. The Dutch site sells it all the same, for the same price and from the same places, with its English name and summary. Choose Dutch at the top right, fill in the translation and publish it.",
  en: "This ticket isn’t published in English. The English site sells it all the same, for the same price and from the same places, with its Dutch name and summary. Choose English at the top right, fill in the translation and publish it.",
} as const;

/** Warns, beside a ticket type published in one language only, that visitors in the other language read that one. */
export function TicketLanguagePanel({ model, document, meta }: PanelProps) {
  const intl = useIntl();
  const missing = model === "api::ticket-type.ticket-type" ? unpublishedLanguage(document, meta) : null;
  if (missing === null) return null;
  return {
    title: intl.formatMessage({ id: "circuit.problems.title", defaultMessage: "Not right on the site" }),
    content: (
      <Typography textColor="danger600">
        {intl.formatMessage({ id: `circuit.ticketLanguage.${missing}`, defaultMessage: words[missing] })}
      </Typography>
    ),
  };
}
