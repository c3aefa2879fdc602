import type { ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";

interface MessageOverridesProps {
  overrides: Record<string, string>;
  children: ReactNode;
}

/** Replaces some of the panel's messages, by id, for the components inside it. */
export function MessageOverrides({ overrides, children }: MessageOverridesProps) {
  const { locale, messages } = useIntl();
  const texts = Object.entries(messages).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return (
    <IntlProvider locale={locale} messages={{ ...Object.fromEntries(texts), ...overrides }}>
      {children}
    </IntlProvider>
  );
}
