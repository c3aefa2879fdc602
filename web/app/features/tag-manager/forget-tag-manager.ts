import { denyEverything } from "./start-tag-manager.ts";

/** Cookies that Google's tags set on this site's domain. */
const ownCookies = /^(?:_ga|_gid|_gat|_gac_|_gcl_|_dc_gtm_|FPID|FPLC)/u;

/**
 * Stops the tag manager after the visitor withdrew consent: denies all storage, removes its cookies from this site as
 * far as scripts can, and reloads the page without it.
 */
export function stopTagManager(): void {
  denyEverything();
  for (const cookie of document.cookie.split(/;\s*/u)) {
    const [name = ""] = cookie.split("=");
    if (ownCookies.test(name)) removeCookie(name);
  }
  location.reload();
}

/** Removes a cookie from all parent domains, as tags set it on the widest one and scripts can't read which. */
function removeCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
