import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { useEffect } from "react";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { TicketViewData } from "./order-view-data.ts";

const keepingCode = lazyWithRetry(() => import("#app/ui/offline/keep-pages.ts"));

/** Addresses of an order's page in the languages that it isn't shown in. */
function inOtherLanguages(path: string): string[] {
  const token = path.slice(path.lastIndexOf("/"));
  return Object.values(checkoutPaths.order).flatMap((folder) =>
    `${folder}${token}` === path ? [] : `${folder}${token}`,
  );
}

/**
 * Keeps this page of an order, and those of its tickets, in the visitor's own browser, so that they open at the gate
 * without a network. An order without valid tickets is deleted from the browser when its page is opened.
 *
 * @param orderPath - Address of the order's page: the others are below it. `null` for one in an account: whoever has the
 *   browser after its visitor signed out would see it.
 * @param tickets - Those that this page shows.
 * @param isOfSession - Whether the page ends with the visitor's session: so does what is kept.
 */
export function useOfflineOrder(
  orderPath: string | null,
  tickets: readonly TicketViewData[],
  isOfSession: boolean,
): void {
  const scope = orderPath?.split("?")[0] ?? null;
  const valid = tickets.filter(({ isCancelled }) => !isCancelled);
  const paths = valid.map(({ path }) => path.split("?")[0]).join(" ");

  useEffect(() => {
    const keep = async () => {
      if (scope === null) return;
      const { pathname } = location;
      if (paths === "" && pathname !== scope) return;
      const code = await keepingCode.take();
      if (paths === "") await code?.forgetPages(scope);
      else await code?.keepPages(scope, [scope, pathname, ...paths.split(" ")], { isOfSession });
      // Pages stored before the session began would not be deleted when it ends.
      if (isOfSession) await Promise.all(inOtherLanguages(scope).map(async (other) => code?.forgetPages(other)));
    };
    // Where the browser keeps nothing, the page is readable as long as it is open.
    void keep().catch(() => undefined);
  }, [scope, paths, isOfSession]);
}
