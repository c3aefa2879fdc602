import type { ShouldRevalidateFunctionArgs } from "react-router";
import { en } from "#app/i18n/messages/en.ts";
import { loadLayout } from "#app/pages/layout/load-layout.server.ts";
import { LocaleLayout } from "#app/pages/layout/locale-layout.tsx";
import type { Route } from "./+types/layout-en";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** Menus and languages of the English site; only this module brings the English messages. */
export function loader() {
  return loadLayout("en");
}

/** The layout stays as it is while a visitor moves within one language. */
export function shouldRevalidate({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function LayoutEn({ loaderData }: Route.ComponentProps) {
  return <LocaleLayout layout={loaderData} locale="en" messages={en} />;
}
