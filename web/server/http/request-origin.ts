/** The names under which visitors reach a site. */
interface SiteNames {
  /** The site's own address. */
  siteUrl: string;
  /** Other names of it, such as `www.circuit.example`, with a port where it isn't that of the address. */
  names: readonly string[];
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/u;

/**
 * Tells whether a POST was sent from a page of the site's own, as the browser says.
 * A request without `Origin` counts as own, as a browser that another site's page made
 * send it would have added the header; unless it says itself that it comes from there.
 *
 * @param headers - `origin`, `host` and `sec-fetch-site` of the request.
 */
export function isOwnOrigin(headers: Headers, site: SiteNames): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") !== "cross-site";
  // Privacy settings hide the origin; then only `Sec-Fetch-Site` of newer browsers tells.
  if (origin === "null") {
    const { protocol } = new URL(site.siteUrl);
    return headers.get("sec-fetch-site") === "same-origin" && isOwn(`${protocol}//${headers.get("host") ?? ""}`, site);
  }
  return isOwn(origin, site);
}

function isOwn(origin: string, { siteUrl, names }: SiteNames): boolean {
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  const own = new URL(siteUrl);
  if (given.origin === own.origin) return true;
  // A site on this machine may be reached under any of the machine's loopback names.
  if (loopback.test(own.hostname) && loopback.test(given.hostname)) return true;
  return names.some((name) => given.origin === originOf(name, own));
}

/** A name with the protocol of the site's address, and its port unless it brings its own. */
function originOf(name: string, own: URL): string {
  const hasPort = /:\d+$/u.test(name);
  const address = `${own.protocol}//${name}${hasPort || own.port === "" ? "" : `:${own.port}`}`;
  return URL.canParse(address) ? new URL(address).origin : "";
}
