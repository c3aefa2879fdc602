import type { ShouldRevalidateFunctionArgs } from "react-router";
import { en } from "#app/i18n/messages/en.ts";
import { loadLayout } from "#app/pages/layout/load-layout.server.ts";
import { LocaleLayout } from "#app/pages/layout/locale-layout.tsx";
import type { Route } from "./+types/layout-en";

export const audience = "everyone";

/** Loads the layout's data. Only this module imports the English messages. */
export function loader() {
  return loadLayout("en");
}

/** Loads no layout data again while the visitor navigates within one language. */
export function shouldRevalidate({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function LayoutEn({ loaderData }: Route.ComponentProps) {
  return <LocaleLayout layout={loaderData} locale="en" messages={en} />;
}
