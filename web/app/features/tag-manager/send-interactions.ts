import { uploadsFolder } from "@circuit/contract/urls/own-paths";
import type { GtmSupport } from "@gtm-support/core";

/**
 * Sends an `interaction` event for each followed link to another site, a file, an e-mail address or a telephone number.
 *
 * @returns A function that stops it.
 */
export function sendInteractions(support: GtmSupport): () => void {
  const send = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    // SVG links lead to pages of this site, and have no URL properties.
    if (!(link instanceof HTMLAnchorElement)) return;
    const action = interactionOf(link);
    if (action !== null) support.trackEvent({ category: "link", action, label: link.href });
  };
  document.addEventListener("click", send);
  return () => document.removeEventListener("click", send);
}

/** Returns the kind of interaction of a link; `null` for a page of this site. */
function interactionOf({ protocol, origin, pathname }: HTMLAnchorElement): string | null {
  if (protocol === "mailto:" || protocol === "tel:") return protocol.slice(0, -1);
  if (origin !== location.origin) return "outbound";
  return pathname.startsWith(uploadsFolder) ? "download" : null;
}
