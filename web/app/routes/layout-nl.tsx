import type { ShouldRevalidateFunctionArgs } from "react-router";
import { nl } from "#app/i18n/messages/nl.ts";
import { loadLayout } from "#app/pages/layout/load-layout.server.ts";
import { LocaleLayout } from "#app/pages/layout/locale-layout.tsx";
import type { Route } from "./+types/layout-nl";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** Menus and languages of the Dutch site; only this module brings the Dutch messages. */
export function loader() {
  return loadLayout("nl");
}

/** The layout stays as it is while a visitor moves within one language. */
export function shouldRevalidate({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function LayoutNl({ loaderData }: Route.ComponentProps) {
  return <LocaleLayout layout={loaderData} locale="nl" messages={nl} />;
}
