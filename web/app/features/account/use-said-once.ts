import { useEffect } from "react";

/** Drops from the address what a page says once: loaded anew, it doesn't say it again. */
export function useSaidOnce(isSaid: boolean): void {
  useEffect(() => {
    if (!isSaid) return;
    const { pathname, search, hash } = location;
    // oxlint-disable-next-line house/no-loose-query -- pages of one visitor, which are never stored
    const query = new URLSearchParams(search);
    for (const name of ["done", "undo"]) query.delete(name);
    history.replaceState(history.state, "", `${pathname}${query.size === 0 ? "" : `?${query}`}${hash}`);
  }, [isSaid]);
}
