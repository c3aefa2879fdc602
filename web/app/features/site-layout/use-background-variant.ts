import { useMatches } from "react-router";
import { backgroundVariant, type BackgroundVariant } from "#app/domain/background-variant.ts";

/** Background of the page on screen, from its route's name (its id without the language) and slug. */
export function useBackgroundVariant(): BackgroundVariant {
  const match = useMatches().at(-1);
  const routeName = match?.id.replace(/^[a-z]+\//u, "") ?? "";
  return backgroundVariant(routeName, match?.params["*"] ?? match?.params.slug ?? "");
}
