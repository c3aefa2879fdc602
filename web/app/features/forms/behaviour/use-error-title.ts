import { useEffect } from "react";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/** Prefixes the document's title when there are errors, as screen readers say the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  const { errorPrefix } = formMessages[useLocale()];
  useEffect(() => {
    const { title } = document;
    const plain = title.startsWith(errorPrefix) ? title.slice(errorPrefix.length).trim() : title;
    document.title = hasErrors ? `${errorPrefix} ${plain}` : plain;
  }, [hasErrors, errorPrefix]);
}
