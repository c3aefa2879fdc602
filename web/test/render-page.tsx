import { emptySettings, type Settings } from "@circuit/contract/content/layout";
import type { Locale } from "@circuit/contract/locales";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { LanguageProvider } from "#app/i18n/messages-context.tsx";
import { en } from "#app/i18n/messages/en.ts";
import { nl } from "#app/i18n/messages/nl.ts";

interface PageOptions {
  /** Query of its address. */
  search?: string;
  locale?: Locale;
  settings?: Partial<Settings>;
}

/** The HTML a visitor without scripts gets of something on a page of the site. */
export function renderPage(
  content: ReactNode,
  { locale = "nl", settings = {}, search = "" }: PageOptions = {},
): string {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "*",
      HydrateFallback: () => null,
      loader: () => null,
      Component: () => (
        <LanguageProvider locale={locale} messages={{ nl, en }[locale]}>
          {content}
        </LanguageProvider>
      ),
    },
  ]);
  const root = { settings: { ...emptySettings, ...settings } };
  return renderToStaticMarkup(<Stub initialEntries={[`/${search}`]} hydrationData={{ loaderData: { root } }} />);
}
