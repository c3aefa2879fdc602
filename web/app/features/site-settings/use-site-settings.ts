import type { Settings } from "@circuit/contract/content/layout";
import { useRouteLoaderData } from "react-router";

/** The general settings, which the root route reads; `null` while the root itself failed. */
export function useSiteSettings(): Settings | null {
  return useRouteLoaderData<{ settings: Settings }>("root")?.settings ?? null;
}
