import type { Settings } from "@circuit/contract/content/layout";
import { houseColours } from "@circuit/contract/house-colours";
import type { CSSProperties } from "react";
import { useRouteLoaderData } from "react-router";

/**
 * Returns the brand colours of the site settings as CSS custom properties for the document's root, where they override
 * the style sheet. The contract admits `#rrggbb` values only, so an editor can't inject CSS.
 */
export function useBrandColours(): CSSProperties {
  const root = useRouteLoaderData<{ settings: Settings }>("root");
  return brandColourProperties(root?.settings.colours ?? null);
}

/** Returns the custom properties of an editor's colours, without those that the style sheet has already. */
export function brandColourProperties(colours: Settings["colours"]): CSSProperties {
  const house: Readonly<Record<string, string>> = houseColours;
  const own: Readonly<Record<string, string | null>> = colours ?? {};
  const chosen = Object.entries(own).filter(([name, value]) => value !== null && value.toLowerCase() !== house[name]);
  return Object.fromEntries(chosen.map(([name, value]) => [`--brand-${name}`, value]));
}
