/** Hosts that only this machine can reach, or nobody (RFC 6761). */
const unreachable = /(?:^|\.)(?:localhost|invalid)$/u;

/** A host name: labels with dots between them, the last of which has a letter. */
const hostName = /^(?:[\p{L}\d_](?:[\p{L}\d_-]*[\p{L}\d_])?\.)+(?=[^.]*\p{L})[\p{L}\d-]{2,}$/u;

/** IP addresses, as `URL` writes them. */
const ipAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/u;

/**
 * Whether a URL can lead somewhere outside this site: to a website that can exist, an e-mail address or a telephone
 * number.
 *
 * @param url - As an editor typed it, with its scheme.
 */
export function canBeOutsideUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === "mailto:" || protocol === "tel:") return true;
  if (protocol !== "https:" && protocol !== "http:") return false;
  const host = hostname.replace(/\.$/u, "");
  return ipAddress.test(host) || (hostName.test(host) && !unreachable.test(host));
}
