import type { Locale } from "@circuit/contract/locales";
import { createContext, use, type ReactNode } from "react";
import type { Messages } from "./messages/nl.ts";

interface Language {
  locale: Locale;
  messages: Messages;
}

const LanguageContext = createContext<Language | null>(null);

/** Provides its children with a language and its messages. */
export function LanguageProvider({ children, ...language }: Language & { children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error("No LanguageProvider above this component");
  return language;
}

/** Returns the messages of the page's language that every page loads. */
export function useMessages(): Messages {
  return useLanguage().messages;
}

/** Returns the page's language. */
export function useLocale(): Locale {
  return useLanguage().locale;
}
