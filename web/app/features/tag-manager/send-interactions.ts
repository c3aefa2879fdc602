import { uploadsFolder } from "@circuit/contract/urls/own-paths";
import type { GtmSupport } from "@gtm-support/core";

/**
 * Sends an `interaction` for every followed link to another site, a file, an
 * e-mail address or a phone number: what page views don't tell.
 *
 * @returns Stops it.
 */
export function sendInteractions(support: GtmSupport): () => void {
  const send = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    // Links within a drawing lead to this site, and have no such parts of their address.
    if (!(link instanceof HTMLAnchorElement)) return;
    const action = interactionOf(link);
    if (action !== null) support.trackEvent({ category: "link", action, label: link.href });
  };
  document.addEventListener("click", send);
  return () => document.removeEventListener("click", send);
}

/** What following a link does; `null` when it shows another page of this site. */
function interactionOf({ protocol, origin, pathname }: HTMLAnchorElement): string | null {
  if (protocol === "mailto:" || protocol === "tel:") return protocol.slice(0, -1);
  if (origin !== location.origin) return "outbound";
  return pathname.startsWith(uploadsFolder) ? "download" : null;
}
