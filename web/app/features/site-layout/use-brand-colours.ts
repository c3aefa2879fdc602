import type { Settings } from "@circuit/contract/content/layout";
import type { CSSProperties } from "react";
import { useRouteLoaderData } from "react-router";

/**
 * The circuit's own colours, from the settings, as custom properties of the document's root: they win over the ones in
 * the style sheet, whenever that comes. The contract lets only `#rrggbb` values through, so nothing else can be
 * written into the page.
 */
export function useBrandColours(): CSSProperties {
  const root = useRouteLoaderData<{ settings: Settings }>("root");
  const chosen = Object.entries(root?.settings.colours ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(chosen.map(([name, value]) => [`--brand-${name}`, value]));
}
