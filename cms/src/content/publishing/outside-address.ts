/** Hosts that only this machine can reach, or nobody (RFC 6761). */
const unreachable = /(?:^|\.)(?:localhost|invalid)$/u;

/** A name in the domain name system: labels with dots between them, of which the last has no digits alone. */
const hostName = /^(?:[\p{L}\d_](?:[\p{L}\d_-]*[\p{L}\d_])?\.)+(?=[^.]*\p{L})[\p{L}\d-]{2,}$/u;

/** Internet addresses, as `URL` writes them. */
const ipAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/u;

/**
 * Tells whether a text can be the address of something elsewhere: a page of a website that can exist, a mail address or
 * a telephone number.
 *
 * @param url - As an editor wrote it, with its scheme.
 */
export function isPossibleAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === "mailto:" || protocol === "tel:") return true;
  if (protocol !== "https:" && protocol !== "http:") return false;
  const host = hostname.replace(/\.$/u, "");
  return ipAddress.test(host) || (hostName.test(host) && !unreachable.test(host));
}
