/** The host names under which visitors reach the site. */
interface SiteNames {
  siteUrl: string;
  /** Other host names, such as `www.circuit.example`, with a port if it differs from `siteUrl`'s. */
  names: readonly string[];
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/u;

/**
 * Tells whether a POST comes from a page of the site itself, to prevent CSRF. Without `Origin` it counts as own, unless
 * `Sec-Fetch-Site` says otherwise: browsers add `Origin` to every cross-site POST.
 *
 * @param headers - `origin`, `host` and `sec-fetch-site` of the request.
 */
export function isOwnOrigin(headers: Headers, site: SiteNames): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") !== "cross-site";
  // Privacy settings may hide the origin; then only `Sec-Fetch-Site`, of newer browsers, tells.
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
  // A development site has several loopback names.
  if (loopback.test(own.hostname) && loopback.test(given.hostname)) return true;
  return names.some((name) => given.origin === originOf(name, own));
}

/** Makes an origin of a host name, with the protocol of `siteUrl`, and its port unless the name has one. */
function originOf(name: string, own: URL): string {
  const hasPort = /:\d+$/u.test(name);
  const address = `${own.protocol}//${name}${hasPort || own.port === "" ? "" : `:${own.port}`}`;
  return URL.canParse(address) ? new URL(address).origin : "";
}
