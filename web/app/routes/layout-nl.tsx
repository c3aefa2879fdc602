import type { ShouldRevalidateFunctionArgs } from "react-router";
import { nl } from "#app/i18n/messages/nl.ts";
import { loadLayout } from "#app/pages/layout/load-layout.server.ts";
import { LocaleLayout } from "#app/pages/layout/locale-layout.tsx";
import type { Route } from "./+types/layout-nl";

export const audience = "everyone";

/** Loads the layout's data. Only this module imports the Dutch messages. */
export function loader() {
  return loadLayout("nl");
}

/** Loads no layout data again while the visitor navigates within one language. */
export function shouldRevalidate({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function LayoutNl({ loaderData }: Route.ComponentProps) {
  return <LocaleLayout layout={loaderData} locale="nl" messages={nl} />;
}
