import type { Settings } from "@circuit/contract/content/layout";
import { useRouteLoaderData } from "react-router";

/** Returns the site settings that the root route loads; `null` when the root failed. */
export function useSiteSettings(): Settings | null {
  return useRouteLoaderData<{ settings: Settings }>("root")?.settings ?? null;
}
