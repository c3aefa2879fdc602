import type { Settings } from "@circuit/contract/layout";
import { useRouteLoaderData } from "react-router";

/**
 * The circuit's own colours, from the settings, over the ones in the style
 * sheet. Goes in the head, after the style sheets. The contract lets only
 * `#rrggbb` values through, so nothing else can be written into the page.
 */
export function BrandColours() {
  const root = useRouteLoaderData<{ settings: Settings }>("root");
  const chosen = Object.entries(root?.settings.colours ?? {}).filter(([, value]) => value !== null);
  if (chosen.length === 0) return null;

  const properties = chosen.map(([name, value]) => `--brand-${name}:${value}`).join(";");
  return <style dangerouslySetInnerHTML={{ __html: `:root{${properties}}` }} />;
}
