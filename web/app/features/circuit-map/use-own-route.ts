import { useState } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { OwnRoute } from "./own-route.ts";

const ownRouteCode = lazyWithRetry(() => import("./own-route.ts"));

export interface OwnRouteControl {
  /** `null` until the visitor asks for a route. */
  outcome: OwnRoute | null;
  isSearching: boolean;
  find: (to: string, isStepFree: boolean) => void;
  forget: () => void;
}

/** Holds the route from the visitor's position, once they ask for it: in no URL, and gone with the page. */
export function useOwnRoute(): OwnRouteControl {
  const locale = useLocale();
  const [outcome, setOutcome] = useState<OwnRoute | null>(null);
  const [isSearching, setIsSearching] = useState(false);

  const find = async (to: string, isStepFree: boolean) => {
    setIsSearching(true);
    const code = await ownRouteCode.tryLoad();
    const found: OwnRoute = (await code?.findOwnRoute({ to, isStepFree, locale })) ?? { kind: "failed" };
    setOutcome(found);
    setIsSearching(false);
  };
  return {
    outcome,
    isSearching,
    find: (to, isStepFree) => void find(to, isStepFree),
    forget: () => setOutcome(null),
  };
}
