import { localeFolder } from "@circuit/contract/own-paths";
import { useEffect } from "react";

/**
 * Has links to the other language keep the fragment of the address, as many places of a page have the same one in both. The
 * server never sees it: the browser takes it along when it is redirected to the page.
 */
export function useKeepFragment(): void {
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link instanceof HTMLAnchorElement && link.pathname.startsWith(localeFolder)) link.hash = location.hash;
    };
    document.addEventListener("click", keep);
    return () => document.removeEventListener("click", keep);
  }, []);
}
