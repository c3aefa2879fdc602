import type { Settings } from "@circuit/contract/content/layout";
import type { CSSProperties } from "react";
import { useRouteLoaderData } from "react-router";

/**
 * Returns the brand colours of the site settings as CSS custom properties for the document's root, where they override
 * the style sheet. The contract admits `#rrggbb` values only, so an editor can't inject CSS.
 */
export function useBrandColours(): CSSProperties {
  const root = useRouteLoaderData<{ settings: Settings }>("root");
  const chosen = Object.entries(root?.settings.colours ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(chosen.map(([name, value]) => [`--brand-${name}`, value]));
}
