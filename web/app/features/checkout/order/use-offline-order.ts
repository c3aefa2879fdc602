import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { useEffect } from "react";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { TicketViewData } from "./order-view.server.ts";

const keepingCode = lazyWithRetry(() => import("#app/ui/offline/keep-pages.ts"));

/** Paths of an order's page in the other languages. */
function inOtherLanguages(path: string): string[] {
  const token = path.slice(path.lastIndexOf("/"));
  return Object.values(checkoutPaths.order).flatMap((folder) =>
    `${folder}${token}` === path ? [] : `${folder}${token}`,
  );
}

/**
 * Stores this page of an order and the pages of its tickets in the browser, so that they open at the gate without a
 * network. Opening the order's page without valid tickets deletes what was stored.
 *
 * @param orderPath - Path of the order's page; `null` in an account, whose pages mustn't open after signing out.
 * @param tickets - The tickets on this page.
 * @param isOfSession - Whether the stored pages are deleted when the visitor's session ends.
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
      const code = await keepingCode.tryLoad();
      if (paths === "") await code?.deleteCachedPages(scope);
      else await code?.cachePagesOffline(scope, [scope, pathname, ...paths.split(" ")], { isOfSession });
      // Pages stored before the session began would not be deleted when it ends.
      if (isOfSession) await Promise.all(inOtherLanguages(scope).map(async (other) => code?.deleteCachedPages(other)));
    };
    // Without offline storage the page works only while it is open.
    void keep().catch(() => undefined);
  }, [scope, paths, isOfSession]);
}
