import { denyEverything } from "./start-tag-manager.ts";

/** Cookies that Google's tags set on the site's own domain. */
const ownCookies = /^(?:_ga|_gid|_gat|_gac_|_gcl_|_dc_gtm_|FPID|FPLC)/u;

/**
 * Stops the tag manager after consent was withdrawn: everything is denied, its
 * cookies on this site are removed as far as a page can, and the page loads
 * again without it.
 */
export function forgetTagManager(): void {
  denyEverything();
  for (const cookie of document.cookie.split(/;\s*/u)) {
    const [name = ""] = cookie.split("=");
    if (ownCookies.test(name)) removeCookie(name);
  }
  location.reload();
}

/** Tags choose the widest domain they can, and a page can't read which: each is tried. */
function removeCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
